import { problem, type Problem } from '../core/problem.js'
import { err, ok, type Result } from '../core/result.js'

export type Fields = Readonly<Record<string, unknown>>
export type Read<T> = Result<T, readonly Problem[]>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const refuse = (code: string, path: string, params?: Record<string, string | number>): Read<never> =>
  err([problem(code, { at: { path }, ...(params ? { params } : {}) })])

export type FieldTests = Readonly<Record<string, (value: unknown) => boolean>>

/** Lays the known keys of `input` over `base`; a value its test refuses is a located problem, other keys are ignored. */
export const overlay = <T extends object>(input: unknown, tests: FieldTests, base: T, path: string): Read<T> => {
  if (input === undefined || input === null) return ok(base)
  if (!isFields(input)) return refuse('SETTING_UNREADABLE', path)
  const given = Object.keys(tests).filter(key => input[key] !== undefined)
  const refused = given.filter(key => !tests[key]?.(input[key]))
  if (refused.length > 0) {
    return err(refused.map(key => problem('SETTING_UNREADABLE', { at: { path: path ? `${path}.${key}` : key } })))
  }
  return ok({ ...base, ...Object.fromEntries(given.map(key => [key, input[key]])) })
}
