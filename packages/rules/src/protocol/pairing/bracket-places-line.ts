import { type Fields, fieldsOf, type RequestId, type RequestReader } from '../../pairing/request-reader.js'

type Json = Readonly<Record<string, unknown>>

const brackets = ['winners', 'losers', 'third', 'final'] as const

interface Match {
  readonly path: string
  readonly bracket: (typeof brackets)[number]
  readonly round: number
  readonly winner: string
  readonly loser: string
}

const readMatch = (reader: RequestReader, fields: Fields, path: string): Match | undefined => {
  const bracket = brackets.find(one => one === fields.bracket)
  if (!bracket) {
    reader.refuse('KIND_UNKNOWN', `${path}.bracket`, { kind: String(fields.bracket), expected: brackets.join(', ') })
    return undefined
  }
  const round = fields.round === undefined && bracket !== 'winners' && bracket !== 'losers' ? 1 : fields.round
  const played = reader.whole({ [`${path}.round`]: round }, `${path}.round`, 0, 1000)
  const [a, b] = [reader.knownId(fields.a, `${path}.a`), reader.knownId(fields.b, `${path}.b`)]
  const winner = reader.knownId(fields.winner, `${path}.winner`)
  if (winner !== a && winner !== b) {
    reader.refuse('WINNER_MISSING', `${path}.winner`, { slot: path, first: a, second: b })
    return undefined
  }
  if (a === b) {
    reader.refuse('OPPONENT_IS_SELF', path, { id: a })
    return undefined
  }
  return { path, bracket, round: played, winner, loser: winner === a ? b : a }
}

const readMatches = (reader: RequestReader, fields: Fields): readonly Match[] =>
  reader.list(fields, 'matches', 'refuse').flatMap((item, at): readonly Match[] => {
    const path = `matches[${at}]`
    const own = fieldsOf(item)
    if (!own) reader.refuse('OBJECT_EXPECTED', path)
    const match = own && readMatch(reader, own, path)
    return match ? [match] : []
  })

/** Whether a match of `bracket` in `round` comes after a defeat that put its loser out. */
const isAfter = (defeat: Match, { bracket, round }: Match): boolean =>
  bracket === 'final' || (bracket === defeat.bracket && round > defeat.round)

/**
 * Matches that cannot all be of one bracket: a side twice in a round of it (`SIDE_TWICE`), a side that had gone out and
 * plays on, or plays for the first and for the third place (`PLACE_NOT_EARNED`, `owner` who put it out or whom it met).
 */
const refuseContradictions = (reader: RequestReader, matches: readonly Match[]): void => {
  const out = matches.some(({ bracket }) => bracket === 'losers') ? 'losers' : 'winners'
  const defeats = new Map(matches.filter(({ bracket }) => bracket === out).map(match => [match.loser, match]))
  // Two sides alone meet again in the final of a double elimination, which has no losers' bracket then.
  if (new Set(matches.flatMap(({ winner, loser }) => [winner, loser])).size < 3) defeats.clear()
  const finals = matches.filter(({ bracket }) => bracket === 'final')
  const seen = new Set<string>()
  for (const match of matches)
    for (const [side, other] of [
      [match.winner, match.loser],
      [match.loser, match.winner],
    ] as const) {
      const once = JSON.stringify([match.bracket, match.round, side])
      if (seen.has(once)) reader.refuse('SIDE_TWICE', match.path, { side })
      seen.add(once)
      const defeat = defeats.get(side)
      if (defeat && isAfter(defeat, match))
        reader.refuse('PLACE_NOT_EARNED', match.path, { side, owner: defeat.winner })
      const inFinal = match.bracket === 'third' && finals.some(one => one.winner === side || one.loser === side)
      if (inFinal) reader.refuse('PLACE_NOT_EARNED', match.path, { side, owner: other })
    }
}

/** The last of its kind; a second final comes after the first. */
const lastOf = (matches: readonly Match[], bracket: Match['bracket']): Match | undefined =>
  matches
    .filter(match => match.bracket === bracket)
    .reduce<Match | undefined>((last, match) => (last && last.round > match.round ? last : match), undefined)

/** By side, the round in which it went out: its last defeat on the side of the bracket that puts out. */
const leavingRounds = (matches: readonly Match[], places: ReadonlySet<string>): ReadonlyMap<string, number> => {
  const out = matches.some(({ bracket }) => bracket === 'losers') ? 'losers' : 'winners'
  const rounds = new Map<string, number>()
  for (const { bracket, loser, round } of matches)
    if (bracket === out && !places.has(loser)) rounds.set(loser, Math.max(round, rounds.get(loser) ?? 0))
  return rounds
}

const groupsOf = (matches: readonly Match[]): readonly (readonly string[])[] => {
  const final = lastOf(matches, 'final') ?? lastOf(matches, 'winners')
  const third = lastOf(matches, 'third')
  const ahead = [final, third].flatMap(match => (match ? [[match.winner], [match.loser]] : []))
  const left = leavingRounds(matches, new Set(ahead.flat()))
  const rounds = [...new Set(left.values())].sort((a, b) => b - a)
  return [...ahead, ...rounds.map(round => [...left].flatMap(([side, at]) => (at === round ? [side] : [])))]
}

/**
 * `bracket_places`: who shares which place of a bracket, from its matches alone. Problems besides those of the reader:
 * `RESULTS_MISSING` (a side that neither won the final nor went out), `WINNER_MISSING`, `KIND_UNKNOWN`,
 * `OPPONENT_IS_SELF`, and those of matches that contradict each other.
 */
export const answerBracketPlaces = (reader: RequestReader, fields: Fields): Json => {
  const sides = reader.list(fields, 'sides', 'refuse').map((side, at) => reader.newId(side, `sides[${at}]`))
  const matches = readMatches(reader, fields)
  refuseContradictions(reader, matches)
  const groups = groupsOf(matches)
  const placed = new Set(groups.flat())
  const order = new Map(sides.map((side, at) => [side, at]))
  if (sides.length === 1 && placed.size === 0) return { places: [[reader.given(sides[0] ?? '')]] }
  const missing = sides.find(side => !placed.has(side))
  if (missing !== undefined && reader.problems.length === 0)
    reader.refuse('RESULTS_MISSING', 'matches', { side: missing })
  const inOrder = (group: readonly string[]): readonly RequestId[] =>
    [...group].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)).map(side => reader.given(side))
  return { places: groups.map(inOrder) }
}
