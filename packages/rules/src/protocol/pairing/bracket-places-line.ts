import { type Fields, fieldsOf, type RequestId, type RequestReader } from '../../pairing/request-reader.js'

type Json = Readonly<Record<string, unknown>>

const brackets = ['winners', 'losers', 'third', 'final'] as const

interface Match {
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
  const played = reader.whole({ round }, 'round', 0, 1000)
  const [a, b] = [reader.knownId(fields.a, `${path}.a`), reader.knownId(fields.b, `${path}.b`)]
  const winner = reader.knownId(fields.winner, `${path}.winner`)
  if (winner !== a && winner !== b) {
    reader.refuse('WINNER_MISSING', `${path}.winner`, { slot: path, first: a, second: b })
    return undefined
  }
  return { bracket, round: played, winner, loser: winner === a ? b : a }
}

const readMatches = (reader: RequestReader, fields: Fields): readonly Match[] =>
  reader.list(fields, 'matches', 'refuse').flatMap((item, at): readonly Match[] => {
    const path = `matches.${at}`
    const own = fieldsOf(item)
    if (!own) reader.refuse('OBJECT_EXPECTED', path)
    const match = own && readMatch(reader, own, path)
    return match ? [match] : []
  })

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
 * `RESULTS_MISSING` (a side that neither won the final nor went out), `WINNER_MISSING`, `KIND_UNKNOWN`.
 */
export const answerBracketPlaces = (reader: RequestReader, fields: Fields): Json => {
  const sides = reader.list(fields, 'sides', 'refuse').map((side, at) => reader.newId(side, `sides.${at}`))
  const groups = groupsOf(readMatches(reader, fields))
  const placed = new Set(groups.flat())
  const order = new Map(sides.map((side, at) => [side, at]))
  if (sides.length === 1 && placed.size === 0) return { places: [[reader.given(sides[0] ?? '')]] }
  const missing = sides.find(side => !placed.has(side))
  if (missing !== undefined) reader.refuse('RESULTS_MISSING', 'matches', { side: missing })
  const inOrder = (group: readonly string[]): readonly RequestId[] =>
    [...group].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)).map(side => reader.given(side))
  return { places: groups.map(inOrder) }
}
