import { err, ok, problem } from '@paiji/rules'
import { and, eq, isNull } from 'drizzle-orm'
import { placeOf } from '../../auth/places.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { entryPlayer, identityQuestion, person } from '../../db/schema/index.js'
import { inTransaction, type Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { registerUnknown } from '../registry/register-unknown.js'
import type { Deps } from '../shared/deps.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { rememberNumbers } from './known-numbers.js'
import { canDecideIdentity } from './policy.js'
import type { Act } from '../shared/act.js'

export interface DecideIdentityInput {
  readonly questionId: string
  readonly personId?: string
  readonly newPerson?: boolean
}

type Question = typeof identityQuestion.$inferSelect
type LineUp = typeof entryPlayer.$inferSelect

/**
 * Answers who a player of a file is: somebody in the register, or somebody new. The line-up gets a new row; the
 * old one stays as it was entered.
 * Problems: QUESTION_UNKNOWN, QUESTION_ANSWERED, NOT_PERMITTED, IDENTITY_CHOICE_MISSING, PERSON_UNKNOWN.
 */
export const decideIdentity = (
  deps: Deps,
  viewer: Viewer,
  input: DecideIdentityInput,
): Promise<Outcome<{ questionId: string; personId: string }>> =>
  inTransaction(deps.db, async tx => {
    const asked = tx.select().from(identityQuestion).where(eq(identityQuestion.id, input.questionId)).$dynamic()
    const [found] = await asked
    if (!found) return err([problem('QUESTION_UNKNOWN')])
    const place = await placeOf(tx, { kind: 'organisation', id: found.organisationId })
    const permitted = requirePermission(canDecideIdentity(viewer, place ?? { organisationPath: [] }))
    if (!permitted.ok) return permitted
    const [question] = await asked.for('update')
    if (question?.status !== 'OPEN') return err([problem('QUESTION_ANSWERED')])
    const lineUp = await openLineUp(tx, question.entryPlayerId)
    if (!lineUp) return err([problem('QUESTION_UNKNOWN')])
    const chosen = await choosePerson(tx, viewer, question, lineUp, input)
    if (!chosen.ok) return chosen
    await relink(tx, lineUp, chosen.value, deps.clock.now())
    const known = [{ value: lineUp.externalId, personId: chosen.value }]
    await rememberNumbers(tx, found.organisationId, known, deps.clock.now())
    await answer({ tx, deps, viewer }, question, { personId: chosen.value, newPerson: input.newPerson === true })
    return ok({ questionId: question.id, personId: chosen.value })
  })

const openLineUp = async (tx: Transaction, id: string): Promise<LineUp | undefined> => {
  const [row] = await tx
    .select()
    .from(entryPlayer)
    .where(and(eq(entryPlayer.id, id), isNull(entryPlayer.supersededAt)))
  return row
}

const choosePerson = async (
  tx: Transaction,
  viewer: Viewer,
  question: Question,
  lineUp: LineUp,
  input: DecideIdentityInput,
): Promise<Outcome<string>> => {
  if (input.newPerson) {
    const { externalIssuer: issuer, externalId: value } = lineUp
    const registered = await registerUnknown(tx, viewer, {
      organisationId: question.organisationId,
      source: `import:${question.importId}`,
      players: [
        { key: 'new', name: question.nameAsEntered, identifier: issuer && value ? { issuer, value } : undefined },
      ],
    })
    const id = registered.get('new')
    return id ? ok(id) : err([problem('IDENTITY_CHOICE_MISSING')])
  }
  if (!input.personId) return err([problem('IDENTITY_CHOICE_MISSING')])
  const [row] = await tx.select({ id: person.id }).from(person).where(eq(person.id, input.personId))
  return row ? ok(row.id) : err([problem('PERSON_UNKNOWN', { at: { path: 'person' } })])
}

const relink = async (tx: Transaction, lineUp: LineUp, personId: string, now: Date): Promise<void> => {
  await tx.update(entryPlayer).set({ supersededAt: now }).where(eq(entryPlayer.id, lineUp.id))
  const { id: replacesId, recordedAt: _, supersededAt: __, ...kept } = lineUp
  await tx.insert(entryPlayer).values({ ...kept, personId, notMember: false, replacesId })
}

const answer = async (
  { tx, deps, viewer }: Act,
  question: Question,
  decision: { personId: string; newPerson: boolean },
): Promise<void> => {
  const status = decision.newPerson ? 'NEW_PERSON' : 'LINKED'
  await tx
    .update(identityQuestion)
    .set({ status, personId: decision.personId, decidedBy: actorOf(viewer), decidedAt: deps.clock.now() })
    .where(eq(identityQuestion.id, question.id))
  await recordAudit(tx, viewer, {
    type: 'IDENTITY_DECIDED',
    organisationId: question.organisationId,
    aggregateKind: 'import',
    aggregateId: question.importId,
    data: { questionId: question.id, personId: decision.personId, decision: status },
  })
}
