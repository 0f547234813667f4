import type { RatedEvent, RatedGame, RatedSide, TableOfContest } from './rated-event.js'
import type { WengLinListPolicy } from './rating-policy.js'

interface ContestSide {
  readonly players: readonly string[]
  readonly rank: number
  /** At a table. */
  readonly entry?: string
}

/** One rating game: the final order of an event (or of a group of it), or one of its tables. */
export interface Contest {
  readonly event: string
  readonly endedOn: string
  /** How many sides there were, whether anybody of them is known or not. */
  readonly field: number
  readonly game?: TableOfContest
  /** Those with somebody to rate, in the order of the result. */
  readonly sides: readonly ContestSide[]
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** In the order in which they ended; those of one day by their codes. */
export const inOrder = (events: readonly RatedEvent[]): RatedEvent[] =>
  [...events].sort((a, b) => byText(a.endedOn, b.endedOn) || byText(a.code, b.code) || byText(a.id, b.id))

/** Contestants who are compared with each other: all of them, or each group by itself. */
export const fieldsOf = ({ sides }: RatedEvent): RatedSide[][] => {
  const fields = new Map<string, RatedSide[]>()
  for (const side of sides) {
    const held = fields.get(side.group ?? '')
    if (held) held.push(side)
    else fields.set(side.group ?? '', [side])
  }
  return [...fields.values()]
}

/** Those of a side who were in no better placed one, in no order of the file. */
const newcomers = (players: readonly string[], seen: Set<string>): readonly string[] => {
  const fresh: string[] = []
  for (const player of players) {
    if (seen.has(player)) continue
    seen.add(player)
    fresh.push(player)
  }
  return fresh.length > 1 ? fresh.sort(byText) : fresh
}

/** The sides with somebody to rate. Who is in two of them is rated in the better placed one only. */
export const ratedSides = (
  field: readonly { readonly rank: number; readonly players: readonly string[]; readonly entry?: string }[],
): ContestSide[] => {
  const seen = new Set<string>()
  const sides: ContestSide[] = []
  for (const { rank, players: all, entry } of [...field].sort((a, b) => a.rank - b.rank)) {
    const players = newcomers(all, seen)
    if (players.length > 0) sides.push(entry === undefined ? { players, rank } : { players, rank, entry })
  }
  return sides
}

/** Digits as numbers, so that table 10 stands after table 9; in no reader's language. */
const inSequence = (text: string): string => text.replace(/\d+/g, digits => digits.padStart(9, '0'))

/** A game with the text that says where its table stands; the sides tell games of one table apart. */
interface PlacedGame {
  readonly game: RatedGame
  readonly table: string
}

const END = '|'

const sequenceOf = ({ game, table }: PlacedGame): string =>
  table +
  game.sides
    .map(side => inSequence(side.label))
    .sort(byText)
    .join(END)

const byPlace = (a: PlacedGame, b: PlacedGame): number =>
  a.game.stage - b.game.stage ||
  (a.game.session ?? 1) - (b.game.session ?? 1) ||
  (a.game.round ?? 0) - (b.game.round ?? 0) ||
  (a.table.startsWith(b.table) || b.table.startsWith(a.table)
    ? byText(sequenceOf(a), sequenceOf(b))
    : byText(a.table, b.table))

/** Round by round, then by table. */
const gamesInOrder = (games: readonly RatedGame[]): readonly RatedGame[] =>
  games
    .map(game => ({ game, table: inSequence(game.table ?? '') + END }))
    .sort(byPlace)
    .map(({ game }) => game)

const ofGame = ({ id: event, endedOn }: RatedEvent, rated: RatedGame): Contest => {
  const { sides, ...place } = rated
  const game = { ...place, sides: sides.map(({ entry, rank }) => ({ entry, rank })) }
  return { event, endedOn, field: sides.length, game, sides: ratedSides(sides) }
}

const ofField = ({ id: event, endedOn }: RatedEvent, field: readonly RatedSide[]): Contest => ({
  event,
  endedOn,
  field: field.length,
  sides: ratedSides(field.map(({ rank, players }) => ({ rank, players: players.map(player => player.id) }))),
})

const PARTNERS = '&'

/** The people behind what a rating is kept for. */
export const peopleOf = (keeper: string): readonly string[] => keeper.split(PARTNERS)

/** Everybody who sat as one side is one to be rated. */
const asPartnerships = (contest: Contest): Contest => ({
  ...contest,
  sides: contest.sides.map(side => ({ ...side, players: [side.players.join(PARTNERS)] })),
})

const contestsOfEvent = (policy: WengLinListPolicy, event: RatedEvent): readonly Contest[] => {
  const games = policy.rated === 'order' ? [] : gamesInOrder(event.games ?? []).map(game => ofGame(event, game))
  const isByOrder = policy.rated === 'order' || (policy.rated === 'tableOrOrder' && games.length === 0)
  return isByOrder ? fieldsOf(event).map(field => ofField(event, field)) : games
}

/**
 * Every rating game in the one order in which they count: event by event as they ended, within an event stage by stage,
 * round by round and table by table. A table where only one side is known rates nobody.
 */
export const contestsOf = (policy: WengLinListPolicy, events: readonly RatedEvent[]): readonly Contest[] =>
  inOrder(events)
    .flatMap(event => contestsOfEvent(policy, event))
    .filter(contest => contest.sides.length > 1)
    .map(contest => (policy.keptFor === 'partnership' ? asPartnerships(contest) : contest))

/** Whether two lists are as long as each other and agree at every place. */
const alike = <T>(a: readonly T[], b: readonly T[], agree: (one: T, other: T) => boolean): boolean =>
  a.length === b.length && a.every((one, at) => agree(one, b[at] as T))

const sameSide = (a: ContestSide, b: ContestSide): boolean =>
  a.rank === b.rank && a.entry === b.entry && alike(a.players, b.players, Object.is)

const sameTable = (a: TableOfContest | undefined, b: TableOfContest | undefined): boolean =>
  a?.stage === b?.stage &&
  a?.session === b?.session &&
  a?.round === b?.round &&
  a?.table === b?.table &&
  alike(a?.sides ?? [], b?.sides ?? [], (one, other) => one.entry === other.entry && one.rank === other.rank)

/** Whether two contests do the same to every rating, and tell the same of it. */
export const sameContest = (a: Contest, b: Contest): boolean =>
  a.event === b.event &&
  a.endedOn === b.endedOn &&
  a.field === b.field &&
  sameTable(a.game, b.game) &&
  alike(a.sides, b.sides, sameSide)
