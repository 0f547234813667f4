import { eq } from 'drizzle-orm'
import { entry, stage, standingLine, standingsRevision } from '../db/schema/index.js'
import type { Transaction } from '../db/transaction.js'

/** Which entry is to stand where. */
export interface Finish {
  readonly eventId: string
  readonly entryId: string
  readonly place: number
  readonly at: string
}

/** An official result of the event's only stage in which the entry has a place; answers the revision. */
export const finishEvent = async (
  tx: Transaction,
  { eventId, entryId, place, at: moment }: Finish,
): Promise<string> => {
  const [last] = await tx.select().from(stage).where(eq(stage.eventId, eventId))
  const { organisationId = '', id: stageId = '' } = last ?? {}
  const at = new Date(moment)
  const ofStage = eq(standingsRevision.stageId, stageId)
  await tx.update(standingsRevision).set({ supersededAt: at, publishedAt: at }).where(ofStage)
  const [before] = await tx.select().from(standingsRevision).where(ofStage)
  if (!before) throw new Error('no revision')
  const { id: _, status: __, ...copied } = before
  const stamps = { number: 99, publishedAt: at, publishedBy: 'test', officialAt: at, supersededAt: null }
  const [made] = await tx
    .insert(standingsRevision)
    .values({ ...copied, ...stamps })
    .returning({ id: standingsRevision.id })
  const revisionId = made?.id ?? ''
  const entries = await tx.select({ id: entry.id }).from(entry).where(eq(entry.stageId, stageId))
  const others = entries.map(one => one.id).filter(id => id !== entryId)
  const order = [...others.slice(0, place - 1), entryId, ...others.slice(place - 1)]
  const figures = { shared: false, unit: 'percent', total: '0', totalPrinted: '0', played: 1, columns: [] }
  const lines = order.map((id, n) => ({ organisationId, revisionId, entryId: id, position: n + 1, rank: n + 1 }))
  await tx.insert(standingLine).values(lines.map(line => ({ ...line, ...figures })))
  return revisionId
}
