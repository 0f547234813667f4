import { sql } from 'drizzle-orm'
import { rowsOf, text } from '../../db/rows.js'
import { holders, notifyEach } from '../shared/notify-accounts.js'
import type { Act } from '../shared/act.js'

/**
 * Notifies whoever edits the casebook of each case in print that names somebody about to be forgotten: a printed text is
 * changed by its editor alone. Before the names are gone, since nothing finds them afterwards.
 */
export const notifyEditors = async ({ tx, deps }: Act, personId: string): Promise<void> => {
  const rows = await tx.execute(sql`
    select distinct c.organisation_id as "organisationId", c.appeal_id as "appealId",
      coalesce(c.reference, c.body ->> 'number') as reference
    from case_publication c join (
      select n.display from person p join person_name n on n.person_id = p.id
        where ${personId}::uuid in (p.id, p.merged_into_id)
      union select x.name_as_entered from person p join entry_player x on x.person_id = p.id
        where ${personId}::uuid in (p.id, p.merged_into_id)
    ) named on named.display <> ''
      and position(named.display in concat_ws(' ', c.body::text, c.headnote_zh, c.headnote_en)) > 0
    where c.superseded_at is null order by 3`)
  const now = deps.clock.now()
  const cases = rowsOf<{ organisationId: string; appealId: string; reference: string }>(rows, {
    organisationId: text,
    appealId: text,
    reference: text,
  })
  for (const { organisationId, appealId, reference } of cases)
    await notifyEach(
      { tx, now },
      sql`select a.id, '{}'::jsonb from (${holders(organisationId, ['admin', 'staff', 'clerk'], now)}) as a(id)`,
      {
        code: 'CASE_NAMES_FORGOTTEN',
        organisationId,
        about: { kind: 'person', id: personId },
        params: { number: reference },
        path: `/casebook/${reference}`,
        occasion: appealId,
      },
    )
}
