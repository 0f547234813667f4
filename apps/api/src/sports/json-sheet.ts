import { canonicalJson, err, ok, problem } from '@paiji/rules'
import type { Outcome } from '../base/problem.js'

/** A sheet that travels as JSON text. Problem: SHEET_NOT_JSON. */
export const fromJsonText = (text: string): Outcome<unknown> => {
  try {
    return ok(JSON.parse(text) as unknown)
  } catch {
    return err([problem('SHEET_NOT_JSON', { at: { path: 'sheet' } })])
  }
}

export const toJsonText = (parsed: unknown): { text: string } => ({ text: canonicalJson(parsed) })
