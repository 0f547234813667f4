import { err, ok, problem } from '@paiji/rules'
import type { Procedure } from '@paiji/rules/procedure'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { hasRoleAnywhere, type Place } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { appealParty, panel, panelMember } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { AppealRow } from '../appeals/appeals.repo.js'
import { type CaseFacts, caseFacts } from '../appeals/case-access.repo.js'
import { procedureOfCase } from '../appeals/case-procedure.js'
import { type CaseAnswer, type CaseInput, underLock } from '../appeals/on-case.js'
import { accessOf } from '../appeals/visibility.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { type Permission, refused, requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'

export type PanelRow = typeof panel.$inferSelect
export type MemberRow = typeof panelMember.$inferSelect
export type PartyRow = typeof appealParty.$inferSelect

/** A case with the people around it. */
export interface CaseScene {
  readonly row: AppealRow
  /** What `appeals/visibility.ts` asks: who is what to the case, and so who reads what of it. */
  readonly facts: CaseFacts
  readonly place: Place
  readonly sport: string
  readonly category: string
  readonly timeZone: string
  readonly procedure: Procedure
  readonly parties: readonly PartyRow[]
  /** The panel that sits, or is being formed. */
  readonly panel: PanelRow | undefined
  /** Of that panel, those who left as well, the chair first, reserves last and in order. */
  readonly members: readonly MemberRow[]
}

/** Everything around a case that is at hand: four statements. */
export const sceneOf = async (db: Db, row: AppealRow): Promise<CaseScene> => {
  const [facts] = await caseFacts(db, [row.id])
  if (!facts) throw new Error(`case ${row.id} has no event`)
  return sceneAround(db, { ...facts, row })
}

const sceneAround = async (db: Db, facts: CaseFacts): Promise<CaseScene> => {
  const { row } = facts
  const parties = await db
    .select()
    .from(appealParty)
    .where(eq(appealParty.appealId, row.id))
    .orderBy(asc(appealParty.id))
  const [current] = await db
    .select()
    .from(panel)
    .where(and(eq(panel.appealId, row.id), isNull(panel.dissolvedAt)))
  const members = current
    ? await db
        .select()
        .from(panelMember)
        .where(eq(panelMember.panelId, current.id))
        .orderBy(
          sql`array_position(array['chair','member','reserve'], ${panelMember.role})`,
          asc(panelMember.reserveOrder),
          asc(panelMember.id),
        )
    : []
  return {
    row,
    facts,
    place: { organisationPath: facts.organisationPath, eventId: row.eventId },
    sport: facts.sport,
    category: facts.category,
    timeZone: facts.timeZone,
    procedure: procedureOfCase(row).procedure,
    parties,
    panel: current,
    members,
  }
}

/** Whoever has nothing to do with cases is told so, whether there is such a case or not. */
const unknownTo = (viewer: Viewer): Outcome<never> =>
  viewer.accountId === undefined
    ? refusedWith('NOT_SIGNED_IN')
    : hasRoleAnywhere(viewer, ['clerk', 'staff', 'committee'])
      ? err([problem('CASE_UNKNOWN')])
      : refusedWith('ROLE_MISSING')

const refusedWith = (reason: string): Outcome<never> => requirePermission(refused(reason)) as Outcome<never>

/** A case as somebody may work on it, read only. Problems: NOT_PERMITTED, CASE_UNKNOWN. */
export const readScene = async (
  db: Db,
  viewer: Viewer,
  appealId: string,
  permit: (viewer: Viewer, scene: CaseScene) => Permission,
): Promise<Outcome<CaseScene>> => {
  // One statement for a hidden case and for none: how long the refusal takes says nothing either.
  const [facts] = await caseFacts(db, [appealId])
  if (!facts || !accessOf(viewer, facts)) return unknownTo(viewer)
  const scene = await sceneAround(db, facts)
  const permitted = requirePermission(permit(viewer, scene))
  return permitted.ok ? ok(scene) : permitted
}

/**
 * One act on one case: locked, permitted, done, in one transaction. `fn` answers the case as it is afterwards.
 * Problems besides those of the act: NOT_PERMITTED, CASE_UNKNOWN, CASE_CHANGED_MEANWHILE.
 */
export const actOnCase = <I extends CaseInput>(
  deps: Deps,
  viewer: Viewer,
  about: { readonly name: string; readonly permit: (viewer: Viewer, scene: CaseScene) => Permission },
  input: I,
  fn: (tx: Transaction, scene: CaseScene) => Promise<Outcome<AppealRow>>,
): Promise<Outcome<CaseAnswer>> =>
  idempotently(deps, viewer, about.name, input, async tx => {
    const readable = await readScene(tx, viewer, input.appealId, about.permit)
    if (!readable.ok) return readable
    return underLock(tx, input, async row => fn(tx, await sceneOf(tx, row)))
  })
