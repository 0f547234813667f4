import {
  amount,
  choice,
  type SettingCondition,
  type SettingDescription,
  type SettingKind,
  type SettingValue,
  whole,
  yesNo,
} from '../../core/setting.js'
import { defaultSwissSettings } from '../swiss/types.js'

/** What may be written in a stage of the stage graph; the reader and the description both read it here. */

export const stageFormats = choice(
  'swiss',
  'roundRobin',
  'singleElimination',
  'doubleElimination',
  'laidOut',
  'schedule',
)
export const swissKinds = {
  firstRound: choice('snake', 'slide', 'draw'),
  objective: choice('lexicographicFirst', 'minimumGap'),
  secondBye: choice('refuse', 'allow'),
  rematch: choice('refuse', 'oldest'),
  odd: choice('bye', 'triangle'),
}
export const swissRounds = whole(1, 99)
export const avoidKinds = { label: { kind: 'text' }, untilRound: whole(1, 99) } as const
export const cutKinds = { afterRound: whole(1, 99), remove: whole(1, 100_000) }
export const roundRobinKinds = { legs: whole(1, 8), groups: whole(1, 256) }
export const placementKind = choice('none', 'thirdPlace', 'repechage', 'all')
export const finalKind = choice('single', 'reset')
export const seriesKinds = { kind: choice('sum', 'bestOf'), games: whole(1, 9) }
export const ruleKinds = {
  kind: choice('places', 'bestOfPlace'),
  stage: { kind: 'text' },
  perGroup: whole(1, 100_000),
  firstPlace: whole(1, 100_000),
  place: whole(1, 100_000),
  count: whole(1, 100_000),
} as const
export const quotaKinds = { quotaOf: choice('club', 'association', 'team'), quotaMost: whole(1, 1000) } as const
export const classificationKind = choice('stages', 'lastStage')
export const carryKinds = {
  kind: choice('none', 'all', 'factor', 'byPlace'),
  factor: amount,
  cap: amount,
  step: amount,
  points: { kind: 'amounts', min: 1, max: 64 },
} as const
export const movesKinds = { up: whole(0, 64), down: whole(0, 64) }

export const lineUpKinds = {
  players: whole(1, 4),
  tables: whole(1, 8),
  deadline: whole(0, 20_160),
  seen: choice('both', 'deadline', 'atOnce'),
  late: { kind: 'text' },
  least: whole(1, 99),
  most: whole(1, 99),
  byStrength: yesNo,
} as const

/** What holds where a plan says nothing. */
export const planDefaults = {
  legs: 1,
  groups: 1,
  placement: 'none',
  final: 'single',
  carryOver: 'none',
  classification: 'stages',
  moves: 0,
  tables: 1,
  seen: 'both',
} as const

const formatIs = (...formats: readonly string[]): SettingCondition => ({ key: 'format.kind', in: formats })
const isMade: SettingCondition = { key: 'format.kind' }

interface More {
  readonly default?: SettingValue
  readonly required?: boolean
  readonly when?: readonly SettingCondition[]
  readonly main?: boolean
}

const one = (key: string, group: string, kind: SettingKind, more: More = {}): SettingDescription => ({
  ...kind,
  key,
  group,
  ...more,
})

const field = (key: string, kind: SettingKind, more: More = {}) => one(key, 'row', kind, more)

const records = (...fields: readonly SettingDescription[]): SettingKind => ({ kind: 'records', fields, min: 0 })

const swiss = { when: [formatIs('swiss')] }
const swissChoice = (key: keyof typeof swissKinds, main = false): SettingDescription =>
  one(`format.settings.${key}`, 'format', swissKinds[key], {
    ...swiss,
    default: defaultSwissSettings[key],
    ...(main ? { main } : {}),
  })

const avoidance = records(
  field('label', avoidKinds.label, { required: true }),
  field('untilRound', avoidKinds.untilRound),
)

const cuts = records(
  field('afterRound', cutKinds.afterRound, { required: true }),
  field('remove', cutKinds.remove, { required: true }),
)

const places = { when: [{ key: 'kind', in: ['places'] }], required: true }
const bestOfPlace = { when: [{ key: 'kind', in: ['bestOfPlace'] }], required: true }
const qualification = records(
  field('stage', ruleKinds.stage, { required: true }),
  field('kind', ruleKinds.kind, { required: true }),
  field('perGroup', ruleKinds.perGroup, places),
  field('firstPlace', ruleKinds.firstPlace, { when: [{ key: 'kind', in: ['places'] }] }),
  field('quotaOf', quotaKinds.quotaOf, { when: [{ key: 'kind', in: ['places'] }] }),
  field('quotaMost', quotaKinds.quotaMost, { when: [{ key: 'quotaOf' }], required: true }),
  field('place', ruleKinds.place, bestOfPlace),
  field('count', ruleKinds.count, bestOfPlace),
)

const roundRobin = { when: [formatIs('roundRobin')], main: true }
const meetings = {
  when: [formatIs('swiss', 'roundRobin', 'singleElimination', 'doubleElimination')],
  main: true,
}
const part = { when: [isMade, { key: 'carryOver.kind', in: ['factor'] }] }

const team = { when: [isMade, { key: 'lineUp.players' }] }

const halves = 'format.settings.odd'

/**
 * The settings of a plan with only these formats to choose from, in their order; `halves`: whether matches of the sport
 * can be halved, as those of three do.
 */
export const planSettingsFor = (
  formats: readonly string[],
  { halves: canHalve = true }: { readonly halves?: boolean } = {},
): readonly SettingDescription[] =>
  planSettings.flatMap(setting => {
    if (setting.key === halves && !canHalve) return []
    if (setting.key !== 'format.kind' || setting.kind !== 'choice') return [setting]
    const options = formats.flatMap(format => setting.options.filter(option => option.code === format))
    return [{ ...setting, options }]
  })

/** Every setting of a stage's plan, in the order of a regulation; a stage without a plan has none of them. */
export const planSettings: readonly SettingDescription[] = [
  one('format.kind', 'format', stageFormats, { main: true }),
  one('format.rounds', 'format', swissRounds, { ...swiss, required: true, main: true }),
  one('format.rounds', 'format', { kind: 'seedTables' }, { when: [formatIs('schedule')], required: true }),
  swissChoice('firstRound', true),
  swissChoice('objective'),
  swissChoice('secondBye'),
  swissChoice('rematch'),
  swissChoice('odd'),
  one('format.settings.avoid', 'format', avoidance, { ...swiss, default: [], main: true }),
  one('format.cuts', 'format', cuts, { ...swiss, default: [], main: true }),
  one('format.legs', 'format', roundRobinKinds.legs, { ...roundRobin, default: planDefaults.legs }),
  one('format.groups', 'format', roundRobinKinds.groups, { ...roundRobin, default: planDefaults.groups }),
  one('format.placement', 'format', placementKind, {
    when: [formatIs('singleElimination')],
    default: planDefaults.placement,
    main: true,
  }),
  one('format.final', 'format', finalKind, {
    when: [formatIs('doubleElimination')],
    default: planDefaults.final,
    main: true,
  }),
  one('format.series.kind', 'format', seriesKinds.kind, meetings),
  one('format.series.games', 'format', seriesKinds.games, {
    ...meetings,
    when: [...meetings.when, { key: 'format.series.kind' }],
    required: true,
  }),
  one('from', 'qualification', qualification, { when: [isMade], default: [], main: true }),
  one('carryOver.kind', 'qualification', carryKinds.kind, { when: [isMade], default: planDefaults.carryOver }),
  one('carryOver.factor', 'qualification', carryKinds.factor, { ...part, required: true }),
  one('carryOver.cap', 'qualification', carryKinds.cap, part),
  one('carryOver.step', 'qualification', carryKinds.step, part),
  one('carryOver.points', 'qualification', carryKinds.points, {
    when: [isMade, { key: 'carryOver.kind', in: ['byPlace'] }],
    required: true,
  }),
  one('moves.up', 'qualification', movesKinds.up, { when: [isMade], default: planDefaults.moves }),
  one('moves.down', 'qualification', movesKinds.down, { when: [isMade], default: planDefaults.moves }),
  one('classification', 'qualification', classificationKind, {
    when: [isMade, { key: 'from' }],
    default: planDefaults.classification,
    main: true,
  }),
  one('lineUp.players', 'lineUp', lineUpKinds.players, { when: [isMade], main: true }),
  one('lineUp.tables', 'lineUp', lineUpKinds.tables, { ...team, default: planDefaults.tables }),
  one('lineUp.deadline', 'lineUp', lineUpKinds.deadline, { when: [isMade] }),
  one('lineUp.late', 'lineUp', lineUpKinds.late, { when: [isMade, { key: 'lineUp.deadline' }] }),
  one('lineUp.seen', 'lineUp', lineUpKinds.seen, { when: [isMade], default: planDefaults.seen }),
  one('lineUp.least', 'lineUp', lineUpKinds.least, { when: [isMade] }),
  one('lineUp.most', 'lineUp', lineUpKinds.most, { when: [isMade] }),
  one('lineUp.byStrength', 'lineUp', lineUpKinds.byStrength, { ...team, default: false }),
  one('homeAndAway', 'place', yesNo, { when: [formatIs('roundRobin')], default: false }),
  one('site', 'place', { kind: 'text' }, { when: [isMade], main: true }),
  one('online', 'place', yesNo, { when: [isMade], default: false }),
]
