//! Printed places as closed lists.

/// A closed list of printed places, in the order of `board.json`.
#[macro_export]
macro_rules! places {
    ($(#[$doc:meta])* $name:ident, $n:ident; $($place:ident = $id:literal, $printed:literal;)+) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[cfg_attr(debug_assertions, derive(ts_rs::TS))]
        pub enum $name {
            $($place,)+
        }

        impl $name {
            /// All of them, in the order of the board.
            pub const ALL: [$name; $n] = [$($name::$place,)+];

            /// Its name in files, messages and handles.
            #[inline]
            pub fn id(self) -> &'static str {
                match self {
                    $($name::$place => $id,)+
                }
            }

            /// Its name on the board.
            #[inline]
            pub fn name(self) -> &'static str {
                match self {
                    $($name::$place => $printed,)+
                }
            }

            /// Its place in the list.
            #[inline]
            pub fn idx(self) -> usize {
                self as usize
            }

            /// The place with this index; the lists have no gaps.
            #[inline]
            pub fn at(idx: usize) -> $name {
                $name::ALL[idx]
            }

            /// Takes a printed name from the front of `text`.
            pub fn take(text: &str) -> Option<($name, &str)> {
                ::parts::names::take_name(text, $name::ALL.map(|it| (it, it.name())))
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = ();

            /// Reads a printed name with nothing after it.
            fn from_str(text: &str) -> Result<$name, ()> {
                $name::take(text).and_then(::parts::names::whole).ok_or(())
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}
