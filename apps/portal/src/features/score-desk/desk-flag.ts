import type { ApiProblem } from '@/lib/graphql/result'

/** What waits for the director. */
export interface DeskFlag {
  readonly id: string
  readonly slot: string
  readonly note: string
  /** A contestant says so: answered at its own desk. */
  readonly isReport: boolean
  readonly found: readonly ApiProblem[]
  readonly raisedBy: string | null
  /** A table calls, and says nothing of a result. */
  readonly isCall: boolean
  /** The director who goes there. */
  readonly takenBy: string | null
  readonly takenByViewer: boolean
  readonly recordedAt: string
  /** The table itself does not agree. */
  readonly atTable: { readonly table: string; readonly side: { readonly number: string } | null } | null
}
