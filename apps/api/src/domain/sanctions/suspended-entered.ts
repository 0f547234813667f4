import { type Problem, problem } from '@paiji/rules'
import { uuids } from '../../db/among.js'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { orNull, rowsOf, text } from '../../db/rows.js'

/** A contestant of a stage of whom a sanction in force keeps a player from competing. */
export interface SuspendedEntered {
  readonly stageId: string
  readonly entryId: string
  readonly number: string
  /** The player's, as entered. */
  readonly name: string
  /** The day after the last; null until further notice. */
  readonly until: string | null
  /** When the sanction was confirmed. */
  readonly since: string
}

/**
 * Of each stage the contestants still in it with a player whom a sanction keeps away on a day of the event, in the order
 * of their registration; a player once. Records merged into theirs count. One statement.
 */
export const suspendedByStages = async (db: Db, stageIds: readonly string[]): Promise<SuspendedEntered[]> => {
  if (stageIds.length === 0) return []
  const rows = await db.execute(sql`
    select distinct on (en.id, ep.id) s.id::text as "stageId", en.id::text as "entryId", en.number, ep.name_as_entered as name,
      x.valid_until::text as until, to_char(x.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since
    from entry en join stage s on s.id = en.stage_id join event e on e.id = s.event_id
      join entry_player ep on ep.entry_id = en.id and ep.superseded_at is null
      join person own on own.id = ep.person_id
      join person same on coalesce(same.merged_into_id, same.id) = coalesce(own.merged_into_id, own.id)
      join sanction x on x.person_id = same.id and x.status = 'IN_FORCE' and x.scope in ('compete', 'attend')
        and x.sport in (e.sport, '*') and x.valid_from <= e.ends_on and (x.valid_until is null or e.starts_on < x.valid_until)
        and x.organisation_id = any(organisation_path(e.organisation_id))
    where s.id = any(${uuids(stageIds)}) and en.withdrawn_at is null
    order by en.id, ep.id, x.valid_until desc nulls first`)
  return rowsOf(rows, {
    stageId: text,
    entryId: text,
    number: text,
    name: text,
    until: orNull(text),
    since: text,
  })
}

/** ENTRY_SUSPENDED for each of them that nobody has answered for, at `suspended` and its number. */
export const suspendedUnanswered = (
  entered: readonly SuspendedEntered[],
  answered: readonly string[] = [],
): Problem[] =>
  entered.flatMap(({ entryId, number, name, until }) =>
    answered.includes(entryId)
      ? []
      : [
          problem('ENTRY_SUSPENDED', {
            at: { path: `suspended.${number}` },
            params: { number, name, until: until ?? 'open' },
          }),
        ],
  )
