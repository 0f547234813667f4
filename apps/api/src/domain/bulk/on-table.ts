import { err, problem } from '@paiji/rules'
import type { Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import { forceCustomPlans } from '../../db/force-custom-plans.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import type { TablePlace } from './kind.js'
import { findTable, lockTable, type TableFileRow } from './table-files.repo.js'
import { permittedPlace } from './table-place.js'

/** An act on a sheet that was read: which one, and where it has to stand. */
interface TableAct<Input, Answer> {
  readonly operation: string
  readonly input: Input
  readonly status: TableFileRow['status']
  readonly run: (act: Act, file: TableFileRow, place: TablePlace) => Promise<Outcome<Answer>>
}

/**
 * Runs `run` in one transaction on a sheet that nobody else changes meanwhile, if the viewer may take in such sheets there.
 * Problems: TABLE_UNKNOWN, those of `permittedPlace` and `idempotently`, TABLE_COMMITTED_ALREADY or TABLE_NOT_COMMITTED where it
 * stands otherwise, and those of `run`.
 */
export const onTable = async <
  Input extends { readonly tableId: string; readonly idempotencyKey?: string | undefined },
  Answer,
>(
  deps: Deps,
  viewer: Viewer,
  { operation, input, status, run }: TableAct<Input, Answer>,
): Promise<Outcome<Answer>> => {
  const known = await findTable(deps.db, input.tableId)
  if (!known) return err([problem('TABLE_UNKNOWN')])
  const place = await permittedPlace(deps, viewer, known)
  if (!place.ok) return place
  return idempotently(deps, viewer, operation, input, async tx => {
    const file = await lockTable(tx, input.tableId)
    if (!file) return err([problem('TABLE_UNKNOWN')])
    if (file.status !== status)
      return err([problem(status === 'READ' ? 'TABLE_COMMITTED_ALREADY' : 'TABLE_NOT_COMMITTED')])
    await forceCustomPlans(tx)
    return run({ tx, deps, viewer }, file, place.value)
  })
}
