import { problem, type Problem } from '../core/problem.js'
import { err, ok, type Result } from '../core/result.js'

export type UnknownRecord = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Overlays the known keys of `input` on `base`; a value its rule refuses is a located problem. */
export const readRecord = <T extends object>(
  input: UnknownRecord,
  rules: Readonly<Record<string, (value: unknown) => boolean>>,
  base: T,
  prefix: string,
): Result<T, readonly Problem[]> => {
  const given = Object.keys(rules).filter(key => input[key] !== undefined && input[key] !== null)
  const refused = given.filter(key => !rules[key]?.(input[key]))
  if (refused.length > 0) {
    return err(refused.map(key => problem('SETTING_UNREADABLE', { at: { path: `${prefix}${key}` } })))
  }
  return ok({ ...base, ...Object.fromEntries(given.map(key => [key, input[key]])) })
}
