import { err, ok, type Result } from '@paiji/rules'
import { type IllegalMove, nextStatus } from '../domain/appeals/appeal-status.js'
import type { AppealStatus } from '../domain/appeals/statuses.js'

/** The state a whole docket leads to; the first entry that does not fit is the refusal. */
export const replayDocket = (
  types: readonly string[],
): Result<AppealStatus | undefined, IllegalMove & { at: number }> => {
  let status: AppealStatus | undefined
  for (const [at, type] of types.entries()) {
    const next = nextStatus(status, type)
    if (!next.ok) return err({ ...next.error, at })
    status = next.value
  }
  return ok(status)
}
