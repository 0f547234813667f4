import type { ProblemLocation } from '@paiji/rules'
import type { ImportedPlayer } from '../imported-event.js'
import type { SessionBuilder } from '../session-builder.js'
import { readDecimal } from '../values/number.js'
import { plainText } from '../values/text.js'
import type { LinGame, LinPair } from './lin-games.js'

/** What `vg` says of a match of teams. */
export interface LinMatch {
  /** As the file names it: `Segment 4 of 8`. */
  readonly segment: string
  readonly teams: readonly [LinTeam, LinTeam]
}

interface LinTeam {
  readonly name: string
  /** What the team had before this segment, decimal text. */
  readonly carried: string | undefined
}

const teamOf = (name: string | undefined, carried: string | undefined): LinTeam => ({
  name: plainText(name ?? ''),
  carried: readDecimal((carried ?? '').trim()),
})

/** `vg|event,segment,I,first board,last board,team,score,team,score|`; undefined where no two teams are named, or of pairs. */
export const matchOf = (pairs: readonly LinPair[]): LinMatch | undefined => {
  const fields = pairs.find(pair => pair.command === 'vg')?.value.split(',') ?? []
  const [, segment = '', kind = '', , , first, firstScore, second, secondScore] = fields
  const teams = [teamOf(first, firstScore), teamOf(second, secondScore)] as const
  if (/^P/i.test(kind.trim()) || teams.some(team => team.name === '') || teams[0].name === teams[1].name)
    return undefined
  return { segment: plainText(segment), teams }
}

/** Where the four of each room stand in `pn`, of the team that sits north–south in the open room and of the other. */
const seatsOf = [
  { open: [0, 2], closed: [5, 7] },
  { open: [1, 3], closed: [4, 6] },
] as const

const playersOf = (games: readonly LinGame[], team: 0 | 1, at: ProblemLocation): readonly ImportedPlayer[] => {
  const names = games.flatMap(game => {
    const { open, closed } = seatsOf[team]
    const alone = game.room === 'closed' && game.names.length < 8
    return (alone ? closed.map(seat => seat - 4) : [...open, ...closed]).map(seat => game.names[seat] ?? '')
  })
  return [...new Set(names.filter(name => name !== ''))].map(name => ({ name, location: at }))
}

/** Lists the two teams of a match with their players and what they carry; answers their keys. */
export const listTeams = (
  { register }: SessionBuilder,
  { teams }: LinMatch,
  games: readonly LinGame[],
  at: ProblemLocation,
): readonly [string, string] => {
  const key = (team: 0 | 1): string => {
    const { name, carried } = teams[team]
    const isCarried = carried !== undefined && Number(carried) !== 0
    const draft = { number: `${team + 1}`, kind: 'team' as const, name, players: playersOf(games, team, at) }
    const more = { published: {}, location: at, ...(isCarried ? { carried } : {}) }
    return register.add('1', { ...draft, ...more }, false).key
  }
  return [key(0), key(1)]
}

/** The team named first sits north–south in the open room, and east–west in the closed one. */
export const sidesInRoom = ([first, second]: readonly [string, string], room: LinGame['room']): readonly string[] =>
  room === 'closed' ? [second, first] : [first, second]
