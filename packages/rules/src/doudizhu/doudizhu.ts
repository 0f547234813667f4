import { layArticles } from '../core/article.js'
import { type Problem, problem } from '../core/problem.js'
import { add, ratio, zero } from '../core/ratio.js'
import { whole } from '../core/setting.js'
import type { PlainCount, PlainGame, PlainRow, PlainSettings, PlainSheet, PlainStep } from '../plain/description.js'
import { plainSport } from '../plain/plain-sport.js'
import { tableSeating } from '../plain/table-seating.js'
import { doudizhuTerms } from './terms.js'

const SEATS = 3
const seatNames = ['seat1', 'seat2', 'seat3'] as const

/** What is customary: no printed text of the federation's game of one against two is on file. */
const articles = `
bid | 叫分 | Bidding | 叫一、二、三分，最高者为地主，独自对两家。 | One, two or three; the highest bidder is the landlord, alone against two.
payment | 输赢 | Payment | 地主胜则两家各付，负则付给两家。 | The landlord is paid by both, or pays both.
bombs | 炸弹与火箭 | Bombs and rockets | 每出一次加倍。 | Each one played doubles.
spring | 春天与反春天 | Spring | 一方一张未出，或地主只出一手，再加倍。 | Nobody of a side played, or the landlord once only: doubled again.
ranking | 名次 | Ranking | 得分之和。 | The sum of points.
penalties | 处罚 | Penalties | 从总分中扣除。 | Taken from the total.
`

interface Deal {
  readonly landlord: number
  readonly won: boolean
  /** Bid, doubled for each bomb and for a spring. */
  readonly worth: number
}

const dealOf = (row: PlainRow, settings: PlainSettings): Deal => {
  const factor = row.spring === true ? Number(settings.springFactor) : 1
  return {
    landlord: Number(row.landlord),
    won: row.winner === 'landlordSide',
    worth: Number(row.bid) * 2 ** Number(row.bombs ?? 0) * factor,
  }
}

const dealsOf = ({ deals }: PlainSheet, settings: PlainSettings): readonly Deal[] =>
  (Array.isArray(deals) ? (deals as readonly PlainRow[]) : []).map(row => dealOf(row, settings))

/** What a deal brings to a seat: the landlord has twice what each of the others has, the other way round. */
const broughtTo = (seat: number, { landlord, won, worth }: Deal): number =>
  (seat === landlord ? 2 : -1) * (won ? worth : -worth)

const seats = [0, 1, 2] as const

const stepOf = (seat: number, deal: Deal, at: number): PlainStep => ({
  code: seat === deal.landlord ? 'asLandlord' : 'asPeasant',
  value: ratio(broughtTo(seat, deal)),
  params: { hand: at + 1, points: deal.worth },
})

const countsOf = (deal: Deal): readonly PlainCount[] =>
  seats.flatMap(seat => {
    const isLandlord = seat === deal.landlord
    const succeeded = isLandlord === deal.won
    return [{ seat, kind: isLandlord ? 'dealsAsLandlord' : 'dealsAsPeasant', succeeded }]
  })

/** Written by its points, a session adds up to nothing; by its deals it must come to what is written. */
const check = (sheet: PlainSheet, settings: PlainSettings): readonly Problem[] => {
  const deals = dealsOf(sheet, settings)
  const written = Array.isArray(sheet.scores) ? (sheet.scores as readonly number[]) : undefined
  if (!written) return deals.length > 0 ? [] : [problem('FIELD_MISSING', { at: { path: 'deals' } })]
  const total = written.reduce((sum, one) => sum + one, 0)
  if (total !== 0) return [problem('POINTS_NOT_BALANCED', { at: { path: 'scores' }, params: { sum: total } })]
  const played = seats.map(seat => deals.reduce((sum, deal) => sum + broughtTo(seat, deal), 0))
  return deals.length > 0 && written.some((one, seat) => one !== played[seat])
    ? [problem('SCORES_DIFFER_FROM_DEALS', { at: { path: 'scores' }, params: { deals: played.join(' ') } })]
    : []
}

const score = (sheet: PlainSheet, settings: PlainSettings): PlainGame => {
  const deals = dealsOf(sheet, settings)
  const written = Array.isArray(sheet.scores) ? (sheet.scores as readonly number[]) : []
  const steps = seats.map(seat =>
    deals.length > 0
      ? deals.map((deal, at) => stepOf(seat, deal, at))
      : [{ code: 'written', value: ratio(written[seat] ?? 0) }],
  )
  const points = steps.map(own => own.reduce((sum, { value }) => add(sum, value), zero))
  return {
    points,
    steps,
    counted: deals.flatMap(countsOf),
    printed: {
      ...(deals.length > 0 ? { deals: `${deals.length}` } : {}),
      ...Object.fromEntries(seatNames.map((name, seat) => [name, `${points[seat]?.num ?? 0n}`])),
    },
  }
}

export const doudizhu = plainSport({
  id: 'doudizhu',
  name: { zh: '斗地主', en: 'Dou dizhu' },
  seats: SEATS,
  seatNames,
  edition: {
    id: 'doudizhu/custom-2020',
    issuer: { zh: '通行', en: 'Custom' },
    title: { zh: '斗地主通行记分', en: 'Dou dizhu as customarily scored' },
    effectiveFrom: '2020-01-01',
    articles: layArticles(articles),
    cites: { points: 'payment', ranking: 'ranking' },
  },
  unit: 'dealScore',
  decimals: 0,
  fields: [
    {
      kind: 'rows',
      name: 'deals',
      optional: true,
      fields: [
        { kind: 'seat', name: 'landlord', seats: SEATS },
        { kind: 'choice', name: 'bid', options: ['1', '2', '3'] },
        { kind: 'choice', name: 'winner', options: ['landlordSide', 'peasantSide'] },
        { kind: 'integer', name: 'bombs', min: 0, max: 12, optional: true },
        { kind: 'yesNo', name: 'spring', optional: true },
      ],
    },
    { kind: 'integerPerSeat', name: 'scores', min: -99_999, max: 99_999, seats: SEATS, optional: true },
  ],
  settings: [{ ...whole(1, 3), key: 'springFactor', group: 'game', default: 2, main: true }],
  check,
  score,
  penalties: [],
  tallies: [{ code: 'dealsByRole', kinds: ['dealsAsLandlord', 'dealsAsPeasant'], success: 'dealsWon' }],
  terms: doudizhuTerms,
  problemCodes: ['POINTS_NOT_BALANCED', 'SCORES_DIFFER_FROM_DEALS', 'SEATING_TABLE_SHORT', 'SEATING_UNREADABLE'],
  seating: tableSeating(SEATS),
  formats: ['laidOut', 'schedule'],
})
