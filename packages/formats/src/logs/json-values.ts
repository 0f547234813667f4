import { err, ok, type Problem, type ProblemLocation, type Result } from '@paiji/rules'
import { fileProblem } from '../problem-log.js'

export interface JsonValue {
  readonly value: unknown
  readonly location: ProblemLocation
}

const parsed = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

/** One JSON value, or one on each line that is not blank. Problems: JSON_MALFORMED with its line. */
export const readJsonValues = (text: string): Result<readonly JsonValue[], readonly Problem[]> => {
  const whole = parsed(text)
  if (whole) return ok([{ value: whole.value, location: { line: 1 } }])
  const values: JsonValue[] = []
  for (const [i, line] of text.split(/\r\n?|\n/).entries()) {
    if (line.trim() === '') continue
    const one = parsed(line)
    if (!one) return err([fileProblem('JSON_MALFORMED', 'error', { line: i + 1 })])
    values.push({ value: one.value, location: { line: i + 1 } })
  }
  return values.length > 0 ? ok(values) : err([fileProblem('FILE_EMPTY', 'error')])
}
