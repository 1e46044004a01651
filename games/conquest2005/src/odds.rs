//! Exact chances of a battle, by counting every way it can go.
