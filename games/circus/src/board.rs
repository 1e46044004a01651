//! Printed facts: the hexes of the track, its four parts, start and finish. Which hex is what is
//! read from `board.json`.

mod distance;
mod hex;

use std::sync::LazyLock;

use parts::board_file;
use serde::Deserialize;

pub use self::hex::{Direction, Hex, HexSet};

pub const N_HEXES: usize = 201;

/// How far the outermost rows lie from the middle one.
pub(crate) const N_SIDE: i8 = 5;

/// Where a chariot can be, in the order of the race.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    Upper,
    Left,
    Lower,
    Right,
    /// Not a part of the track: whoever is here races no more.
    Finish,
}

/// CIR-28 How many parts make a lap.
pub const N_SECTIONS: i16 = 4;

/// What the printed board says, ready for the rules to ask.
#[derive(Debug)]
pub struct Board {
    parts: [Part; N_HEXES],
    /// The direction and the distance between hexes that lie in a line.
    lines: Box<[[Line; N_HEXES]; N_HEXES]>,
    /// What lies before each hex, by direction.
    rays: [[Ray; 6]; N_HEXES],
    /// CIR-06 CIR-07 Within a part, smaller is ahead.
    ranks: [i16; N_HEXES],
    /// CIR-02 Where chariots are placed; the second as a wedge.
    starts: [HexSet; 2],
    finish: HexSet,
    /// CIR-21 Fewest hexes to the finish on an empty track: before the lap is done, and after.
    steps: [[u8; N_HEXES]; 2],
    /// CIR-21 What one lap more costs.
    lap: u32,
}

/// The direction and the distance to another hex, if it lies in a line.
type Line = Option<(Direction, u8)>;

/// One hex further in some direction.
#[derive(Debug, Clone, Copy)]
pub struct Step {
    pub to: Hex,
    pub border: Border,
    /// CIR-28 How it changes the section.
    pub crossing: i8,
}

/// The hexes in a line from one, as far as the largest card or the edge of the track.
#[derive(Debug, Clone, Copy)]
struct Ray {
    steps: [Step; MAX_CARD],
    len: u8,
}

/// The largest card.
const MAX_CARD: usize = 5;

/// What lies between two hexes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Border {
    /// Nothing: both belong to the track.
    Open,
    /// CIR-17 The side of the finish that opens to the upper straight.
    Goal,
    /// CIR-17 The thick line around the rest of it.
    ThickLine,
}

/// The board, read once.
#[inline]
pub fn board() -> &'static Board {
    static BOARD: LazyLock<Board> = LazyLock::new(|| Board::read(include_str!("../board.json")));
    &BOARD
}

#[derive(Deserialize)]
struct BoardFile {
    rows: Vec<RowFile>,
    start_wedge: Vec<String>,
    finish_entered_from: char,
}

#[derive(Deserialize)]
struct RowFile {
    row: char,
    first_q: i8,
    /// One letter a hex, from the left.
    hexes: String,
}

impl Board {
    fn read(json: &str) -> Board {
        let file: BoardFile = board_file::read(json);
        let mut coords = Vec::new();
        let mut parts = Vec::new();
        let mut band = HexSet::NONE;
        for (r, row) in (-N_SIDE..).zip(&file.rows) {
            let hexes = row.hexes.chars();
            for (q, letter) in (row.first_q..).zip(hexes) {
                let hex = Hex::nth(coords.len());
                coords.push((q, r));
                parts.push(part(letter));
                if letter == 's' {
                    band.insert(hex);
                }
            }
            assert_eq!(row.row, Hex::nth(coords.len() - 1).row(), "board.json: rows out of order");
        }
        assert_eq!(file.finish_entered_from, 'u', "board.json: the finish opens to another part");
        let coords: [(i8, i8); N_HEXES] = coords.try_into().expect("board.json has 201 hexes");
        let parts: [Part; N_HEXES] = parts.try_into().expect("as many parts as hexes");

        let named = |name: &String| -> Hex { name.parse().expect("a hex of the board") };
        let mut wedge = HexSet::NONE;
        file.start_wedge.iter().for_each(|name| wedge.insert(named(name)));
        let mut finish = HexSet::NONE;
        Hex::all()
            .filter(|hex| parts[hex.idx()] == Part::Finish)
            .for_each(|hex| finish.insert(hex));

        let beside = std::array::from_fn(|idx| {
            Direction::ALL.map(|direction| {
                let (dq, dr) = direction.step();
                let (q, r) = coords[idx];
                let found = coords.iter().position(|it| *it == (q + dq, r + dr));
                found.map(Hex::nth)
            })
        });
        let ranks = std::array::from_fn(|idx| rank(parts[idx], coords[idx]));
        let (steps, lap) = distance::measure(&parts, &beside);
        let rays = std::array::from_fn(|idx| {
            Direction::ALL.map(|direction| Ray::new(Hex::nth(idx), direction, &parts, &beside))
        });
        let lines = Box::new(
            coords.map(|(q, r)| coords.map(|(to_q, to_r)| Direction::along(to_q - q, to_r - r))),
        );
        Board { parts, lines, rays, ranks, starts: [band, wedge], finish, steps, lap }
    }

    #[inline]
    pub fn part(&self, hex: Hex) -> Part {
        self.parts[hex.idx()]
    }

    /// The hexes in a line from one, as far as the largest card or the edge of the track.
    #[inline]
    pub fn ray(&self, hex: Hex, direction: Direction) -> &[Step] {
        let ray = &self.rays[hex.idx()][direction as usize];
        &ray.steps[..usize::from(ray.len)]
    }

    /// CIR-06 CIR-07 Within a part, smaller is ahead.
    pub fn rank(&self, hex: Hex) -> i16 {
        self.ranks[hex.idx()]
    }

    /// CIR-02 The start area, as a band or as a wedge.
    pub fn start(&self, wedge: bool) -> HexSet {
        self.starts[usize::from(wedge)]
    }

    /// CIR-18 The finish area; CIR-27 each of its hexes can be entered, statue or not.
    pub fn finish(&self) -> HexSet {
        self.finish
    }

    /// The direction from one hex to another and how many hexes it is, if they lie in a line.
    #[inline]
    pub fn line(&self, from: Hex, to: Hex) -> Line {
        self.lines[from.idx()][to.idx()]
    }

    /// The hexes from one to another in a line, both included; only the first if they lie in none.
    pub fn between(&self, from: Hex, to: Hex) -> impl Iterator<Item = Hex> {
        let ray = match self.line(from, to) {
            Some((direction, n)) => &self.ray(from, direction)[..usize::from(n)],
            None => &[],
        };
        [from].into_iter().chain(ray.iter().map(|step| step.to))
    }

    /// CIR-21 Fewest hexes to the finish on an empty track. A lap is 0 until it is done, then 1;
    /// it is below 0 behind the start.
    #[inline]
    pub fn steps(&self, hex: Hex, section: i16) -> u32 {
        let lap = section.div_euclid(N_SECTIONS);
        let done = usize::from(0 < lap);
        let extra = u32::from(lap.min(0).unsigned_abs());
        u32::from(self.steps[done][hex.idx()]) + extra * self.lap
    }
}

impl Ray {
    fn new(
        from: Hex,
        direction: Direction,
        parts: &[Part; N_HEXES],
        beside: &[[Option<Hex>; 6]; N_HEXES],
    ) -> Ray {
        let nowhere = Step { to: from, border: Border::Open, crossing: 0 };
        let mut ray = Ray { steps: [nowhere; MAX_CARD], len: 0 };
        let mut at = from;
        for step in &mut ray.steps {
            let Some(to) = beside[at.idx()][direction as usize] else { break };
            *step = Step::new(to, parts[at.idx()], parts[to.idx()]);
            ray.len += 1;
            at = to;
        }
        ray
    }
}

impl Step {
    fn new(to: Hex, here: Part, there: Part) -> Step {
        let border = match (here, there) {
            (Part::Upper, Part::Finish) => Border::Goal,
            (_, Part::Finish) | (Part::Finish, _) => Border::ThickLine,
            _ => Border::Open,
        };
        let crossing = if border == Border::Open { crossing(here, there) } else { 0 };
        Step { to, border, crossing }
    }
}

/// CIR-28 How the section changes from one part to the next: one up forward, one down backward.
fn crossing(from: Part, to: Part) -> i8 {
    match (to as i16 - from as i16).rem_euclid(N_SECTIONS) {
        0 => 0,
        1 => 1,
        _ => -1,
    }
}

fn part(letter: char) -> Part {
    match letter {
        'u' | 's' => Part::Upper,
        'l' => Part::Left,
        'd' => Part::Lower,
        'r' => Part::Right,
        'f' => Part::Finish,
        _ => panic!("board.json: no part {letter}"),
    }
}

/// CIR-06 Further forward is ahead on a straight; CIR-07 then, and in a transition, further inside.
fn rank(part: Part, (q, r): (i8, i8)) -> i16 {
    let (q, r) = (i16::from(q), i16::from(r));
    // No straight is wider than ten rows, so a row never outweighs a place in the line.
    let straight = |ahead: i16| ahead * 10 + r.abs();
    match part {
        Part::Upper => straight(2 * q + r),
        Part::Left => -q,
        Part::Lower => straight(-(2 * q + r)),
        Part::Right => q,
        Part::Finish => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(name: &str) -> Hex {
        name.parse().unwrap()
    }

    #[test]
    fn the_track_has_the_printed_counts() {
        let count = |part| Hex::all().filter(|&it| board().part(it) == part).count();
        assert_eq!([Part::Upper, Part::Left, Part::Lower, Part::Right].map(count), [90, 5, 90, 5]);
        assert_eq!(board().finish().len(), 11);
        assert_eq!([false, true].map(|wedge| board().start(wedge).len()), [15, 15]);
        let both =
            Hex::all().filter(|&it| board().start(false).has(it) && board().start(true).has(it));
        assert_eq!(both.count(), 12, "the wedge differs from the band by three hexes");
    }

    #[test]
    fn neighbours_are_mutual_and_no_two_hexes_of_a_part_rank_alike() {
        for one in Hex::all() {
            for direction in Direction::ALL {
                let Some(&Step { to: other, .. }) = board().ray(one, direction).first() else {
                    continue;
                };
                assert_eq!(board().line(one, other), Some((direction, 1)));
                let back = |it| board().ray(other, it).first().is_some_and(|it| it.to == one);
                assert!(Direction::ALL.into_iter().any(back));
            }
            for other in Hex::all().filter(|&it| it != one && board().part(it) != Part::Finish) {
                let alike = board().part(one) == board().part(other)
                    && board().rank(one) == board().rank(other);
                assert!(!alike, "{one} and {other}");
            }
        }
    }

    #[track_caller]
    fn check_steps(name: &str, section: i16, expected: u32) {
        assert_eq!(board().steps(hex(name), section), expected, "{name} in section {section}");
    }

    // rule: CIR-21
    #[test]
    fn steps_are_the_fewest_hexes_to_the_finish() {
        // One from the hex above the finish, after the lap; nearly two dozen before it.
        check_steps("E5", 4, 1);
        check_steps("E5", 0, 16);
        check_steps("A14", 0, 29);
        check_steps("A16", 0, 31);
        check_steps("A16", 4, 5);
        check_steps("F5", 1, 15);
        check_steps("F17", 3, 2);
        check_steps("G16", 2, 3);
        // Behind the start, a lap is 26 hexes on the inside; past the finish, the way back is open.
        check_steps("A14", -4, 29 + 26);
        check_steps("F17", -5, 2 + 26 + 26);
        check_steps("F5", 5, 2);
        check_steps("E5", 8, 1);
    }
}
