import {
  clause,
  editionId,
  err,
  ok,
  points,
  problem,
  Ratios,
  type RulesEdition,
  type RulingRules,
  type SportRules,
  type StageFacts,
  sportId,
  unitCode,
} from '@paiji/rules'

/** A game of one card each, the higher of which takes both points: a sport that lives in the tests alone. */
export interface HighCardSheet {
  /** Rank of each side's card, 2 to 14. */
  readonly cards: readonly [number, number]
}

const id = editionId('highcard/table-2026')
const article = (text: string) => clause(id, text)
const unit = unitCode('trickPoint')
const isCard = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 2 && Number(value) <= 14

const parseSheet = (input: unknown) => {
  const cards = (input as { cards?: unknown } | null)?.cards
  const [first, second, ...more] = Array.isArray(cards) ? (cards as unknown[]) : []
  return isCard(first) && isCard(second) && more.length === 0
    ? ok({ cards: [first, second] as const })
    : err([problem('SHEET_NOT_READABLE', { at: { path: 'cards' } })])
}

/** Two points to the higher card, one each for equal cards. */
const worth = (own: number, other: number): number => (own > other ? 2 : own === other ? 1 : 0)

const linesOf = ({ sheets }: StageFacts<HighCardSheet>) =>
  sheets.flatMap(fact =>
    fact.sides.map((entrant, at) => ({
      entrant,
      unit,
      points: points(unit, worth(fact.sheet.cards[at] ?? 0, fact.sheet.cards[1 - at] ?? 0)),
      opponents: fact.sides.filter(side => side !== entrant),
      slot: fact.slot,
      from: fact.id,
      because: article('2'),
    })),
  )

const refused = err([problem('RULING_SITUATION_UNKNOWN')])

/** Nobody is called for anything here. */
const rulings: RulingRules<HighCardSheet> = {
  hasArticle: text => /^[1-3]$/.test(text),
  part: ({ part = 'judgement' }) => part,
  guide: () => ({ situations: [], counters: [] }),
  resolve: () => refused,
  awards: () => [],
  award: () => refused,
  parseAdjustment: () => refused,
}

const table2026: RulesEdition<HighCardSheet> = {
  id,
  meta: {
    issuer: { zh: '试验', en: 'Trial' },
    title: { zh: '比大小规则', en: 'Rules of High Card' },
    effectiveFrom: '2026-01-01',
  },
  sheetFields: [{ kind: 'text', name: 'cards' }],
  parseSheet,
  settings: [],
  parseSettings: () => ok({}),
  score: facts => ok(linesOf(facts)),
  totals: ({ entrants }, lines) =>
    entrants.map(({ id: entrant }) => {
      const own = lines.filter(line => line.entrant === entrant).map(line => line.points.value)
      const total = Ratios.sum(own)
      return { entrant, total: { unit, value: total }, rankBy: total, played: own.length }
    }),
  games: () => [],
  tieBreaks: () => [],
  decimals: () => ({ line: 0, total: 0, percent: 0 }),
  explain: () => undefined,
  describeSheet: ({ cards }) => ({ result: cards.join('-') }),
  windows: [{ kind: 'appeal', anchor: 'SCORE_AVAILABLE', length: { minutes: 30 }, clause: article('3') }],
  rulings,
  appeals: { route: [{ body: 'director', hears: 'everything', clause: article('3') }], beyondReview: [] },
}

export const highCardRules: SportRules<HighCardSheet> = {
  id: sportId('highcard'),
  name: { zh: '比大小', en: 'High Card' },
  editions: [table2026],
  terms: { trickPoint: { zh: '分', en: 'points' } },
  seating: { sidesATable: 2 },
  formats: ['swiss', 'roundRobin', 'singleElimination', 'doubleElimination', 'schedule'],
  finals: [],
  problemCodes: ['SHEET_NOT_READABLE'],
}
