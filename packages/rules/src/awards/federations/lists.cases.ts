import type { AwardPolicy } from '../award-policy.js'
import type { RankingPolicy } from '../ranking-rules.js'

const wholePoints = { step: '1', direction: 'nearest', half: 'awayFromZero' } as const
const yearly = { kind: 'anniversary', months: 12 } as const

/** Online events of the world federation: a fixed prize for each place, losing two fifths a year. */
export const wbfOnline: AwardPolicy = {
  kind: 'award',
  id: 'bridge/wbf-online',
  unit: '1',
  field: { oddOneWinner: 'asIs', severalGroups: 'own' },
  base: { kind: 'fixed', amount: '1' },
  curve: {
    kind: 'list',
    shares: '200 140 100 80 60 40 20 18 16 14 12 10 9 8 7 6 5 4 3 2'.split(' '),
  },
  cutOff: { of: 'entered', rounding: 'down' },
  ties: { method: 'average', of: 'exact', over: 'allPlaces' },
  rounding: wholePoints,
  colour: 'online',
  nonMembers: 'award',
  decay: { kind: 'compound', age: yearly, keep: '0.6' },
}

const list = (id: string, rules: Omit<RankingPolicy, 'kind' | 'id' | 'unit' | 'rounding'>): RankingPolicy => ({
  kind: 'ranking',
  id,
  unit: '1',
  rounding: wholePoints,
  ...rules,
})

const bySchedule = (id: string, shares: readonly string[]): RankingPolicy =>
  list(id, { decay: { kind: 'schedule', age: { kind: 'season', startsMonth: 1 }, shares } })

/** Ageing as the federations' own pages state it. */
export const rankingPresets: readonly RankingPolicy[] = [
  list('bridge/wbf-master-points', { decay: { kind: 'compound', age: yearly, keep: '0.85' } }),
  list('bridge/wbf-placing-points', {}),
  bySchedule('bridge/pzbs-regional', ['1', '0.5', '0.25']),
  bySchedule('bridge/pzbs-national', ['1', '0.75', '0.5', '0.25']),
  bySchedule('bridge/pzbs-apkl', ['1', '0.8', '0.6', '0.4', '0.2']),
  list('bridge/ffb-expert-points', { seasonCarry: { startsMonth: 7, keep: '0.8', above: '10000' } }),
  list('bridge/nz-rating-points', { seasonCarry: { startsMonth: 1, keep: '0.8', above: '0' } }),
]
