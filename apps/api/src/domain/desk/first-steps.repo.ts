import { sql } from 'drizzle-orm'
import { uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { flag, rowsOf } from '../../db/rows.js'

/** What a body does before its first official list, in the order in which each needs the one before. */
export const firstSteps = ['body', 'officers', 'clubs', 'members', 'points', 'event'] as const
export type FirstStep = (typeof firstSteps)[number]

export interface StepTaken {
  readonly step: FirstStep
  readonly done: boolean
}

/**
 * How far some bodies have come, all of them together: a second officer, bodies below, a member who
 * holds no office, a policy for points with a
 * ranking (their own or one of a body above), an event. Nothing for bodies that have taken every step; where all of them are
 * clubs the step of the clubs is left out.
 */
export const firstStepsOf = async (db: Db, scopes: readonly string[]): Promise<StepTaken[]> => {
  if (scopes.length === 0) return []
  const own = uuids(scopes)
  const [taken] = rowsOf<Record<Exclude<FirstStep, 'body'> | 'onlyClubs', boolean>>(
    await db.execute(sql`
      with own as (select id, kind, organisation_path(id) as path from organisation where id = any(${own})),
      above as (select distinct unnest(path) as id from own)
      select
        (select bool_and(kind = 'club') from own) as "onlyClubs",
        (select count(distinct g.account_id) > 1 from role_grant g
          where g.scope_id = any(${own}) and g.revoked_at is null) as officers,
        exists (select 1 from organisation o where o.parent_id = any(${own}) and o.withdrawn_at is null) as clubs,
        exists (select 1 from affiliation a where organisation_path(a.organisation_id) && ${own}
          and a.superseded_at is null and not exists (select 1 from "user" u join role_grant g on g.account_id = u.id
            where u.person_id = a.person_id)) as members,
        exists (select 1 from policy y join above on above.id = y.organisation_id
          where y.kind = 'award' and not isempty(y.effective))
          and exists (select 1 from ranking k join above on above.id = k.organisation_id) as points,
        exists (select 1 from event e where organisation_path(e.organisation_id) && ${own}) as event`),
    { onlyClubs: flag, officers: flag, clubs: flag, members: flag, points: flag, event: flag },
  )
  if (!taken) return []
  const steps = firstSteps
    .filter(step => !(step === 'clubs' && taken.onlyClubs))
    .map(step => ({ step, done: step === 'body' || taken[step] }))
  return steps.every(({ done }) => done) ? [] : steps
}
