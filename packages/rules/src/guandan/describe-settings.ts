import {
  byEntrant,
  choice,
  type SettingCondition,
  type SettingDescription,
  type SettingKind,
  type SettingOption,
  type SettingValue,
} from '../core/setting.js'
import type { LevelScoreTable } from './ladder/level-score.js'
import { chainPresets, levelScoreTables, settingPresets } from './settings/presets.js'
import type { ArticleOf } from './score/scored-game.js'
import {
  chainKind,
  decisiveDefaults,
  decisiveKinds,
  duplicateDefaults,
  duplicateKinds,
  pairwiseKinds,
  plainKinds,
  recordKinds,
  tableKinds,
} from './settings/setting-kinds.js'
import { criterionCodes, type GuandanSettings } from './settings/settings.js'
import { guandanTieBreaks } from './score/tie-breaks.js'

/** Where a setting is shown, what it hangs on and the article it comes from. */
interface Place {
  readonly group: string
  readonly when?: readonly SettingCondition[]
  readonly article?: string
  readonly main?: boolean
}

const inGames: SettingCondition = { key: 'eventType', in: ['games'] }
const inDuplicate: SettingCondition = { key: 'eventType', in: ['duplicate'] }
const byDeals: SettingCondition = { key: 'format', in: ['byDeals', 'byTimeAndDeals'] }
const byTime: SettingCondition = { key: 'format', in: ['byTime', 'byTimeAndDeals'] }
const ownTable: SettingCondition = { key: 'levelScore', in: ['own'] }

const game: Place = { group: 'game', when: [inGames] }
const scored: Place = { group: 'points', when: [inGames], article: '13.2' }
const forfeited: Place = { group: 'forfeit', when: [inGames], article: '15.3.4' }
const cards: Place = { group: 'cards' }

const places: Readonly<Record<string, Place>> = {
  eventType: { group: 'game', main: true },
  preset: { group: 'game', main: true },
  format: { ...game, article: '14.2', main: true },
  deals: { group: 'game', when: [inGames, byDeals], article: '14.2', main: true },
  minutes: { group: 'game', when: [inGames, byTime], article: '14.2', main: true },
  ladder: game,
  'aceRule.maxAttempts': { group: 'game', when: [inGames, { key: 'ladder', in: ['climb'] }] },
  'aceRule.passAt': { group: 'game', when: [inGames, { key: 'ladder', in: ['climb'] }] },
  'aceRule.counts': { group: 'game', when: [inGames, { key: 'aceRule.maxAttempts', not: ['none'] }] },
  'aceRule.onFail': { group: 'game', when: [inGames, { key: 'aceRule.maxAttempts', not: ['none'] }] },
  equalLevels: { ...game, article: '14.4' },
  decisive: { ...game, article: '27.3' },
  'decisive.fromRound': { group: 'game', when: [inGames, { key: 'decisive', in: ['own'] }], article: '27.3' },
  'decisive.tables': { group: 'game', when: [inGames, { key: 'decisive', in: ['own'] }], article: '27.3' },
  matchPoints: scored,
  bye: { ...scored, article: '27.1' },
  levelScore: { ...scored, article: '13.3' },
  'levelScore.': { group: 'points', when: [inGames, ownTable], article: '13.3' },
  'levelScore.lower': { group: 'points', when: [inGames, ownTable, { key: 'levelScore.by', in: ['difference'] }] },
  forfeit: forfeited,
  'forfeit.threshold': { ...forfeited, when: [inGames, { key: 'forfeit.keepActual', not: ['never'] }] },
  chain: { group: 'ranking', when: [inGames], article: '27.2', main: true },
  headToHead: {
    group: 'ranking',
    when: [inGames, { key: 'chain', in: ['headToHeadLevelPoints', 'headToHeadMatchPoints'] }],
    article: '27.2.3',
  },
  opponentsOfBye: {
    group: 'ranking',
    when: [inGames, { key: 'chain', in: ['opponentsLevelPoints', 'opponentsMatchPoints'] }],
    article: '27.2.4',
  },
  returnRule: { ...cards, article: '10.1' },
  play: { ...cards, article: '7.3' },
  'play.jokerPairFullHouse': { ...cards, article: '4' },
  'play.tenCardReport': { ...cards, article: '12' },
  duplicate: { group: 'duplicate', when: [inDuplicate], article: '32' },
  'duplicate.pairwise': { group: 'duplicate', when: [inDuplicate, { key: 'duplicate.comparison', in: ['pairwise'] }] },
  carry: { group: 'brought', article: '28' },
}

/** The place of a setting: its own, or that of its record. */
const placeOf = (key: string): Place => {
  const record = key.slice(0, key.lastIndexOf('.'))
  return places[key] ?? places[`${record}.`] ?? places[record] ?? { group: 'game' }
}

type Flat = Readonly<Record<string, SettingValue>>

/** Whole conditions as the settings of which they are made; a known table by its name. */
const flat = (settings: Partial<GuandanSettings>): Flat => {
  const records = Object.keys(recordKinds)
  return Object.fromEntries(
    Object.entries(settings).flatMap(([key, value]) => {
      if (key === 'levelScore') return [[key, (value as LevelScoreTable).id]]
      if (!records.includes(key)) return [[key, value as SettingValue]]
      return Object.entries(value as Flat).map(([name, inner]) => [`${key}.${name}`, inner])
    }),
  )
}

const within = <T>(record: string, fields: Readonly<Record<string, T>>): readonly (readonly [string, T])[] =>
  Object.entries(fields).map(([name, field]) => [`${record}.${name}`, field])

/** Named tables, or rows of the organiser's own that begin as the edition's. */
const levelScoreKind = ({ by, acePassedCounts, higher, lower }: LevelScoreTable): SettingKind => {
  const own: SettingOption = { code: 'own', value: { by, acePassedCounts, higher, lower } }
  return { kind: 'choice', options: [...choice(...Object.keys(levelScoreTables)).options, own] }
}

const decisiveKind: SettingKind = {
  kind: 'choice',
  options: [
    { code: 'none', value: null },
    { code: 'own', value: {} },
  ],
}

const presetKind: SettingKind = {
  kind: 'choice',
  options: Object.entries(settingPresets).map(([code, preset]) => ({ code, value: code, sets: flat(preset) })),
}

/** The criteria of the ranking, each with the article that states it. */
const chainWithArticles = (defaults: GuandanSettings, article: ArticleOf): SettingKind => {
  const articles = new Map(
    guandanTieBreaks({ ...defaults, eventType: 'games', chain: criterionCodes }, article).map(criterion => [
      criterion.code,
      criterion.clause,
    ]),
  )
  return {
    kind: 'steps',
    options: chainKind.options.map(option => {
      const source = articles.get(option.code)
      return source ? { ...option, clause: source } : option
    }),
    named: Object.entries(chainPresets).map(([code, value]) => ({ code, value })),
  }
}

/** Every setting of a guandan stage under these defaults, in the order of a regulation. */
export const describeGuandanSettings = (
  defaults: GuandanSettings,
  article: ArticleOf,
): readonly SettingDescription[] => {
  const usual: Flat = {
    ...flat(defaults),
    'levelScore.acePassedCounts': true,
    ...Object.fromEntries(within('decisive', decisiveDefaults)),
    'duplicate.level': duplicateDefaults.level,
    'duplicate.dealValues': duplicateDefaults.dealValues,
    ...Object.fromEntries(within('duplicate.pairwise', duplicateDefaults.pairwise)),
  }
  const required = ['levelScore.by', 'levelScore.higher', 'levelScore.lower', 'duplicate.comparison']
  const one = ([key, kind]: readonly [string, SettingKind]): SettingDescription => {
    const { article: number, ...place } = placeOf(key)
    return {
      ...kind,
      ...place,
      key,
      ...(usual[key] === undefined ? {} : { default: usual[key] }),
      ...(required.includes(key) ? { required: true } : {}),
      ...(number === undefined ? {} : { clause: article(number) }),
    }
  }
  const { eventType, opponentsOfBye, ...rest } = plainKinds
  const { aceRule, matchPoints, forfeit, bye, headToHead, returnRule, play } = recordKinds
  return [
    ...(['eventType'] as const).map(key => one([key, eventType])),
    one(['preset', presetKind]),
    ...Object.entries(rest).map(one),
    ...within('aceRule', aceRule).map(one),
    one(['decisive', decisiveKind]),
    ...within('decisive', decisiveKinds).map(one),
    ...within('matchPoints', matchPoints).map(one),
    ...within('bye', bye).map(one),
    one(['levelScore', levelScoreKind(defaults.levelScore)]),
    ...within('levelScore', tableKinds).map(one),
    ...within('forfeit', forfeit).map(one),
    one(['chain', chainWithArticles(defaults, article)]),
    ...within('headToHead', headToHead).map(one),
    one(['opponentsOfBye', opponentsOfBye]),
    ...within('returnRule', returnRule).map(one),
    ...within('play', play).map(one),
    ...within('duplicate', duplicateKinds).map(one),
    ...within('duplicate.pairwise', pairwiseKinds).map(one),
    one(['carry', byEntrant]),
  ]
}
