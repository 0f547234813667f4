import { err, ok, problem } from '@paiji/rules'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { allowed, type Permission, refused, requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { MAX_PAGE } from '../shared/page.js'
import { findStage } from '../standings/stage.repo.js'
import { appendAgreements, standingSheets } from './agreements.repo.js'
import { correctionClock, entriesPlayedFor, isTimeOver } from './reports.repo.js'
import type { SheetRow } from './results.repo.js'

export interface AgreeWithResultsInput {
  readonly stageId: string
  /** The versions that were read, by their ids; at most a page of them. */
  readonly sheetIds: readonly string[]
  readonly idempotencyKey?: string | undefined
}

const sidesOf = (sheets: readonly SheetRow[]): string[] => [...new Set(sheets.flatMap(({ sides }) => sides))]

/**
 * A contestant has read results of its own and agrees with them: a fact beside each sheet, by the account, of that
 * version alone. Said twice it stands once. Problems: STAGE_UNKNOWN, NOT_PERMITTED (NOT_SIGNED_IN,
 * ACCOUNT_WITHOUT_PERSON, NOT_IN_THE_ENTRY), RESULT_MISSING, RESULTS_TOO_MANY (more than a page), REPORT_TIME_OVER,
 * RESULT_CHANGED_MEANWHILE (one of them no longer stands).
 */
export const agreeWithResults = (
  deps: Deps,
  viewer: Viewer,
  input: AgreeWithResultsInput,
): Promise<Outcome<{ agreed: number }>> =>
  idempotently(deps, viewer, 'agreeWithResults', input, async tx => {
    const stage = await findStage(tx, input.stageId)
    if (!stage) return err([problem('STAGE_UNKNOWN')])
    const ids = [...new Set(input.sheetIds)]
    if (ids.length > MAX_PAGE) return err([problem('RESULTS_TOO_MANY', { params: { most: MAX_PAGE } })])
    const sheets = await standingSheets(tx, stage.id, ids)
    const permitted = requirePermission(await canAgree(tx, viewer, sheets))
    if (!permitted.ok) return permitted
    if (ids.length === 0) return err([problem('RESULT_MISSING')])
    if (sheets.length < ids.length) return err([problem('RESULT_CHANGED_MEANWHILE')])
    if (isTimeOver(await correctionClock(tx, stage.id), deps.clock.now())) return err([problem('REPORT_TIME_OVER')])
    const by = { organisationId: stage.organisationId, agreedBy: actorOf(viewer), recordedAt: deps.clock.now() }
    const played = await entriesPlayedFor(tx, viewer.personId ?? '', sidesOf(sheets))
    const words = sheets.flatMap(({ id, sides }) =>
      sides.filter(side => played.includes(side)).map(entryId => ({ ...by, sheetId: id, entryId })),
    )
    const agreed = await appendAgreements(tx, words)
    await recordAudit(tx, viewer, {
      type: 'RESULTS_AGREED',
      organisationId: stage.organisationId,
      aggregateKind: 'stage',
      aggregateId: stage.id,
      data: { stageId: stage.id, sheetIds: sheets.map(({ id }) => id) },
    })
    return ok({ agreed })
  })

/** Said by whoever plays for one of the contestants of each sheet. */
const canAgree = async (db: Db, { accountId, personId }: Viewer, sheets: readonly SheetRow[]): Promise<Permission> => {
  if (accountId === undefined) return refused('NOT_SIGNED_IN')
  if (personId === undefined) return refused('ACCOUNT_WITHOUT_PERSON')
  const played = await entriesPlayedFor(db, personId, sidesOf(sheets))
  return sheets.every(({ sides }) => sides.some(side => played.includes(side))) ? allowed : refused('NOT_IN_THE_ENTRY')
}
