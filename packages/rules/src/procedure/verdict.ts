import type { ClauseRef } from '../core/clause.js'
import type { ProcedureRefusalCode } from './problem-codes.js'

/** A yes with its clause, or a no with a code and its clause. */
export type Verdict =
  | { readonly allowed: true; readonly clause: ClauseRef }
  | { readonly allowed: false; readonly code: ProcedureRefusalCode; readonly clause: ClauseRef }

export const yes = (clause: ClauseRef): Verdict => ({ allowed: true, clause })
export const no = (code: ProcedureRefusalCode, clause: ClauseRef): Verdict => ({ allowed: false, code, clause })
