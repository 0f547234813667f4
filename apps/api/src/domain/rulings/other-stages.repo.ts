import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { ruling, rulingParty, scoreSheet } from '../../db/schema/index.js'
import type { StoredStage } from '../standings/stage.repo.js'
import { type RulingRow, stands } from './rulings.repo.js'

/** A ruling of another stage of the event, with the round its sheet names. */
export interface OtherStagesRuling {
  readonly ruling: RulingRow
  readonly round: number | null
}

/** The contestant in every other stage of the event: whom it goes on from, and who goes on from it. */
const elsewhere = (stage: Pick<StoredStage, 'id' | 'eventId'>, entryId: string) => sql`
  with recursive same (id, from_entry_id, stage_id) as (
    select id, from_entry_id, stage_id from entry where id = ${entryId}::uuid
    union
    select other.id, other.from_entry_id, other.stage_id
    from same join entry other on other.id = same.from_entry_id or other.from_entry_id = same.id
    where other.stage_id in (select id from stage where event_id = ${stage.eventId}::uuid))
  select id from same where stage_id <> ${stage.id}::uuid`

const roundOfSheet = sql<number | null>`(select ${scoreSheet.round} from ${scoreSheet}
  where ${scoreSheet.stageId} = ${ruling.stageId} and ${scoreSheet.slot} = ${ruling.slot}
  and ${scoreSheet.supersededAt} is null limit 1)`

/** The rulings that stand against a contestant of this stage in the event's other stages, in the order given. */
export const rulingsElsewhere = (
  db: Db,
  stage: Pick<StoredStage, 'id' | 'eventId'>,
  entryId: string,
): Promise<OtherStagesRuling[]> =>
  db
    .select({ ruling, round: roundOfSheet })
    .from(ruling)
    .innerJoin(rulingParty, eq(rulingParty.rulingId, ruling.id))
    .where(
      and(
        stands,
        ne(ruling.stageId, stage.id),
        eq(rulingParty.role, 'offending'),
        inArray(rulingParty.entryId, sql`(${elsewhere(stage, entryId)})`),
      ),
    )
    .orderBy(asc(ruling.givenAt), asc(ruling.id))
