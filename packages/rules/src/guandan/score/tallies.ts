import type { LeaderList } from '../../core/leaders.js'
import { ratio } from '../../core/ratio.js'
import { type Counted, counted, type MakeTallies, type TallyGroup } from '../../core/tally.js'
import { isBomb } from '../play/hand-type.js'
import { defaultReading, readingsOf } from '../play/classify.js'
import { type DealEntry, type GuandanSheet, outcomeOf } from '../sheet.js'
import { type SeatNo, type SideNo, sideOf } from '../types.js'
import { playersATable, sideOfPlace } from './individual.js'

const wonBy = { 3: 'wonByThree', 2: 'wonByTwo', 1: 'wonByOne' } as const
const lostBy = { 3: 'lostByThree', 2: 'lostByTwo', 1: 'lostByOne' } as const

/** What is counted of a contestant's deals (副), in the groups in which people read it. */
export const guandanTallies: readonly TallyGroup[] = [
  { code: 'dealsInAll', kinds: ['dealsPlayed'], units: ['netLevel'], success: 'dealsWon' },
  {
    code: 'dealsByEnding',
    kinds: [wonBy[3], wonBy[2], wonBy[1], lostBy[1], lostBy[2], lostBy[3]],
    whole: ['dealsPlayed'],
  },
  { code: 'dealsByPlayer', kinds: ['outInDeal'], success: 'outFirst' },
  { code: 'dealsByCards', kinds: ['dealsRecorded', 'gamesRecorded'], units: ['bomb'] },
]

/** What sides are listed by: their deals, counted in games that were written down deal by deal. */
export const guandanLeaders: readonly LeaderList[] = [
  { code: 'dealWinRate', of: ['dealsPlayed'], by: 'success', least: 8 },
  { code: 'doubleWins', of: [wonBy[3]], per: ['dealsPlayed'], by: 'share', least: 8 },
  { code: 'firstOuts', of: ['outInDeal'], by: 'success', least: 8 },
  { code: 'bombsAGame', of: ['gamesRecorded'], by: 'mean', least: 1 },
  { code: 'bombsADeal', of: ['dealsRecorded'], by: 'mean', least: 4 },
  { code: 'levelsADeal', of: ['dealsPlayed'], by: 'mean', least: 8 },
]

const dealsOf = (sheet: GuandanSheet): readonly DealEntry[] => {
  if (sheet.kind === 'duplicateDeal') return [sheet.deal]
  return sheet.kind === 'game' ? [...sheet.deals, ...sheet.extraDeals] : []
}

type DealRecord = NonNullable<Extract<DealEntry, { finish: unknown }>['record']>

const isBombOf = ({ plays, level }: DealRecord, isOwn: (seat: SeatNo) => boolean): number =>
  plays.filter(({ seat, cards, as }) => {
    const reading = as ?? defaultReading(readingsOf(cards, level))
    return isOwn(seat) && reading !== undefined && isBomb(reading)
  }).length

type Happened = Pick<Counted, 'kind' | 'succeeded' | 'brought' | 'seat'>

/** A contestant at a table: a side, or in an individual event one seat of it. */
interface At {
  readonly side: SideNo
  readonly seat: SeatNo | undefined
}

/** Bombs that a contestant put on the table, where the deal was written down card by card. */
const bombsOf = (record: DealRecord, { side, seat }: At): number =>
  isBombOf(record, one => (seat === undefined ? sideOf(one) === side : one === seat))

/** Whether each player of a contestant went out first (头游), by the seats of a side. */
const firstOut = (first: SeatNo, { side, seat }: At): readonly Happened[] =>
  seat === undefined
    ? [0, 1].map(at => ({ kind: 'outInDeal', seat: at, succeeded: first === side + 2 * at }))
    : [{ kind: 'outInDeal', succeeded: first === seat }]

const happenedTo = (deal: DealEntry, at: At): readonly Happened[] => {
  // A deal that was taken from a side by penalty was not played to an end.
  if ('lostBy' in deal) return []
  const { winner, upgrade } = outcomeOf(deal)
  const won = winner === at.side
  const [first] = deal.finish
  return [
    {
      kind: 'dealsPlayed',
      succeeded: won,
      brought: { unit: 'netLevel', sum: ratio(won ? upgrade : -upgrade) },
    },
    { kind: (won ? wonBy : lostBy)[upgrade] },
    ...(first === undefined ? [] : firstOut(first, at)),
    ...(deal.record
      ? [{ kind: 'dealsRecorded', brought: { unit: 'bomb', sum: ratio(bombsOf(deal.record, at)) } }]
      : []),
  ]
}

/** The bombs of a game all of whose deals were written down card by card. */
const gameOf = (sheet: GuandanSheet, at: At): readonly Happened[] => {
  if (sheet.kind !== 'game') return []
  const records = dealsOf(sheet).map(deal => ('lostBy' in deal ? undefined : deal.record))
  if (records.length === 0 || records.includes(undefined)) return []
  const bombs = records.reduce((sum, record) => sum + (record ? bombsOf(record, at) : 0), 0)
  return [{ kind: 'gamesRecorded', brought: { unit: 'bomb', sum: ratio(bombs) } }]
}

/** How the deals of a contestant ended and by how many levels. Games written down by their levels say nothing of it. */
export const guandanTalliesOf: MakeTallies<GuandanSheet> = facts =>
  counted(
    facts.sheets.flatMap(({ sheet, sides, session }) =>
      sides.flatMap((entrant, place) => {
        const seat = sides.length === playersATable ? (place as SeatNo) : undefined
        const at: At = { side: sideOfPlace(place), seat }
        const happened = [...dealsOf(sheet).flatMap(deal => happenedTo(deal, at)), ...gameOf(sheet, at)]
        return happened.map((one): Counted => ({ entrant, session: session ?? 1, ...one }))
      }),
    ),
  )
