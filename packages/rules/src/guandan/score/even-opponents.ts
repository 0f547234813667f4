import { seeded } from '../cards/seeded.js'

/** Two partners by their numbers from 1. */
export type Partners = readonly [number, number]

/** Partnerships of a round by tables: the first two play each other, the next two, and so on. */
export type PairedRound = readonly Partners[]

/** Exchanges that are tried; a field of 64 over 15 rounds takes a twentieth of a second. */
const attempts = 60_000
/** How much worse an exchange may make the sum of squares at first; it goes down to nothing. */
const warmth = 6
/** After so many exchanges it is asked whether there is anything left to mend. */
const lookEvery = 500

/** How often any two have played against each other. */
class Opponents {
  private readonly times: Int32Array
  private readonly width: number

  constructor(players: number) {
    this.width = players + 1
    this.times = new Int32Array(this.width * this.width)
  }

  /** Counts a table once more, or once less. */
  count(a: Partners, b: Partners, by: 1 | -1): void {
    for (const one of a)
      for (const other of b) {
        ;(this.times[one * this.width + other] as number) += by
        ;(this.times[other * this.width + one] as number) += by
      }
  }

  /** What this table would add to the sum of the squares of all meetings. */
  costOf(a: Partners, b: Partners): number {
    let cost = 0
    for (const one of a) for (const other of b) cost += 2 * (this.times[one * this.width + other] as number) + 1
    return cost
  }

  /** No two have met more often than all must, if everybody is to meet so many. */
  isEven(meetings: number, players: number): boolean {
    const most = Math.ceil(meetings / Math.max(1, players - 1))
    return this.times.every(times => times <= most)
  }
}

/**
 * Partnerships of every round laid to tables so that nobody plays against the same opponent more often than need be:
 * begun with what is given, pairs of tables exchange a partnership as long as that helps, at first also where it does
 * not. The same for the same rounds; who partners whom, and who sits out, is left as it is.
 */
export const evenOpponents = (rounds: readonly PairedRound[], players: number): readonly PairedRound[] => {
  const laid = rounds.map(round => [...round])
  const open = laid.filter(round => round.length >= 4)
  if (open.length === 0) return laid
  const met = new Opponents(players)
  for (const round of laid)
    for (let at = 0; at + 1 < round.length; at += 2) met.count(pairAt(round, at), pairAt(round, at + 1), 1)
  const next = seeded(1)
  for (let step = 0; step < attempts; step++) {
    if (step % lookEvery === 0 && met.isEven(2 * rounds.length, players)) return laid
    const round = open[next(open.length)] as Partners[]
    const tables = round.length >> 1
    const first = next(tables)
    const second = (first + 1 + next(tables - 1)) % tables
    exchange(met, round, { first: 2 * first, second: 2 * second + next(2) }, (warmth * (attempts - step)) / attempts)
  }
  return laid
}

const pairAt = (round: readonly Partners[], at: number): Partners => round[at] as Partners

/** The second partnership of one table for one of another, where that makes meetings more even or little less. */
const exchange = (
  met: Opponents,
  round: Partners[],
  { first, second }: { readonly first: number; readonly second: number },
  allowed: number,
): void => {
  const other = second ^ 1
  const [stays, goes, comes, stayed] = [first, first + 1, second, other].map(at => pairAt(round, at)) as [
    Partners,
    Partners,
    Partners,
    Partners,
  ]
  met.count(stays, goes, -1)
  met.count(comes, stayed, -1)
  const before = met.costOf(stays, goes) + met.costOf(comes, stayed)
  const helps = met.costOf(stays, comes) + met.costOf(goes, stayed) - before <= allowed
  if (helps) {
    round[first + 1] = comes
    round[second] = goes
  }
  met.count(stays, helps ? comes : goes, 1)
  met.count(helps ? goes : comes, stayed, 1)
}
