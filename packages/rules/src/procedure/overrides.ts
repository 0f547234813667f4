import { type Problem, problem } from '../core/problem.js'
import { err, ok, type Result } from '../core/result.js'
import type { ProcedureProblemCode } from './problem-codes.js'
import {
  type Procedure,
  type ProcedureWindow,
  publicationLevels,
  thirdPartyPolicies,
  windowKinds,
  windowUnits,
} from '../core/procedure.js'

/** What an organiser's regulations may set: lengths that the text leaves to them, a deposit, the committee's existence. */
export interface ProcedureOverrides {
  readonly windows?: Readonly<Record<string, { readonly amount: number; readonly unit: string }>>
  /** `null` asks for none. */
  readonly deposit?: { readonly amount: number; readonly currency: string } | null
  /** `false`: no committee can meet. */
  readonly committee?: boolean
  readonly thirdParties?: string
  readonly publication?: string
  readonly holidays?: readonly string[]
  readonly workedWeekends?: readonly string[]
}

const KEYS = ['windows', 'deposit', 'committee', 'thirdParties', 'publication', 'holidays', 'workedWeekends']
const wrong = (code: ProcedureProblemCode, path: string): Problem => problem(code, { at: { path } })
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const positive = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0
const days = (value: unknown): boolean =>
  Array.isArray(value) && value.every(each => typeof each === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(each))

const windowProblems = (procedure: Procedure, windows: unknown): Problem[] => {
  if (!isRecord(windows)) return [wrong('OVERRIDE_REFUSED', 'windows')]
  return Object.entries(windows).flatMap(([kind, value]) => {
    const path = `windows.${kind}`
    if (!windowKinds.some(each => each === kind)) return [wrong('OVERRIDE_UNKNOWN', path)]
    const own = procedure.windows[kind as (typeof windowKinds)[number]]
    if (own && !own.adjustable) return [wrong('WINDOW_NOT_ADJUSTABLE', path)]
    const fits = isRecord(value) && positive(value.amount) && windowUnits.some(unit => unit === value.unit)
    return fits ? [] : [wrong('OVERRIDE_REFUSED', path)]
  })
}

const depositFits = (value: unknown): boolean =>
  value === null || (isRecord(value) && positive(value.amount) && /^[A-Z]{3}$/.test(String(value.currency)))

const checks: Readonly<Record<string, (value: unknown) => boolean>> = {
  deposit: depositFits,
  committee: value => typeof value === 'boolean',
  thirdParties: value => thirdPartyPolicies.some(policy => policy === value),
  publication: value => publicationLevels.some(level => level === value),
  holidays: days,
  workedWeekends: days,
}

/** Reads what somebody wants to set; problems name the path. */
export const parseOverrides = (
  procedure: Procedure,
  input: unknown,
): Result<ProcedureOverrides, readonly Problem[]> => {
  if (!isRecord(input)) return err([wrong('OVERRIDE_REFUSED', '')])
  const problems = Object.entries(input).flatMap(([key, value]) => {
    if (!KEYS.includes(key)) return [wrong('OVERRIDE_UNKNOWN', key)]
    if (key === 'windows') return windowProblems(procedure, value)
    return checks[key]?.(value) ? [] : [wrong('OVERRIDE_REFUSED', key)]
  })
  return problems.length > 0 ? err(problems) : ok(input as ProcedureOverrides)
}

/** The window of a kind that the procedure does not know by itself. */
const ownWindow = (procedure: Procedure, kind: string): ProcedureWindow => ({
  anchor: kind === 'filing' ? 'SCORE_AVAILABLE' : 'ORDERED',
  amount: 0,
  unit: 'hour',
  adjustable: true,
  clause: procedure.form.clause,
})

/** One amount for every kind of entry, at the first instance. */
const depositsOf = (procedure: Procedure, deposit: { amount: number; currency: string }): Procedure['deposits'] => [
  {
    ...deposit,
    instance: 1,
    kinds: ['individual', 'pair', 'team'],
    clause: procedure.deposits[0]?.clause ?? procedure.form.clause,
  },
]

/** The procedure as it holds in one place. */
export const withOverrides = (procedure: Procedure, overrides: ProcedureOverrides): Procedure => {
  const windows: Record<string, ProcedureWindow> = { ...procedure.windows }
  for (const [kind, { amount, unit }] of Object.entries(overrides.windows ?? {})) {
    windows[kind] = { ...(windows[kind] ?? ownWindow(procedure, kind)), amount, unit: unit as ProcedureWindow['unit'] }
  }
  const { deposit } = overrides
  return {
    ...procedure,
    windows,
    ...(deposit === undefined ? {} : { deposits: deposit ? depositsOf(procedure, deposit) : [] }),
    ...(overrides.thirdParties ? { thirdParties: overrides.thirdParties as Procedure['thirdParties'] } : {}),
    ...(overrides.publication ? { publication: { byCategory: {}, otherwise: overrides.publication as 'names' } } : {}),
  }
}
