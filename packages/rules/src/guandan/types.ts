/** The sport's vocabulary. Seats are 0..3 in playing (anticlockwise) order: the next player is seat + 1, partner seat + 2. */

export const suits = ['S', 'H', 'D', 'C'] as const
export type Suit = (typeof suits)[number]

export const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const
export type Rank = (typeof ranks)[number]

/** The fourteen ordinals of the level ladder (art. 3.11); `A+` is A passed. */
export const levelMarks = [...ranks, 'A+'] as const
export type LevelMark = (typeof levelMarks)[number]

export const handTypes = [
  'bomb',
  'full_house',
  'joker_bomb',
  'pair',
  'plate',
  'single',
  'straight',
  'straight_flush',
  'triple',
  'tube',
] as const
export type HandType = (typeof handTypes)[number]

export type SeatNo = 0 | 1 | 2 | 3
/** Side 0 sits at seats 0 and 2, side 1 at 1 and 3. */
export type SideNo = 0 | 1
/** Something for each of the two sides. */
export type PerSide<T> = readonly [T, T]

export const seatNos = [0, 1, 2, 3] as const
export const sideOf = (seat: SeatNo): SideNo => (seat % 2) as SideNo
export const otherSide = (side: SideNo): SideNo => (1 - side) as SideNo
export const nextSeatNo = (seat: SeatNo, steps = 1): SeatNo => ((((seat + steps) % 4) + 4) % 4) as SeatNo
export const partnerNo = (seat: SeatNo): SeatNo => nextSeatNo(seat, 2)

/** Who went out first, second … ; two seats are enough for a double win, three for any other order. */
export type FinishingOrder = readonly SeatNo[]
