import { problem, type Problem } from '../../core/problem.js'
import { err, ok } from '../../core/result.js'
import type { LevelScoreTable } from '../ladder/level-score.js'
import { chainPresets, levelScoreTables, settingPresets } from './presets.js'
import { accepts, isAmountText, isRatioText, testsOf } from '../../core/setting.js'
import { type Fields, isFields, overlay, type Read, refuse } from '../read.js'
import {
  chainKind,
  decisiveDefaults,
  decisiveKinds,
  duplicateDefaults,
  duplicateKinds,
  type Kinds,
  pairwiseKinds,
  plainKinds,
  recordKinds,
  tableKinds,
} from './setting-kinds.js'
import type { CriterionCode, DuplicateRules, GuandanSettings } from './settings.js'

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
  if (!accepts(tableKinds.by, by)) return refuse('SCORE_TABLE_UNREADABLE', `${path}.by`)
  if (!accepts(tableKinds.acePassedCounts, acePassedCounts))
    return refuse('SCORE_TABLE_UNREADABLE', `${path}.acePassedCounts`)
  const goesBy = by as LevelScoreTable['by']
  const isRows = (rows: unknown): rows is string[] =>
    Array.isArray(rows) &&
    rows.length >= rowsNeeded(goesBy, acePassedCounts === true) &&
    rows.length <= 14 &&
    rows.every(isAmountText)
  if (!isRows(higher)) return refuse('SCORE_TABLE_UNREADABLE', `${path}.higher`)
  if (by === 'difference' && !isRows(lower)) return refuse('SCORE_TABLE_UNREADABLE', `${path}.lower`)
  const known = Object.values(levelScoreTables).find(table => table.id === value.id)
  return ok({
    id: typeof value.id === 'string' ? value.id : 'organiser',
    status: known && sameRows(known, value) ? known.status : 'organiser',
    by: goesBy,
    acePassedCounts: acePassedCounts === true,
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
  return accepts(chainKind, value) ? ok(value as readonly CriterionCode[]) : refuse('SETTING_UNREADABLE', 'chain')
}

/** Null where no table has to be decided; otherwise from which round, and down to which table. */
const readDecisive = (value: unknown, base: GuandanSettings['decisive']): Read<GuandanSettings['decisive']> => {
  if (value === undefined) return ok(base)
  return value === null ? ok(null) : overlay(value, testsOf(decisiveKinds), decisiveDefaults, 'decisive')
}

const readDuplicate = (value: unknown, base: DuplicateRules | null): Read<DuplicateRules | null> => {
  if (value === undefined || value === null) return ok(base)
  if (!isFields(value) || value.comparison === undefined)
    return refuse('DUPLICATE_RULES_MISSING', 'duplicate.comparison')
  const rules = overlay(
    value,
    testsOf(duplicateKinds),
    { ...duplicateDefaults, comparison: 'sum' as const },
    'duplicate',
  )
  const pairwise = overlay(value.pairwise, testsOf(pairwiseKinds), duplicateDefaults.pairwise, 'duplicate.pairwise')
  if (rules.ok && pairwise.ok) return ok({ ...rules.value, pairwise: pairwise.value })
  return err([rules, pairwise].flatMap(part => (part.ok ? [] : part.error)))
}

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
    Object.entries<Kinds>(recordKinds).map(([name, kinds]) => [
      name,
      take(overlay(given[name], testsOf(kinds), base[name as keyof GuandanSettings] as object, name), {}),
    ]),
  )
  const duplicate = readDuplicate(given.duplicate, base.duplicate)
  const settings = {
    ...take(overlay(given, testsOf(plainKinds), base, ''), base),
    ...records,
    levelScore: take(readTable(given.levelScore, base.levelScore), base.levelScore),
    chain: take(readChain(given.chain, base.chain), base.chain),
    decisive: take(readDecisive(given.decisive, base.decisive), null),
    duplicate: take(duplicate, null),
    ...take(readCarry(given.carry), {}),
  } as GuandanSettings
  if (settings.eventType === 'duplicate' && duplicate.ok && !duplicate.value) {
    problems.push(problem('DUPLICATE_RULES_MISSING', { at: { path: 'duplicate.comparison' } }))
  }
  return problems.length > 0 ? err(problems) : ok(settings)
}
