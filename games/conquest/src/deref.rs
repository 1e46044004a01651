//! An edition's type that holds what both editions share can be used like it.

/// Lets a type be used like its field, and changed like it if `mut` is said.
#[macro_export]
macro_rules! deref {
    ($outer:ident, $field:ident: $inner:ty) => {
        impl ::std::ops::Deref for $outer {
            type Target = $inner;

            #[inline]
            fn deref(&self) -> &$inner {
                &self.$field
            }
        }
    };
    ($outer:ident, mut $field:ident: $inner:ty) => {
        $crate::deref!($outer, $field: $inner);

        impl ::std::ops::DerefMut for $outer {
            #[inline]
            fn deref_mut(&mut self) -> &mut $inner {
                &mut self.$field
            }
        }
    };
}
