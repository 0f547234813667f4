import { type Problem, problem } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { stage as stageTable } from '../../db/schema/index.js'
import type { Db } from '../../db/client.js'
import { figuresOfEvent } from '../awards/award-figures.js'
import { type AwardedPlayer, findAwardedEvent, ownLinesOf, playersOfEntries } from '../awards/awards.repo.js'
import { supposedLines } from '../awards/classify-event.js'
import { awardLinesUnder, awardPolicyFor } from '../awards/compute-awards.js'
import { stagesInOrder, stagesOfEvent } from '../standings/compose-classification.js'
import { type UnlinkedPlayer, unlinkedOfStage } from '../events/unlinked.repo.js'

interface StageOfEvent {
  readonly id: string
  readonly eventId: string
  readonly ordinal: number
}

/** Points hang on the event's last stage. */
export const isLastStage = async (db: Db, stage: StageOfEvent): Promise<boolean> => {
  const stages = await db
    .select({ ordinal: stageTable.ordinal })
    .from(stageTable)
    .where(eq(stageTable.eventId, stage.eventId))
  return stages.every(other => other.ordinal <= stage.ordinal)
}

/** As many players as are named one by one; the queue shows them all. */
const MOST_NAMED = 20

/** Whoever is not linked may turn out to be a member. */
const asMember = ({ entryId, id }: UnlinkedPlayer): AwardedPlayer => ({
  entryId,
  personId: id,
  number: '',
  member: true,
})

/** Of every stage that places contestants of the event. */
const unlinkedInOrder = async (db: Db, eventId: string): Promise<UnlinkedPlayer[]> => {
  const stages = stagesInOrder(await stagesOfEvent(db, eventId))
  return (await Promise.all(stages.map(({ id }) => unlinkedOfStage(db, id)))).flat()
}

/**
 * The players whose place would give points if they were members, and of whom nobody has said who they are. None
 * before the last stage, and where no body awards points. Problem: PLAYER_NOT_LINKED, each with its entry.
 */
export const winnersNotLinked = async (db: Db, stage: StageOfEvent, revisionId: string): Promise<Problem[]> => {
  const unlinked = (await isLastStage(db, stage)) ? await unlinkedInOrder(db, stage.eventId) : []
  const event = unlinked.length > 0 ? await findAwardedEvent(db, stage.eventId) : undefined
  const chosen = event && (await awardPolicyFor(db, event))
  if (!event || !chosen?.ok || !chosen.value) return []
  const { row, rule } = chosen.value
  const lines = await ownLinesOf(db, revisionId)
  const standings = await supposedLines(db, event.id, { stageId: stage.id, lines })
  const entryIds = standings.map(line => line.entryId)
  const players = [...(await playersOfEntries(db, entryIds, event.endsOn)), ...unlinked.map(asMember)]
  const policy = { organisationId: row.organisationId, rule }
  const figures = await figuresOfEvent(db, { eventId: event.id, stageId: stage.id, policy, entryIds })
  const given = awardLinesUnder(rule, { ...event, figures }, standings, players)
  const winners = new Set(given.ok ? given.value.filter(line => line.points > 0).map(line => line.entrant) : [])
  return unlinked
    .filter(player => winners.has(player.entryId))
    .slice(0, MOST_NAMED)
    .map(({ number, ordinal, nameAsEntered: name }) =>
      problem('PLAYER_NOT_LINKED', { at: { path: `entries.${number}.players.${ordinal}` }, params: { number, name } }),
    )
}
