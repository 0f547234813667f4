import type { Bilingual } from './bilingual.js'
import { type Problem, problem } from './problem.js'
import { fromDecimal, type Ratio, zero } from './ratio.js'
import { err, ok, type Result } from './result.js'
import { accepts, amount, choice, type SettingDescription, type SettingKind, whole } from './setting.js'

/** What a row may lay down; `pointsHere` are taken at the table it is about, in the points played for there. */
export const ownMeasures = ['warning', 'points', 'pointsHere', 'forfeit', 'disqualification'] as const
export type OwnMeasure = (typeof ownMeasures)[number]

/** One row of the penalties that the regulations of an event lay down themselves. */
export interface OwnPenalty {
  /** Its place in the regulations, as they count. */
  readonly article: string
  /** What it is for, in Chinese and, where it has one, under its English name. */
  readonly zh: string
  readonly en?: string
  /** From the how-manieth time on; the first where it says nothing. */
  readonly from?: number
  readonly measure: OwnMeasure
  /** Decimal text of what is taken, with or without a minus. */
  readonly amount?: string
  /** The text that it stands in, where that is not the event's own regulations: the rules of a body. */
  readonly edition?: string
}

/** Where the rows stand in the settings of a stage. */
export const ownSetting = 'penalties'
const mostRows = 100
const moving: readonly OwnMeasure[] = ['points', 'pointsHere']

/** What a row says itself. */
type Written = Exclude<keyof OwnPenalty, 'edition'>

const kindsOf = (measures: readonly OwnMeasure[]) =>
  ({
    article: { kind: 'text' },
    zh: { kind: 'text' },
    en: { kind: 'text' },
    from: whole(1, 99),
    measure: choice(...measures),
    amount,
  }) satisfies Readonly<Record<Written, SettingKind>>

interface More {
  readonly required?: boolean
  readonly when?: SettingDescription['when']
}

/** How the rows are written, with the measures that a sport can carry out. */
export const describeOwnPenalties = (measures: readonly OwnMeasure[]): SettingDescription => {
  const kinds = kindsOf(measures)
  const field = (key: Written, more: More = {}): SettingDescription => ({
    ...kinds[key],
    key,
    group: 'row',
    ...more,
  })
  return {
    kind: 'records',
    key: ownSetting,
    group: ownSetting,
    min: 0,
    fields: [
      field('article', { required: true }),
      field('zh', { required: true }),
      field('en'),
      field('from'),
      field('measure', { required: true }),
      field('amount', { when: [{ key: 'measure', in: moving }], required: true }),
    ],
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === ''

/** How long the texts of a row may be. */
const longest = { article: 40, name: 120 }

const isText = (value: unknown, most: number): boolean =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most

const unsigned = (text: string): string => text.trim().replace(/^[-+]/, '')

/** What a row takes, decimal text without a sign; nothing where it takes no points. */
export const takenBy = ({ measure, amount: text = '0' }: Pick<OwnPenalty, 'measure' | 'amount'>): string =>
  moving.includes(measure) ? unsigned(text) : ''

const isWhole = (value: Ratio): boolean => value.den === 1n

/** Points are decimal text; at one table only whole ones are taken. */
const isTaken = (measure: unknown, value: unknown): boolean =>
  accepts(amount, value) && (measure !== 'pointsHere' || isWhole(fromDecimal(`${value}`) ?? zero))

/** The fields of a row that are missing or cannot be read. */
const brokenIn = (row: Readonly<Record<string, unknown>>, measures: readonly OwnMeasure[]): readonly string[] => {
  const kinds = kindsOf(measures)
  const fits = {
    article: isText(row.article, longest.article),
    zh: isText(row.zh, longest.name),
    en: isAbsent(row.en) || isText(row.en, longest.name),
    from: isAbsent(row.from) || accepts(kinds.from, row.from),
    measure: accepts(kinds.measure, row.measure),
    amount: !moving.some(one => one === row.measure) || isTaken(row.measure, row.amount),
  }
  return Object.entries(fits).flatMap(([field, isFit]) => (isFit ? [] : [field]))
}

/** A row that was found whole; what its measure does not use is left out. */
const readRow = ({ article, zh, en, from, measure, amount: points }: OwnPenalty): OwnPenalty => ({
  article: article.trim(),
  zh: zh.trim(),
  ...(en ? { en: en.trim() } : {}),
  ...(from ? { from } : {}),
  measure,
  ...(moving.includes(measure) && points !== undefined ? { amount: points } : {}),
})

/**
 * The rows that stand in a stage's settings; none where they say nothing.
 * Problems: SETTING_UNREADABLE, at the field of the row.
 */
export const readOwnPenalties = (
  input: unknown,
  measures: readonly OwnMeasure[],
): Result<readonly OwnPenalty[], readonly Problem[]> => {
  const refuse = (path: string): Problem => problem('SETTING_UNREADABLE', { at: { path } })
  if (isAbsent(input)) return ok([])
  if (!Array.isArray(input) || input.length > mostRows) return err([refuse(ownSetting)])
  const problems = input.flatMap((row: unknown, at) =>
    isRecord(row)
      ? brokenIn(row, measures).map(field => refuse(`${ownSetting}[${at}].${field}`))
      : [refuse(`${ownSetting}[${at}]`)],
  )
  return problems.length > 0 ? err(problems) : ok((input as readonly OwnPenalty[]).map(readRow))
}

const escaped = (text: string): string => text.replaceAll('%', '%25').replaceAll('/', '%2F')
const plain = (text: string): string => text.replaceAll('%2F', '/').replaceAll('%25', '%')

const casePrefix = 'own-case/'
const stepPrefix = 'own-step/'

/** What somebody is called for. The code says its own words: a stored ruling keeps them when the regulations change. */
export const ownCase = ({ zh, en }: Pick<OwnPenalty, 'zh' | 'en'>): string =>
  `${casePrefix}${escaped(zh)}/${escaped(en ?? zh)}`

export const isOwnCase = (code: string): boolean => code.startsWith(casePrefix)

/** What is done about it, in a code that says its own words. */
export const ownStep = (row: Pick<OwnPenalty, 'measure' | 'amount'>): string =>
  `${stepPrefix}${row.measure}/${takenBy(row)}`

const measureWords: Readonly<Record<OwnMeasure, (points: string) => Bilingual>> = {
  warning: () => ({ zh: '警告', en: 'Warning' }),
  points: points => ({ zh: `总分扣 ${points}`, en: `${points} off the total` }),
  pointsHere: points => ({ zh: `本桌扣 ${points}`, en: `${points} off the score at this table` }),
  forfeit: () => ({ zh: '判负', en: 'Forfeit' }),
  disqualification: () => ({ zh: '取消比赛资格', en: 'Disqualification' }),
}

/** The words of a situation or an option that an event's own regulations made; undefined for every other code. */
export const ownPenaltyWords = (code: string): Bilingual | undefined => {
  if (code.startsWith(casePrefix)) {
    const [zh = '', en = zh] = code.slice(casePrefix.length).split('/').map(plain)
    return { zh, en }
  }
  const [name, points = ''] = code.startsWith(stepPrefix) ? code.slice(stepPrefix.length).split('/') : []
  const measure = ownMeasures.find(one => one === name)
  return measure && measureWords[measure](points)
}
