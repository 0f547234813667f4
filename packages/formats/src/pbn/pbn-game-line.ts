import type { ProblemLocation } from '@paiji/rules'
import type { Direction, ImportedLine, ImportedSheet } from '../imported-event.js'
import { defined } from '../values/defined.js'
import { readDecimal, readInteger } from '../values/number.js'
import { bothAwards } from '../values/both-awards.js'
import { readSheet, type SheetCell, type SheetCells } from '../values/sheet.js'
import { plainText } from '../values/text.js'
import type { PbnGame } from './pbn-games.js'
import { entrantKey, type PbnContext } from './pbn-lines.js'
import { remarkNames } from '../stated/statements.js'
import { readRecord } from './pbn-record.js'
import { readScoreTag } from './vocabulary.js'

const tagOfCell: Readonly<Record<SheetCell, string>> = {
  contract: 'contract',
  declarer: 'declarer',
  tricks: 'result',
  result: 'result',
  score: 'score',
}

const given = (game: PbnGame, name: string): string | undefined => {
  const value = game.get(name)?.value.trim()
  return value === undefined || value === '' || value === '?' || value === '-' ? undefined : value
}

const isTeamEvent = (game: PbnGame): boolean =>
  given(game, 'hometeam') !== undefined && given(game, 'visitteam') !== undefined

const readRoom = (game: PbnGame): 'open' | 'closed' | undefined => {
  const room = given(game, 'room')?.toLowerCase()
  return room === 'open' || room === 'closed' ? room : undefined
}

const names = (game: PbnGame, seats: readonly [string, string]): string | undefined => {
  const both = seats.map(seat => given(game, seat))
  return both.every(name => name !== undefined) ? both.join(' - ') : undefined
}

const seatsOf = { NS: ['north', 'south'], EW: ['east', 'west'] } as const

/** The two who sit for a team: its members where no roster lists them, and remarked where one does without them. */
const nameMembers = (
  { log, register }: PbnContext,
  key: string,
  game: PbnGame,
  direction: Direction,
  at: ProblemLocation,
): void => {
  const entrant = register.get(key)
  const players = seatsOf[direction].flatMap(seat => {
    const name = plainText(given(game, seat) ?? '')
    return name === '' ? [] : [{ name, location: at }]
  })
  if (entrant?.listed && entrant.players.length > 0) remarkNames(log, at, entrant, players)
  else for (const player of players) register.nameMember(key, player)
}

/** Who sits where: teams by room, pairs by number or by their players' names. */
const sideOf = (context: PbnContext, game: PbnGame, direction: Direction): string | undefined => {
  const at = { line: game.get('board')?.line ?? 1, path: `Board ${given(game, 'board') ?? ''}` }
  if (isTeamEvent(game)) {
    const homeSits: Direction = readRoom(game) === 'closed' ? 'EW' : 'NS'
    const team = given(game, direction === homeSits ? 'hometeam' : 'visitteam') as string
    const key = entrantKey(context, plainText(team), direction, { kind: 'team' }, at)
    nameMembers(context, key, game, direction, at)
    return key
  }
  const players = names(game, seatsOf[direction])
  const number = given(game, `pair${direction.toLowerCase()}`) ?? players
  return number === undefined ? undefined : entrantKey(context, plainText(number), direction, { names: players }, at)
}

const cellsOf = (game: PbnGame): SheetCells => {
  const tricks = given(game, 'result')
    ?.replace(/^(?:NS|EW)\s*/i, '')
    .replace(/\^$/, '')
  const declarer = given(game, 'declarer')?.replace(/^\^/, '')
  return {
    contract: given(game, 'contract'),
    declarer,
    tricks,
    score: readScoreTag(given(game, 'score') ?? '', declarer),
  }
}

const awardTags = ['scoremp', 'scoreimp', 'scorepercentage'] as const
type AwardTag = (typeof awardTags)[number]

/** The tag that states what a result brought, the most exact first. */
const awardTag = (game: PbnGame): AwardTag | undefined => awardTags.find(tag => /\d/.test(given(game, tag) ?? ''))

/** Whether a file states what its results brought as percentages, and as nothing else. */
export const statesPercentages = (games: readonly PbnGame[]): boolean => {
  const stated = games.flatMap(game => awardTag(game) ?? [])
  return stated.length > 0 && stated.every(tag => tag === 'scorepercentage')
}

/** What both sides get where a tag names one of them; points of a board say nothing of the other side's. */
const fromOne = (tag: AwardTag, side: Direction, award: string): ImportedLine['published'] => {
  if (tag === 'scoremp') return side === 'NS' ? { ns: award } : { ew: award }
  return bothAwards(side, award, tag === 'scorepercentage')
}

/** `NS 62.52`, `EW 3`, `NS 60 EW 40`, or the number alone, which is north–south's. */
const awardsOf = (game: PbnGame): ImportedLine['published'] => {
  const tag = awardTag(game)
  if (!tag) return {}
  const written = [...(given(game, tag) ?? '').matchAll(/(?:(NS|EW)\s*)?([+-]?[\d.]+)\s*%?/gi)]
  const of = (side: Direction): string | undefined => {
    const own = written.find(match => (match[1] ?? 'NS').toUpperCase() === side)
    return own && readDecimal(own[2] as string)
  }
  const [ns, ew] = [of('NS'), of('EW')]
  if (ns !== undefined && ew !== undefined) return { ns, ew }
  if (ns !== undefined) return fromOne(tag, 'NS', ns)
  return ew === undefined ? {} : fromOne(tag, 'EW', ew)
}

const contractOf = (sheet: ImportedSheet): string | undefined => ('contract' in sheet ? sheet.contract : undefined)

/** The result in the tags of a game, when it has one; a game with a deal alone has none. */
export const readGameLine = (context: PbnContext, game: PbnGame, board: string): ImportedLine | undefined => {
  const cells = cellsOf(game)
  if (cells.contract === undefined && cells.score === undefined) return undefined
  const result = readSheet(cells, false, (cell, code, severity) => {
    const tag = game.get(tagOfCell[cell])
    context.log.add(
      code,
      severity,
      { line: tag?.line ?? 1, path: `Board ${board}/${tag?.name ?? ''}` },
      { value: cells[cell] ?? '' },
    )
  })
  if (!result) return undefined
  const at = { line: game.get('board')?.line ?? 1, path: `Board ${board}` }
  const [ns, ew] = [sideOf(context, game, 'NS'), sideOf(context, game, 'EW')]
  if (ns !== undefined && ew !== undefined && context.register.areOne(ns, ew)) {
    context.log.error('ENTRANT_PLAYS_ITSELF', at, { number: context.register.get(ns)?.number ?? ns })
    return undefined
  }
  if (ns === undefined || ew === undefined) {
    context.log.error('VALUE_MISSING', at, { element: 'North, East, South, West' })
    return undefined
  }
  const round = given(game, 'round')
  const record = readRecord(context.log, game, contractOf(result.sheet), at.path)
  return defined({
    sides: [ns, ew],
    ...result,
    round: round === undefined ? undefined : readInteger(round, 0, 999),
    table: given(game, 'table'),
    room: readRoom(game),
    lead: record?.play?.[0],
    record,
    published: awardsOf(game),
    location: at,
  })
}
