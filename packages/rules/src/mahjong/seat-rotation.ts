import { type ByPlayer, byPlayer, type Player } from './types.js'

export const seatRotations = ['annex4', 'none'] as const
export type SeatRotation = (typeof seatRotations)[number]

/** Who sits East, South, West, North in each wind round (annex 4 of the 2006 book). */
const rotated: readonly ByPlayer<Player>[] = [
  [0, 1, 2, 3],
  [1, 0, 3, 2],
  [2, 3, 1, 0],
  [3, 2, 0, 1],
]

/** Players in the order East, South, West, North of a wind round (0–3) of the session. */
export const seatsOfRound = (round: number, rotation: SeatRotation = 'annex4'): ByPlayer<Player> =>
  (rotation === 'annex4' ? rotated[round % 4] : rotated[0]) as ByPlayer<Player>

/** The wind round (圈, 0–3) of hand 1–16. */
export const windRoundOf = (hand: number): number => Math.floor((hand - 1) / 4) % 4

/** The dealer always passes (no extra hands): the player who deals hand 1–16. */
export const dealerOf = (hand: number, rotation: SeatRotation = 'annex4'): Player =>
  seatsOfRound(windRoundOf(hand), rotation)[((hand - 1) % 4) as Player]

/** Players in the order East (the dealer), South, West, North of hand 1–16. */
export const seatsOfHand = (hand: number, rotation: SeatRotation = 'annex4'): ByPlayer<Player> => {
  const seats = seatsOfRound(windRoundOf(hand), rotation)
  return byPlayer(seat => seats[(hand - 1 + seat) % 4] as Player)
}

/** Seat wind of a player in hand 1–16: 0 East (the dealer), 1 South, 2 West, 3 North. */
export const seatWindOf = (player: Player, hand: number, rotation: SeatRotation = 'annex4'): number => {
  const at = seatsOfRound(windRoundOf(hand), rotation).indexOf(player)
  return (at - ((hand - 1) % 4) + 4) % 4
}
