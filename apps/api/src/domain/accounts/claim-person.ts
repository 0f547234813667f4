import { ok } from '@paiji/rules'
import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { MS_A_DAY } from '../../base/clock.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import { refusing, type Outcome } from '../../base/problem.js'
import { aloneWith } from '../../db/alone-with.js'
import type { Db } from '../../db/client.js'
import { personClaim, user } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { accounts, holders, notifyAccounts } from '../shared/notify-accounts.js'
import { personActs, sharesOf } from '../registry/ownership.js'
import { isRegisteredBelow, peopleByIds } from '../registry/people.repo.js'
import { logOf } from '../registry/places.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { canClaimPerson, canDecideClaim, canWithdrawClaim } from './policy.js'
import type { AccountProblemCode } from './problem-codes.js'
import { oneRow } from '../../db/one-row.js'

const refuse = refusing<AccountProblemCode | 'PERSON_UNKNOWN' | 'REASON_MISSING'>()

export type ClaimRow = typeof personClaim.$inferSelect
type Changed = { readonly claimId: string }

const DAYS = 30
/** Claims of one account in that time, decided or not. */
const MOST = 3
const LONGEST = 1000

/** The record that stands for a person after merges, and whether an account holds it or one merged into it. */
const standingRecord = async (
  db: Db,
  personId: string,
): Promise<{ readonly personId: string; readonly isHeld: boolean; readonly isActive: boolean } | undefined> => {
  const [asked] = await peopleByIds(db, [personId])
  const [own] = asked?.mergedIntoId ? await peopleByIds(db, [asked.mergedIntoId]) : asked ? [asked] : []
  if (!own || own.withdrawnAt !== null) return undefined
  const [held] = await db
    .select({ n: count() })
    .from(user)
    .where(sql`${user.personId} in (select p.id from person p where coalesce(p.merged_into_id, p.id) = ${own.id})`)
  return { personId: own.id, isHeld: (held?.n ?? 0) > 0, isActive: own.status !== 'DECEASED' }
}

/** Whether a record can still be claimed by somebody. */
export const isClaimable = async (db: Db, personId: string): Promise<boolean> => {
  const record = await standingRecord(db, personId)
  return record?.isActive === true && !record.isHeld
}

/** Where the office of a person is, for grants and for the log. */
export const placeOfClaim = async (db: Db, personId: string) =>
  (await sharesOf(db, [personId]))[personActs.bindAccount.share]

export interface ClaimPersonInput {
  readonly personId: string
  readonly proof: string
  readonly idempotencyKey?: string | undefined
}

/**
 * Says "this is me" of a record of the register, and how it can be checked; the office is notified. Problems:
 * NOT_PERMITTED, PERSON_UNKNOWN, PERSON_HAS_ACCOUNT, CLAIM_PROOF_MISSING, CLAIM_OPEN_ALREADY, CLAIMS_TOO_MANY.
 */
export const claimPerson = (deps: Deps, viewer: Viewer, input: ClaimPersonInput): Promise<Outcome<Changed>> =>
  idempotently(
    deps,
    viewer,
    'claimPerson',
    input,
    async tx => {
      const permitted = requirePermission(canClaimPerson(viewer))
      if (!permitted.ok) return permitted
      const record = await standingRecord(tx, input.personId)
      if (!record?.isActive) return refuse('PERSON_UNKNOWN', 'person')
      if (record.isHeld) return refuse('PERSON_HAS_ACCOUNT', 'person')
      const proof = input.proof.trim().slice(0, LONGEST)
      if (!proof) return refuse('CLAIM_PROOF_MISSING', 'proof')
      const accountId = actorOf(viewer)
      const now = deps.clock.now()
      const since = new Date(now.getTime() - DAYS * MS_A_DAY)
      await aloneWith(tx, 'claims', accountId)
      const [made] = await tx
        .select({ n: count() })
        .from(personClaim)
        .where(and(eq(personClaim.accountId, accountId), gt(personClaim.recordedAt, since)))
      if ((made?.n ?? 0) >= MOST) return refuse('CLAIMS_TOO_MANY')
      const { personId } = record
      const row = oneRow(
        await tx.insert(personClaim).values({ personId, accountId, proof, recordedAt: now }).returning(),
      )
      await noteClaim({ tx, deps, viewer }, row, 'PERSON_CLAIMED')
      return ok({ claimId: row.id })
    },
    { constraints: { person_claim_open: 'CLAIM_OPEN_ALREADY' } },
  )

/** The log, and the notices to the office or to who claims. */
const noteClaim = async (
  act: Act,
  { id: claimId, personId, accountId }: ClaimRow,
  type: 'PERSON_CLAIMED' | 'CLAIM_ACCEPTED' | 'CLAIM_DECLINED' | 'CLAIM_WITHDRAWN',
  reason?: string,
): Promise<void> => {
  const { tx, deps, viewer } = act
  const place = await placeOfClaim(tx, personId)
  const organisationId = logOf(place)
  await recordAudit(tx, viewer, {
    type,
    organisationId,
    aggregateKind: 'person',
    aggregateId: personId,
    data: { claimId, accountId, ...(reason ? { reason } : {}) },
  })
  if (type === 'CLAIM_WITHDRAWN') return
  const body = place.organisationPath[0] ?? organisationId
  const office = holders(body, ['admin', 'staff', 'registrar'], deps.clock.now())
  await notifyAccounts(act, type === 'PERSON_CLAIMED' ? office : accounts([accountId]), {
    code: type,
    organisationId,
    about: type === 'PERSON_CLAIMED' ? { kind: 'claim', id: claimId } : { kind: 'person', id: personId },
    occasion: claimId,
  })
}

/** The own claim, taken back. Problems: CLAIM_UNKNOWN, NOT_PERMITTED, CLAIM_DECIDED_ALREADY. */
export const withdrawClaim = (
  deps: Deps,
  viewer: Viewer,
  input: { readonly claimId: string; readonly idempotencyKey?: string | undefined },
): Promise<Outcome<Changed>> =>
  idempotently(deps, viewer, 'withdrawClaim', input, async tx => {
    const [row] = await tx.select().from(personClaim).where(eq(personClaim.id, input.claimId))
    if (!row) return refuse('CLAIM_UNKNOWN')
    const permitted = requirePermission(canWithdrawClaim(viewer, row))
    if (!permitted.ok) return permitted
    const settled = await settle({ tx, deps, viewer }, row, 'withdrawn', null)
    if (!settled.ok) return settled
    await noteClaim({ tx, deps, viewer }, row, 'CLAIM_WITHDRAWN')
    return ok({ claimId: row.id })
  })

export interface DecideClaimInput {
  readonly claimId: string
  readonly accept: boolean
  /** How it was checked, or why not; whoever claimed reads it. */
  readonly reason: string
  readonly idempotencyKey?: string | undefined
}

/**
 * The office's word on a claim: the account belongs to the person from here on, or it does not. Problems:
 * CLAIM_UNKNOWN, NOT_PERMITTED, REASON_MISSING, CLAIM_DECIDED_ALREADY, PERSON_HAS_ACCOUNT.
 */
export const decideClaim = (deps: Deps, viewer: Viewer, input: DecideClaimInput): Promise<Outcome<Changed>> =>
  idempotently(deps, viewer, 'decideClaim', input, async tx => {
    const [row] = await tx.select().from(personClaim).where(eq(personClaim.id, input.claimId))
    if (!row) return refuse('CLAIM_UNKNOWN')
    const permitted = requirePermission(canDecideClaim(viewer, await placeOfClaim(tx, row.personId), row))
    if (!permitted.ok) return permitted
    const reason = input.reason.trim()
    if (!reason) return refuse('REASON_MISSING', 'reason')
    const act = { tx, deps, viewer }
    const settled = await settle(act, row, input.accept ? 'accepted' : 'declined', reason)
    if (!settled.ok) return settled
    const linked = input.accept ? await link(tx, row) : ok(true as const)
    if (!linked.ok) return linked
    await noteClaim(act, row, input.accept ? 'CLAIM_ACCEPTED' : 'CLAIM_DECLINED', reason)
    return ok({ claimId: row.id })
  })

const settle = async (
  { tx, deps, viewer }: Act,
  { id }: ClaimRow,
  decision: NonNullable<ClaimRow['decision']>,
  decisionReason: string | null,
): Promise<Outcome<true>> => {
  const settled = await tx
    .update(personClaim)
    .set({ decision, decisionReason, decidedBy: actorOf(viewer), decidedAt: deps.clock.now() })
    .where(and(eq(personClaim.id, id), isNull(personClaim.decidedAt)))
    .returning({ id: personClaim.id })
  return settled.length > 0 ? ok(true) : refuse('CLAIM_DECIDED_ALREADY')
}

/** The account is the person's, unless one of the two has found another meanwhile. */
const link = async (tx: Transaction, { personId, accountId }: ClaimRow): Promise<Outcome<true>> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${personId}))`)
  const record = await standingRecord(tx, personId)
  if (!record || record.isHeld) return refuse('PERSON_HAS_ACCOUNT')
  const linked = await tx
    .update(user)
    .set({ personId: record.personId })
    .where(and(eq(user.id, accountId), isNull(user.personId)))
    .returning({ id: user.id })
  return linked.length > 0 ? ok(true) : refuse('PERSON_HAS_ACCOUNT')
}

/** The latest claim of an account. */
export const latestClaim = async (db: Db, accountId: string): Promise<ClaimRow | undefined> => {
  const [row] = await db
    .select()
    .from(personClaim)
    .where(eq(personClaim.accountId, accountId))
    .orderBy(desc(personClaim.recordedAt), desc(personClaim.id))
    .limit(1)
  return row
}

/** Claims that wait, the oldest first, of people who belong below these bodies; who belongs nowhere is the federation's. */
export const openClaims = (db: Db, bodies: readonly string[], first: number): Promise<ClaimRow[]> =>
  db
    .select()
    .from(personClaim)
    .where(and(isNull(personClaim.decidedAt), isRegisteredBelow(sql`${personClaim.personId}`, bodies)))
    .orderBy(personClaim.id)
    .limit(first)
