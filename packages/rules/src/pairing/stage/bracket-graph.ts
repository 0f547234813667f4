import { bracketLines, bracketSize } from '../bracket.js'
import type { BracketPlacement } from './types.js'

/** Where a contestant of a match comes from. */
export type Source =
  | { readonly kind: 'seed'; readonly seed: number }
  | { readonly kind: 'winner'; readonly match: string }
  | { readonly kind: 'loser'; readonly match: string }

export interface BracketMatch {
  /** `w/r1/m2` winners, `l/r3/m1` losers, `p3/r1/m1` match for place 3, `final`, `reset`. */
  readonly id: string
  /** Earliest round in which it can be played. */
  readonly round: number
  readonly sources: readonly [Source, Source]
  /** Place of its winner, when no other match follows for it. */
  readonly place: number
  /** Worst of the places that its winner shares; absent where it has its place alone. */
  readonly sharedTo?: number
  /** Places shared by the losers of this round, when no other match follows for them. */
  readonly loserPlaces: readonly [number, number]
  /** Played only when the second contestant of that match wins it. */
  readonly onlyIfSecondWins?: string
}

export interface Bracket {
  readonly size: number
  readonly matches: readonly BracketMatch[]
}

type Entrant = Source | undefined

interface Grown {
  readonly winner: Entrant
  /** Losers of each round, in bracket order. */
  readonly losers: readonly (readonly Entrant[])[]
}

/** Collects matches and knows when each can be played. */
class Builder {
  readonly matches: BracketMatch[] = []
  private readonly rounds = new Map<string, number>()

  private readyAfter(source: Source): number {
    return source.kind === 'seed' ? 0 : (this.rounds.get(source.match) ?? 0)
  }

  /** The winner; a contestant without an opponent goes through. */
  match(id: string, a: Entrant, b: Entrant, place: number, extra: Partial<BracketMatch> = {}): Entrant {
    if (!a || !b) return a ?? b
    const round = Math.max(this.readyAfter(a), this.readyAfter(b)) + 1
    this.rounds.set(id, round)
    this.matches.push({ id, round, sources: [a, b], place, loserPlaces: [place + 1, place + 1], ...extra })
    return { kind: 'winner', match: id }
  }

  /** Places of those who leave in each round, when `entrants` play for `place` and below. */
  shareOut(prefix: string, entrants: number, place: number): void {
    let below = place + entrants - 1
    for (let round = 1; round <= entrants; round++) {
      const inRound = (match: BracketMatch): boolean => match.id.startsWith(`${prefix}/r${round}/`)
      const leaving = this.matches.filter(inRound).length
      const loserPlaces = [below - leaving + 1, below] as const
      this.matches.forEach((match, i) => {
        if (inRound(match)) this.matches[i] = { ...match, loserPlaces }
      })
      below -= leaving
    }
  }

  played(id: string): boolean {
    return this.rounds.has(id)
  }

  /** A single elimination of the entrants (a power of two of them, some missing). */
  knockout(prefix: string, entrants: readonly Entrant[], place: number): Grown {
    const losers: Entrant[][] = []
    let left = entrants
    for (let round = 1; left.length > 1; round++) {
      const out: Entrant[] = []
      left = pairsOf(left).map(([a, b], i) => {
        const id = `${prefix}/r${round}/m${i + 1}`
        const winner = this.match(id, a, b, place)
        out.push(this.played(id) ? { kind: 'loser', match: id } : undefined)
        return winner
      })
      losers.push(out)
    }
    this.shareOut(prefix, entrants.filter(entrant => entrant !== undefined).length, place)
    return { winner: left[0], losers }
  }
}

const pairsOf = <T>(list: readonly T[]): readonly (readonly [T, T])[] =>
  Array.from({ length: list.length / 2 }, (_, i) => [list[2 * i] as T, list[2 * i + 1] as T] as const)

const seededLines = (n: number): readonly Entrant[] =>
  bracketLines(bracketSize(n)).map(seed => (seed <= n ? { kind: 'seed', seed } : undefined))

/** Matches for all places below, recursively: the losers of each round play on among themselves. */
const placementMatches = (builder: Builder, grown: Grown, best: number): void => {
  grown.losers.forEach((losers, i) => {
    const place = best + 2 ** (grown.losers.length - 1 - i)
    if (losers.length < 2) return
    placementMatches(builder, builder.knockout(`p${place}`, losers, place), place)
  })
}

/**
 * The losers of the quarter-finals meet within their half, whoever wins meets the loser of the other half's semi-final:
 * two third places.
 */
const repechage = (builder: Builder, { losers }: Grown): void => {
  const [[a, b, c, d], [upper, lower]] = [losers.at(-3) ?? [], losers.at(-2) ?? []]
  const quarters = [a, b, c, d].filter(entrant => entrant !== undefined).length
  const thirds = [a ?? b, c ?? d].filter(entrant => entrant !== undefined).length
  const first = { loserPlaces: [5 + thirds, 4 + quarters] as const, sharedTo: 4 }
  const last = { loserPlaces: [5, 4 + thirds] as const, sharedTo: 4 }
  const [one, other] = [builder.match('p3/r1/m1', a, b, 3, first), builder.match('p3/r1/m2', c, d, 3, first)]
  builder.match('p3/r2/m1', one, lower, 3, last)
  builder.match('p3/r2/m2', other, upper, 3, last)
}

export const singleElimination = (n: number, placement: BracketPlacement): Bracket => {
  const builder = new Builder()
  const grown = builder.knockout('w', seededLines(n), 1)
  if (placement === 'all') placementMatches(builder, grown, 1)
  if (placement === 'repechage') repechage(builder, grown)
  const semifinals = grown.losers.at(-2)
  if (placement === 'thirdPlace' && semifinals) builder.match('p3/r1/m1', semifinals[0], semifinals[1], 3)
  return { size: bracketSize(n), matches: builder.matches }
}

/**
 * Two defeats and out. Losers of round 1 meet by section; then survivors meet the new losers, in the opposite order so
 * that early opponents meet again as late as can be, and each other, in turn. One final, or a second one (`reset`)
 * when the unbeaten side loses the first.
 */
export const doubleElimination = (n: number, final: 'single' | 'reset'): Bracket => {
  const builder = new Builder()
  const grown = builder.knockout('w', seededLines(n), 1)
  const [first = [], ...later] = grown.losers
  let round = 1
  const meet = (entrants: readonly (readonly [Entrant, Entrant])[]): readonly Entrant[] => {
    const winners = entrants.map(([a, b], i) => builder.match(`l/r${round}/m${i + 1}`, a, b, 2))
    round += 1
    return winners
  }
  let left: readonly Entrant[] = first.length > 1 ? meet(pairsOf(first)) : first
  for (const losers of later) {
    const fresh = [...losers].reverse()
    left = meet(left.map((survivor, i) => [survivor, fresh[i]] as const))
    if (left.length > 1) left = meet(pairsOf(left))
  }
  builder.shareOut('l', n - 1, 2)
  const champion = builder.match('final', grown.winner, left[0], 1)
  if (final === 'reset' && champion && builder.played('final'))
    builder.match('reset', grown.winner, left[0], 1, {
      onlyIfSecondWins: 'final',
      round: (builder.matches.at(-1)?.round ?? 0) + 1,
    })
  return { size: bracketSize(n), matches: builder.matches }
}
