import { err, ok, problem } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome, Problem } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { mailPreference, user } from '../../db/schema/index.js'
import { inTransaction, type Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { federationIds, federationZone } from '../registry/organisations.repo.js'
import type { Deps } from '../shared/deps.js'
import { canChooseMails } from './policy.js'
import { chosenTopics, deliveriesOf, deliveryOf, type Language, type MailDelivery, type MailTopic } from './topics.js'
import { recipientsOf } from './write-mail.js'

export interface TopicChoice {
  readonly topic: MailTopic
  readonly delivery: MailDelivery
}

/** How somebody wants mails. */
export interface MailChoices {
  readonly language: Language
  /** Minutes since midnight by the clock of the zone; both or none. */
  readonly quietFrom: number | null
  readonly quietUntil: number | null
  readonly timeZone: string
  readonly topics: readonly TopicChoice[]
}

export const mailChoices = async (db: Db, accountId: string): Promise<MailChoices | undefined> => {
  const [row] = await db.select().from(user).where(eq(user.id, accountId))
  if (!row) return undefined
  const chosen = await db.select().from(mailPreference).where(eq(mailPreference.accountId, accountId))
  const byTopic = new Map(chosen.map(one => [one.topic, one.delivery]))
  const [reader] = await recipientsOf(db, [accountId])
  return {
    language: row.language,
    quietFrom: row.quietFrom,
    quietUntil: row.quietUntil,
    timeZone: reader?.timeZone ?? (await federationZone(db)),
    topics: chosenTopics.map(topic => ({ topic, delivery: deliveryOf(topic, byTopic.get(topic)) })),
  }
}

export type SetMailChoicesInput = Omit<MailChoices, 'timeZone'>

const DAY = 24 * 60

const problemsOf = ({ quietFrom, quietUntil, topics }: SetMailChoicesInput): Problem[] => {
  const minutes = [quietFrom, quietUntil].filter(minute => minute !== null)
  const readable = minutes.every(minute => Number.isInteger(minute) && minute >= 0 && minute < DAY)
  const quiet = minutes.length === 0 || (minutes.length === 2 && readable && quietFrom !== quietUntil)
  return [
    ...(quiet ? [] : [problem('QUIET_HOURS_NOT_READABLE', { at: { path: 'quietFrom' } })]),
    ...(new Set(topics.map(one => one.topic)).size === topics.length
      ? []
      : [problem('TOPIC_TWICE', { at: { path: 'topics' } })]),
  ]
}

const choose = async (
  tx: Transaction,
  accountId: string,
  { topic, delivery }: TopicChoice,
  at: Date,
): Promise<void> => {
  if (!chosenTopics.includes(topic) || !deliveriesOf(topic).includes(delivery)) return
  await tx
    .insert(mailPreference)
    .values({ accountId, topic, delivery, recordedAt: at })
    .onConflictDoUpdate({
      target: [mailPreference.accountId, mailPreference.topic],
      set: { delivery, recordedAt: at },
    })
}

const audit = async (tx: Transaction, viewer: Viewer, accountId: string): Promise<void> => {
  const [reader] = await recipientsOf(tx, [accountId])
  const organisationId = reader?.federationId ?? (await federationIds(tx))[0]
  if (!organisationId) return
  const about = { organisationId, aggregateKind: 'account', aggregateId: accountId }
  await recordAudit(tx, viewer, { type: 'MAIL_CHOICES_SET', ...about, data: { accountId } })
}

/**
 * Says how the viewer wants mails: the language, the quiet hours, and of each topic at once, daily or never. What is
 * served comes all the same. Problems: NOT_PERMITTED, QUIET_HOURS_NOT_READABLE, TOPIC_TWICE.
 */
export const setMailChoices = async (
  deps: Deps,
  viewer: Viewer,
  input: SetMailChoicesInput,
): Promise<Outcome<MailChoices>> => {
  const accountId = actorOf(viewer)
  const before = await mailChoices(deps.db, accountId)
  const permitted = requirePermission(canChooseMails(viewer, before !== undefined))
  if (!permitted.ok) return permitted
  const problems = problemsOf(input)
  if (problems.length > 0) return err(problems)
  return inTransaction(deps.db, async tx => {
    const { language, quietFrom, quietUntil, topics } = input
    await tx.update(user).set({ language, quietFrom, quietUntil }).where(eq(user.id, accountId))
    for (const topic of topics) await choose(tx, accountId, topic, deps.clock.now())
    await audit(tx, viewer, accountId)
    const after = await mailChoices(tx, accountId)
    return after ? ok(after) : err([problem('ACCOUNT_UNKNOWN')])
  })
}

/** Whose mails of which topic a link ends; undefined for a link that this installation did not write. */
export const readUnsubscribe = (
  { mailing }: Pick<Deps, 'mailing'>,
  token: string,
): { readonly topic: MailTopic; readonly accountId: string } | undefined => {
  const [topic, accountId] = mailing.readSigned('unsubscribe', token)?.split(' ') ?? []
  const known = chosenTopics.find(one => one === topic)
  return known && accountId ? { topic: known, accountId } : undefined
}

/**
 * Ends the mails of a topic by the link in one of them, without a log-in: it can do nothing else, so who finds it can do no
 * harm that its owner cannot undo. Problems: INVITATION_NOT_VALID.
 */
export const unsubscribe = async (deps: Deps, requestId: string, token: string): Promise<Outcome<TopicChoice>> => {
  const found = readUnsubscribe(deps, token)
  if (!found || !(await mailChoices(deps.db, found.accountId))) return err([problem('INVITATION_NOT_VALID')])
  const { topic, accountId } = found
  return inTransaction(deps.db, async tx => {
    await choose(tx, accountId, { topic, delivery: 'NEVER' }, deps.clock.now())
    await audit(tx, { accountId, grants: [], requestId }, accountId)
    return ok({ topic, delivery: 'NEVER' as const })
  })
}
