import { type SettingDescription, sports } from '@paiji/rules'
import { planSettings } from '@paiji/rules/pairing'
import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { loadMessages } from '@/i18n/load-messages'
import { settingWords } from './setting-words'
import { readSettings, textOfSettings } from './stage-settings-value'

const messages = { 'zh-CN': await loadMessages('zh-CN'), en: await loadMessages('en') }
const translator = (locale: 'zh-CN' | 'en', namespace: 'stageSettings' | 'tieBreak') =>
  createTranslator({ locale, messages: messages[locale], namespace })
const wordsOf = (locale: 'zh-CN' | 'en') =>
  settingWords(translator(locale, 'stageSettings'), translator(locale, 'tieBreak'))

/** The keys of the words a form asks for: names of settings, their groups, their options. */
const asked = (part: string, settings: readonly SettingDescription[]): string[] =>
  settings
    .filter(setting => setting.kind !== 'byEntrant')
    .flatMap(setting => {
      const path = `${part}.${setting.key}`
      const options =
        setting.kind === 'steps' ? (setting.named ?? []) : 'options' in setting ? (setting.options ?? []) : []
      return [
        `${path}.label`,
        ...(setting.group === 'row' ? [] : [`group.${part}.${setting.group}`]),
        ...options.map(option => `${path}.is.${option.code.replaceAll('.', '_')}`),
        ...(setting.kind === 'records' ? asked(`${path}.row`, setting.fields) : []),
      ]
    })

const all = [
  ...asked('plan', planSettings),
  ...sports.flatMap(sport => sport.editions.flatMap(edition => asked(sport.id, edition.settings))),
]

describe.each(['zh-CN', 'en'] as const)('the words of settings in %s', locale => {
  it('are there for every setting, group and option', () => {
    const t = translator(locale, 'stageSettings')
    expect([...new Set(all)].filter(key => !t.has(key as never))).toEqual([])
  })

  it('are there for every step', () => {
    const steps = translator(locale, 'tieBreak')
    const codes = sports.flatMap(sport =>
      sport.editions.flatMap(edition =>
        edition.settings.flatMap(one => (one.kind === 'steps' ? one.options.map(option => option.code) : [])),
      ),
    )
    expect(codes.filter(code => !steps.has(code as never))).toEqual([])
  })
})

const setting = (settings: readonly SettingDescription[], key: string) =>
  settings.find(one => one.key === key) as SettingDescription
const guandan = sports.find(sport => sport.id === 'guandan')?.editions[0]?.settings ?? []

it.each<[string, string, readonly SettingDescription[], unknown, string, string]>([
  ['plan', 'format.kind', planSettings, 'swiss', '积分编排制', 'Swiss'],
  ['plan', 'format.settings.firstRound', planSettings, 'snake', '首轮蛇形排列', 'first round by Snake'],
  [
    'plan',
    'format.settings.secondBye',
    planSettings,
    'allow',
    '轮空：必要时可第二次',
    'Byes: A second one where needed',
  ],
  [
    'plan',
    'format.settings.avoid',
    planSettings,
    [{ label: 'club', untilRound: 4 }, { label: 'team' }],
    '同俱乐部至第 4 轮（含）回避 · 同队始终回避',
    'same club apart until round 4 · same team always apart',
  ],
  [
    'plan',
    'from',
    planSettings,
    [
      { kind: 'places', stage: '1', perGroup: 2 },
      { kind: 'bestOfPlace', stage: '1', place: 3, count: 2 },
    ],
    '第 1 阶段每组前 2 名 · 第 1 阶段各组第 3 名中最好的 2 名',
    'best 2 of each group of stage 1 · best 2 of place 3 of stage 1',
  ],
  ['guandan', 'aceRule.maxAttempts', guandan, null, '打 A 次数：不限', 'Attempts at A: No limit'],
  [
    'guandan',
    'chain',
    guandan,
    ['levelPoints', 'drawnLots'],
    '同分依次比：级分 → 抽签',
    'ties by Level points → Drawn lots',
  ],
])('%s.%s is said in both languages', (part, key, settings, value, zh, en) => {
  const said = (locale: 'zh-CN' | 'en') =>
    wordsOf(locale).phrase(`${part}.${key}`, setting(settings, key), value as never)
  expect([said('zh-CN'), said('en')]).toEqual([zh, en])
})

describe('settings as text', () => {
  it('come back as they were', () => {
    const value = { plan: { format: { kind: 'swiss', rounds: 5 } }, settings: { deals: 8 } }
    expect(readSettings(textOfSettings(value))).toEqual(value)
  })
  it.each([['{"plan":null}'], ['{}']])('%s has no plan', text =>
    expect(readSettings(text)).toEqual({ plan: {}, settings: {} }),
  )
  it.each([['{'], ['7'], ['{"format":"byDeals"}'], ['{"plan":7}']])('%s is refused', text =>
    expect(readSettings(text)).toBeUndefined(),
  )
})
