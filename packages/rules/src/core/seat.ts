/** The four seats in playing order; guandan and mahjong use the same compass. */
export const seats = ['north', 'east', 'south', 'west'] as const
export type Seat = (typeof seats)[number]
export type BySeat<T> = Readonly<Record<Seat, T>>

export const seatIndex = (seat: Seat): number => seats.indexOf(seat)
export const nextSeat = (seat: Seat, steps = 1): Seat => seats[(seatIndex(seat) + steps) % 4] as Seat
export const partnerOf = (seat: Seat): Seat => nextSeat(seat, 2)
export const bySeat = <T>(fn: (seat: Seat) => T): BySeat<T> => ({
  north: fn('north'),
  east: fn('east'),
  south: fn('south'),
  west: fn('west'),
})
