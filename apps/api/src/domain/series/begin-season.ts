import { err, ok, problem } from '@paiji/rules'
import {
  type Division,
  nextSeason,
  readStagePlan,
  type SeasonSide,
  sourcesOf,
  type StagePlan,
} from '@paiji/rules/pairing'
import { asc, eq } from 'drizzle-orm'
import { entry, entryPlayer, stage } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { Outcome } from '../../base/problem.js'
import { recordAudit } from '../audit/record.js'
import { copySeason } from '../events/copy-event.js'
import { type EntryRow, entriesByStages, playersByEntries, type StageRow } from '../events/events.repo.js'
import { canSanctionEvent } from '../events/policy.js'
import { runnableEvent } from '../events/runnable-event.js'
import { notifyOfNewEvent } from '../follows/notify-followers.js'
import { readableProblems } from '../rounds/readable.js'
import type { Act } from '../shared/act.js'
import { day, idOf } from '../shared/action-fields.js'
import { defineAction } from '../shared/define-action.js'
import { insertReturning, insertRows } from '../shared/insert-rows.js'
import { composeClassification, rootsOf, stagesInOrder } from '../standings/compose-classification.js'
import { allLinesOf, shownRevisions } from '../standings/standings-reads.repo.js'

type PlannedStage = StageRow & { readonly read: StagePlan | undefined }

const plannedStages = async (tx: Transaction, eventId: string): Promise<PlannedStage[]> => {
  const rows = await tx.select().from(stage).where(eq(stage.eventId, eventId)).orderBy(asc(stage.ordinal))
  return rows.map(row => {
    const read = row.plan ? readStagePlan(row.plan) : undefined
    return { ...row, read: read?.ok ? read.value : undefined }
  })
}

/** A division is a stage that takes its contestants from no other; what is played on from it belongs to it. */
const divisionsOf = (stages: readonly PlannedStage[]): readonly (readonly PlannedStage[])[] => {
  const leadsTo = (from: PlannedStage, to: PlannedStage): boolean =>
    sourcesOf(to.read).some(ordinal => {
      const source = stages.find(one => one.ordinal === ordinal && one.ordinal < to.ordinal)
      return source !== undefined && (source === from || leadsTo(from, source))
    })
  const first = stages.filter(one => sourcesOf(one.read).length === 0)
  return first.map(one => [one, ...stages.filter(other => leadsTo(one, other))])
}

interface Ended extends Division {
  /** By the entry that began the season: the one that ended it. */
  readonly latest: ReadonlyMap<string, string>
}

/** The order a division ended in, by what is published of its stages. Problem: SEASON_NOT_PUBLISHED. */
const endOf = async (tx: Transaction, stages: readonly PlannedStage[]): Promise<Outcome<Ended>> => {
  const [first] = stages
  const revisions = (
    await shownRevisions(
      tx,
      stages.map(({ id }) => id),
    )
  ).filter(one => one.publishedAt !== null)
  const missing = stages.find(({ id }) => !revisions.some(one => one.stageId === id))
  if (!first || missing) return err([problem('SEASON_NOT_PUBLISHED', { params: { stage: missing?.ordinal ?? 1 } })])
  const lines = await allLinesOf(
    tx,
    revisions.map(({ id }) => id),
  )
  const parts = stagesInOrder(stages).flatMap(({ id: stageId }) => {
    const revision = revisions.find(one => one.stageId === stageId)
    return revision ? [{ stageId, lines: lines.filter(line => line.revisionId === revision.id) }] : []
  })
  const roots = await rootsOf(
    tx,
    stages.map(({ id }) => id),
  )
  const own = new Map((await entriesByStages(tx, [first.id])).map(one => [one.id, one]))
  const placed = (await composeClassification(tx, parts)).flatMap(({ entryId, rank }) => {
    const side = roots.get(entryId) ?? entryId
    const began = own.get(side)
    return began && !began.withdrawnAt ? [{ side, rank, entryId }] : []
  })
  const { up, down } = first.read?.moves ?? { up: 0, down: 0 }
  const latest = new Map(placed.map(({ side, entryId }) => [side, entryId]))
  return ok({ stage: String(first.ordinal), lines: placed, up, down, latest })
}

/** The same teams with the players they ended with, in the order of seeds. */
const enterAgain = async (
  { tx, viewer }: Act,
  to: PlannedStage,
  sides: readonly SeasonSide[],
  known: ReadonlyMap<string, EntryRow>,
): Promise<void> => {
  const { organisationId, id: stageId } = to
  if (sides.length === 0) return
  const stored = await insertReturning(
    tx,
    entry,
    sides.map(({ side }, at) => ({
      organisationId,
      stageId,
      number: `${at + 1}`,
      seed: at + 1,
      nameAsEntered: known.get(side)?.nameAsEntered ?? '',
      labels: known.get(side)?.labels ?? {},
    })),
  )
  const entered = new Map(stored.map(row => [sides[Number(row.number) - 1]?.side ?? '', row.id]))
  const players = (await playersByEntries(tx, [...entered.keys()])).filter(one => one.untilSession === null)
  await insertRows(
    tx,
    entryPlayer,
    players.map(({ entryId, ordinal, personId, notMember, nameAsEntered, externalId, externalIssuer }) => ({
      ...{ organisationId, entryId: entered.get(entryId) ?? '', ordinal, personId, notMember, nameAsEntered },
      ...{ externalId, externalIssuer },
    })),
  )
  const data = { stageId, entered: sides.length }
  await recordAudit(tx, viewer, {
    type: 'ENTRANTS_ENTERED',
    organisationId,
    aggregateKind: 'stage',
    aggregateId: stageId,
    data,
  })
}

/**
 * Sanctions the next season of a league: the same stages and officials on other days, each division with the teams that stay in it, come
 * down to it or come up, as the season before was published. Problems: EVENT_UNKNOWN, NOT_PERMITTED, EVENT_CODE_TAKEN,
 * SEASON_NOT_PUBLISHED, SEASON_MOVES_TOO_MANY, QUALIFICATION_IS_TIED.
 */
export const beginSeason = defineAction({
  name: 'beginSeason',
  says: 'Sanctions the next season of a league, with its teams.',
  asks: 'After which one, and when.',
  takes: 'The next season of a league.',
  isKeyed: true,
  fields: {
    event: idOf('Event', 'The season before.'),
    startsOn: day('The first day of the next one.'),
  },
  permit: (deps, viewer, { eventId }) => runnableEvent(deps.db, viewer, eventId, canSanctionEvent),
  run: async (act, { startsOn }, model): Promise<Outcome<{ eventId: string }>> => {
    const { tx } = act
    const divisions = divisionsOf(await plannedStages(tx, model.id))
    const ended: Ended[] = []
    for (const stages of divisions) {
      const found = await endOf(tx, stages)
      if (!found.ok) return found
      ended.push(found.value)
    }
    const latest = new Map(ended.flatMap(one => [...one.latest]))
    const entries = await entriesByStages(
      tx,
      divisions.flat().map(({ id }) => id),
    )
    const next = nextSeason(ended)
    if (!next.ok) return err(await readableProblems(tx, next.error, entries))
    const eventId = await copySeason(act, model, { startsOn, withOfficials: true })
    if (!eventId.ok) return eventId
    const copied = await plannedStages(tx, eventId.value)
    const known = new Map(entries.map(one => [one.id, one]))
    for (const [at, sides] of next.value.entries()) {
      const to = copied.find(one => one.ordinal === divisions[at]?.[0]?.ordinal)
      const now = sides.map(one => ({ ...one, side: latest.get(one.side) ?? one.side }))
      if (to) await enterAgain(act, to, now, known)
    }
    await notifyOfNewEvent(act, eventId.value)
    return ok({ eventId: eventId.value })
  },
})
