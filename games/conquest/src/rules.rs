//! Rules that both books give alike, as questions to the shared table and as changes of it. What an
//! edition rules otherwise it says itself, around these.

mod conquest;
mod march;
mod orders;
mod purchase;
mod sailing;
mod turn;
mod victory;

pub use self::{
    conquest::inherit,
    orders::{
        Buying, Capturing, Conceding, Marching, Sailing, Table, Turning, check_order, commit_order,
    },
    turn::INFLATION,
};
