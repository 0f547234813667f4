import type { LeaderList } from '../../core/leaders.js'
import { ratio } from '../../core/ratio.js'
import { type Counted, counted, type MakeTallies, type TallyGroup } from '../../core/tally.js'
import { isBomb } from '../play/hand-type.js'
import { defaultReading, readingsOf } from '../play/classify.js'
import { type DealEntry, type GuandanSheet, outcomeOf } from '../sheet.js'
import { type SideNo, sideOf } from '../types.js'
import { sideOfPlace } from './individual.js'

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
  { code: 'dealsByCards', kinds: ['dealsRecorded'], units: ['bomb'] },
]

/** What sides are listed by: their deals, counted in games that were written down deal by deal. */
export const guandanLeaders: readonly LeaderList[] = [
  { code: 'dealWinRate', of: ['dealsPlayed'], by: 'success', least: 8 },
  { code: 'doubleWins', of: [wonBy[3]], per: ['dealsPlayed'], by: 'share', least: 8 },
  { code: 'bombsADeal', of: ['dealsRecorded'], by: 'mean', least: 4 },
  { code: 'levelsADeal', of: ['dealsPlayed'], by: 'mean', least: 8 },
]

const dealsOf = (sheet: GuandanSheet): readonly DealEntry[] => {
  if (sheet.kind === 'duplicateDeal') return [sheet.deal]
  return sheet.kind === 'game' ? [...sheet.deals, ...sheet.extraDeals] : []
}

type DealRecord = NonNullable<Extract<DealEntry, { finish: unknown }>['record']>

/** Bombs that a side put on the table, where the deal was written down card by card. */
const bombsOf = ({ plays, level }: DealRecord, side: SideNo): number =>
  plays.filter(({ seat, cards, as }) => {
    const reading = as ?? defaultReading(readingsOf(cards, level))
    return sideOf(seat) === side && reading !== undefined && isBomb(reading)
  }).length

const happenedTo = (deal: DealEntry, side: SideNo): readonly Pick<Counted, 'kind' | 'succeeded' | 'brought'>[] => {
  // A deal that was taken from a side by penalty was not played to an end.
  if ('lostBy' in deal) return []
  const { winner, upgrade } = outcomeOf(deal)
  const won = winner === side
  return [
    {
      kind: 'dealsPlayed',
      succeeded: won,
      brought: { unit: 'netLevel', sum: ratio(won ? upgrade : -upgrade) },
    },
    { kind: (won ? wonBy : lostBy)[upgrade] },
    ...(deal.record
      ? [{ kind: 'dealsRecorded', brought: { unit: 'bomb', sum: ratio(bombsOf(deal.record, side)) } }]
      : []),
  ]
}

/** How the deals of a contestant ended and by how many levels. Games written down by their levels say nothing of it. */
export const guandanTalliesOf: MakeTallies<GuandanSheet> = facts =>
  counted(
    facts.sheets.flatMap(({ sheet, sides, session }) =>
      dealsOf(sheet).flatMap(deal =>
        sides.flatMap((entrant, place) =>
          happenedTo(deal, sideOfPlace(place)).map((one): Counted => ({ entrant, session: session ?? 1, ...one })),
        ),
      ),
    ),
  )
