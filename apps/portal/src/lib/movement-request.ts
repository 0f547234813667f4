import type { Problem, SeatingProposal } from '@paiji/rules'
import { mitchell, type MovementKind, type MovementRequest, planMovement, switchAdvice } from '@paiji/rules/movement'
import { codeOf, codesOf, type EvenMitchell, type SitOutDirection } from '@/lib/codes'
import type { ApiProblem } from '@/lib/graphql/result'

/** The designs one can choose, with what each asks besides boards and rounds. */
export const designs: Readonly<
  Record<Exclude<MovementKind, 'card' | 'seats'>, readonly ('even' | 'switched' | 'sitOut')[]>
> = {
  mitchell: ['even', 'switched', 'sitOut'],
  howell: [],
  web: ['switched'],
  appendix: ['switched'],
  rover: ['even', 'switched'],
  hesitation: [],
  rainbow: ['switched'],
  shomate: [],
  teamHowell: [],
  whist: [],
}
export type Design = keyof typeof designs

/** Who has a number in a movement. */
export type Numbered = 'pairs' | 'players' | 'teams'

const numbered: Partial<Readonly<Record<MovementKind, Numbered>>> = {
  rainbow: 'players',
  shomate: 'players',
  teamHowell: 'teams',
  whist: 'teams',
}
export const numberedIn = ({ kind, seats }: MovementRequest): Numbered =>
  numbered[kind] ?? (seats?.some(hasPartner) ? 'players' : 'pairs')

/** Who has a number where the sides have so many players each: one alone, a pair, a team. Without names: pairs. */
export const numberedBy = (players: number): Numbered => (players === 1 ? 'players' : players > 3 ? 'teams' : 'pairs')

/** The designs that number such contestants and can be laid out for so many of them. */
export const fittingDesigns = (of: Numbered, sides: number): readonly Design[] =>
  codesOf(designs).filter(
    kind => (numbered[kind] ?? 'pairs') === of && planMovement({ kind, boardsARound: 1 }, sides).ok,
  )

const hasPartner = (seat: unknown): boolean =>
  typeof seat === 'object' && seat !== null && 'south' in seat && typeof seat.south === 'number'

export const evens: Readonly<Record<EvenMitchell, true>> = { skip: true, shareAndRelay: true }
export const sitOuts: Readonly<Record<SitOutDirection, true>> = { ns: true, ew: true }

/** What a form or an address says of a movement. */
export interface MovementChoice {
  readonly pairs: number
  readonly request: MovementRequest
}

type Ask = (name: string) => string | null | undefined

const numberOf = (text: string | null | undefined): number | undefined =>
  text && /^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined

/** Reads an address or a form; what is not said, or cannot be read, is as usual. */
export const movementChoice = (ask: Ask): MovementChoice => {
  const kind = codeOf(designs, ask('kind')) ?? 'mitchell'
  const takes = designs[kind]
  const rounds = numberOf(ask('rounds'))
  const sections = numberOf(ask('sections'))
  const switched = takes.includes('switched') ? numberOf(ask('switched')) : undefined
  const even = takes.includes('even') ? codeOf(evens, ask('even')) : null
  const sitOut = takes.includes('sitOut') ? codeOf(sitOuts, ask('sitOut')) : null
  const request: MovementRequest = {
    kind,
    boardsARound: numberOf(ask('boards')) ?? 3,
    ...(rounds === undefined ? {} : { rounds }),
    ...(sections === undefined || sections < 2 ? {} : { sections }),
    ...(switched === undefined ? {} : { arrowSwitched: switched }),
    ...(even ? { even } : {}),
    ...(sitOut ? { sitOut } : {}),
    ...(ask('barometer') ? { barometer: true } : {}),
  }
  return { pairs: Math.min(numberOf(ask('pairs')) ?? 14, 400), request }
}

/**
 * What each number of switched rounds does to the balance of a plain Mitchell, section by section alike; empty for other
 * movements, where somebody sits out, and where there would be too many tables to try.
 */
export const switchesOf = (request: MovementRequest, pairs: number): ReturnType<typeof switchAdvice> => {
  const { kind, rounds, even, sections = 1 } = request
  const tables = pairs / sections / 2
  if (kind !== 'mitchell' || !Number.isInteger(tables) || tables > 30) return []
  const made = mitchell({
    tables,
    ...(rounds === undefined ? {} : { rounds }),
    ...(even === undefined ? {} : { even }),
  })
  return made.ok ? switchAdvice(made.value) : []
}

/** The number of switched rounds, at least one, that compares the pairs most evenly in one field. */
export const bestSwitch = (request: MovementRequest, pairs: number): number | undefined => {
  const all = switchesOf(request, pairs).filter(({ switched }) => switched > 0)
  const least = Math.min(...all.map(({ balance }) => balance.sd))
  return all.find(({ balance }) => balance.sd === least)?.switched
}

/**
 * What fits those entered, before anybody has chosen: where the conditions rank all pairs in one field, as many rounds of a
 * Mitchell are switched as compare them most evenly; a pair that nobody meets stands in for one that sits out.
 */
export const usualMovement = (of: Numbered, sides: number, winners: unknown): MovementChoice => {
  const kind = of === 'pairs' ? 'mitchell' : (fittingDesigns(of, sides)[0] ?? 'mitchell')
  const given: Readonly<Record<string, string>> = { boards: '2', kind }
  const plain = movementChoice(name => given[name] ?? null)
  const switched = kind === 'mitchell' && winners !== 2 ? bestSwitch(plain.request, sides + (sides % 2)) : undefined
  return switched === undefined ? plain : movementChoice(name => ({ ...given, switched: `${switched}` })[name] ?? null)
}

/** A field of the form by the part of the request that it fills. */
export const fieldOfRequest = (path: string): string | undefined =>
  path === 'boardsARound' ? 'boards' : path === 'arrowSwitched' ? 'switched' : path || undefined

/** The address of the same movement, of its page or its file. */
export const movementQuery = ({ pairs, request }: MovementChoice): string => {
  const { kind, boardsARound, rounds, sections, arrowSwitched, even, sitOut, barometer } = request
  const given = {
    pairs,
    kind,
    boards: boardsARound,
    rounds,
    sections,
    switched: arrowSwitched,
    even,
    sitOut,
    barometer,
  }
  const said = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]]))
  return new URLSearchParams(said as [string, string][]).toString()
}

/** A problem of the rules in the shape the API sends its own. */
export const shownProblem = ({ code, severity, params, at }: Problem): ApiProblem => ({
  code,
  severity: severity ?? null,
  path: at?.path ?? null,
  params: Object.entries(params ?? {}).map(([name, value]) => ({ name, value: `${value}` })),
})

/** The most boards that any contestant has in these rounds; a team plays each of them at two tables. */
export const playedBoards = (rounds: SeatingProposal['rounds']): number => {
  const own = new Map<number, Set<string>>()
  for (const { sides, boards } of rounds.flat())
    for (const side of sides) {
      const all = own.get(side) ?? new Set()
      for (const board of boards) all.add(board)
      own.set(side, all)
    }
  return Math.max(0, ...[...own.values()].map(all => all.size))
}

/** Boards as they are printed: `1–3`. */
export const boardRange = (boards: readonly string[]): string =>
  boards.length > 1 ? `${boards[0]}–${boards.at(-1)}` : (boards[0] ?? '')
