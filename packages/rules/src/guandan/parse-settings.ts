import { problem, type Problem } from '../core/problem.js'
import { err, ok } from '../core/result.js'
import type { LevelScoreTable } from './level-score.js'
import { chainPresets, levelScoreTables, settingPresets } from './presets.js'
import {
  type Fields,
  type FieldTests,
  isAmount,
  isBoolean,
  isFields,
  isIntegerIn,
  isOneOf,
  overlay,
  type Read,
  refuse,
} from './read.js'
import {
  type CriterionCode,
  criterionCodes,
  type DuplicateRules,
  equalLevelRules,
  gameFormats,
  type GuandanSettings,
  headToHeadScopes,
  keepActualRules,
} from './settings.js'
import { ranks } from './types.js'

const plainFields: FieldTests = {
  eventType: isOneOf(['games', 'duplicate']),
  format: isOneOf(gameFormats),
  deals: isIntegerIn(1, 99),
  minutes: isIntegerIn(1, 999),
  ladder: isOneOf(['climb', 'fixed']),
  equalLevels: isOneOf(equalLevelRules),
  opponentsOfBye: isOneOf(['nothing', 'ownAverage']),
}

/** Settings that are records of their own, and what each of their fields may be. */
const recordFields: Readonly<Record<string, FieldTests>> = {
  aceRule: {
    maxAttempts: value => value === null || isIntegerIn(1, 99)(value),
    onFail: isOneOf(['stay', 'to2', 'loseGame', 'playOpponentLevel']),
  },
  matchPoints: { win: isAmount, draw: isAmount, loss: isAmount, perLevel: isAmount },
  forfeit: {
    matchPoints: isAmount,
    levelPoints: isAmount,
    offenderMatchPoints: isAmount,
    offenderLevelPoints: isAmount,
    bothMatchPoints: isAmount,
    keepActual: isOneOf(keepActualRules),
    threshold: isAmount,
  },
  bye: { matchPoints: isAmount, levelPoints: isAmount },
  headToHead: { scope: isOneOf(headToHeadScopes), restart: isBoolean, onlyWhenTwo: isBoolean },
  returnRule: {
    limitTo: isOneOf(['partner', 'always']),
    tenBy: isOneOf(['face', 'levelValue']),
    whenNone: isOneOf(['nothing', 'smallest']),
  },
  play: {
    jokerPairFullHouse: isBoolean,
    underDeclareStraightFlush: isBoolean,
    underDeclareLoneWild: isBoolean,
    tenCardReport: isBoolean,
  },
}

const rowsNeeded = (by: LevelScoreTable['by'], acePassedCounts: boolean): number => {
  if (by === 'deals') return 4
  return by === 'ownLevel' || acePassedCounts ? 14 : 13
}

/** A preset's name, or a table of the organiser's own; its rows must cover every level it can be asked for. */
const readTable = (value: unknown, base: LevelScoreTable): Read<LevelScoreTable> => {
  if (value === undefined) return ok(base)
  const path = 'levelScore'
  if (typeof value === 'string') {
    const named = Object.hasOwn(levelScoreTables, value) ? levelScoreTables[value] : undefined
    return named ? ok(named) : refuse('SCORE_TABLE_UNREADABLE', path)
  }
  if (!isFields(value)) return refuse('SCORE_TABLE_UNREADABLE', path)
  const { by, higher, lower, acePassedCounts = true } = value
  if (by !== 'difference' && by !== 'ownLevel' && by !== 'deals') return refuse('SCORE_TABLE_UNREADABLE', `${path}.by`)
  const isRows = (rows: unknown): rows is string[] =>
    Array.isArray(rows) &&
    rows.length >= rowsNeeded(by, acePassedCounts !== false) &&
    rows.length <= 14 &&
    rows.every(isAmount)
  if (!isRows(higher)) return refuse('SCORE_TABLE_UNREADABLE', `${path}.higher`)
  if (by === 'difference' && !isRows(lower)) return refuse('SCORE_TABLE_UNREADABLE', `${path}.lower`)
  const known = Object.values(levelScoreTables).find(table => table.id === value.id)
  return ok({
    id: typeof value.id === 'string' ? value.id : 'organiser',
    status: known && sameRows(known, value) ? known.status : 'organiser',
    by,
    acePassedCounts: acePassedCounts !== false,
    higher,
    lower: isRows(lower) ? lower : [],
  })
}

const sameRows = (table: LevelScoreTable, value: Fields): boolean =>
  table.by === value.by &&
  JSON.stringify(table.higher) === JSON.stringify(value.higher) &&
  JSON.stringify(table.lower) === JSON.stringify(value.lower ?? [])

const readChain = (value: unknown, base: readonly CriterionCode[]): Read<readonly CriterionCode[]> => {
  if (value === undefined) return ok(base)
  if (typeof value === 'string') {
    const named = Object.hasOwn(chainPresets, value) ? chainPresets[value] : undefined
    return named ? ok(named) : refuse('SETTING_UNREADABLE', 'chain')
  }
  const known = (code: unknown): code is CriterionCode => criterionCodes.some(name => name === code)
  return Array.isArray(value) && value.every(known) && new Set(value).size === value.length
    ? ok(value)
    : refuse('SETTING_UNREADABLE', 'chain')
}

const decisiveFields: FieldTests = { fromRound: isIntegerIn(1, 99), tables: isIntegerIn(1, 9999) }

/** Null where no table has to be decided; otherwise from which round, and down to which table. */
const readDecisive = (value: unknown, base: GuandanSettings['decisive']): Read<GuandanSettings['decisive']> => {
  if (value === undefined) return ok(base)
  return value === null ? ok(null) : overlay(value, decisiveFields, { fromRound: 1, tables: 9999 }, 'decisive')
}

const duplicateDefaults: Omit<DuplicateRules, 'comparison'> = {
  level: '2',
  dealValues: ['1', '2', '3'],
  pairwise: { better: '2', equal: '1', worse: '0' },
}

const isPairwise = (value: unknown): boolean =>
  isFields(value) && isAmount(value.better) && isAmount(value.equal) && isAmount(value.worse)

const readDuplicate = (value: unknown, base: DuplicateRules | null): Read<DuplicateRules | null> => {
  if (value === undefined || value === null) return ok(base)
  const tests: FieldTests = {
    comparison: isOneOf(['pairwise', 'mean', 'sum']),
    level: isOneOf(ranks),
    dealValues: amounts => Array.isArray(amounts) && amounts.length === 3 && amounts.every(isAmount),
    pairwise: isPairwise,
  }
  if (!isFields(value) || value.comparison === undefined) return refuse('DUPLICATE_RULES_MISSING', 'duplicate')
  return overlay(value, tests, { ...duplicateDefaults, comparison: 'sum' as const }, 'duplicate')
}

const ratioText = /^-?\d+(?:\/[1-9]\d*)?$/
const isRatioText = (value: unknown): boolean => typeof value === 'string' && ratioText.test(value)

/** What contestants bring from an earlier stage; absent where they bring nothing. */
const readCarry = (value: unknown): Read<Pick<GuandanSettings, 'carry'>> => {
  if (value === undefined || value === null) return ok({})
  const isCarried = (item: unknown): boolean =>
    isFields(item) && isRatioText(item.matchPoints) && isRatioText(item.levelPoints)
  return isFields(value) && Object.values(value).every(isCarried)
    ? ok({ carry: value as NonNullable<GuandanSettings['carry']> })
    : refuse('SETTING_UNREADABLE', 'carry')
}

const presetOf = (input: Fields): Read<Partial<GuandanSettings>> => {
  const { preset } = input
  if (preset === undefined) return ok({})
  return typeof preset === 'string' && Object.hasOwn(settingPresets, preset)
    ? ok({ ...settingPresets[preset], preset })
    : refuse('SETTING_UNREADABLE', 'preset')
}

/**
 * Conditions of contest: the edition's defaults, a named preset over them, the event's own words over both.
 * Problems name the setting that cannot be read; a duplicate event without comparison rules is refused.
 */
export const parseGuandanSettings = (input: unknown, defaults: GuandanSettings): Read<GuandanSettings> => {
  if (input !== undefined && input !== null && !isFields(input)) return refuse('SETTINGS_UNREADABLE', '')
  const given: Fields = isFields(input) ? input : {}
  const preset = presetOf(given)
  if (!preset.ok) return preset
  const base: GuandanSettings = { ...defaults, ...preset.value }
  const problems: Problem[] = []
  const take = <T>(read: Read<T>, fallback: T): T => {
    if (read.ok) return read.value
    problems.push(...read.error)
    return fallback
  }
  const records = Object.fromEntries(
    Object.entries(recordFields).map(([name, tests]) => [
      name,
      take(overlay(given[name], tests, base[name as keyof GuandanSettings] as object, name), {}),
    ]),
  )
  const settings = {
    ...take(overlay(given, plainFields, base, ''), base),
    ...records,
    levelScore: take(readTable(given.levelScore, base.levelScore), base.levelScore),
    chain: take(readChain(given.chain, base.chain), base.chain),
    decisive: take(readDecisive(given.decisive, base.decisive), null),
    duplicate: take(readDuplicate(given.duplicate, base.duplicate), null),
    ...take(readCarry(given.carry), {}),
  } as GuandanSettings
  if (settings.eventType === 'duplicate' && !settings.duplicate) {
    problems.push(problem('DUPLICATE_RULES_MISSING', { at: { path: 'duplicate' } }))
  }
  return problems.length > 0 ? err(problems) : ok(settings)
}
