import { sql } from 'drizzle-orm'
import type { IsoDate } from '../../base/clock.js'
import type { Db } from '../../db/client.js'
import { flag, rowsOf, text, whole } from '../../db/rows.js'

/** A line of a list as it is printed: no club, which not everybody may see. Values in hundredths. */
export interface PaperLine {
  readonly rank: number
  readonly shared: boolean
  readonly value: number
  readonly provisional: boolean
  readonly number: string
  readonly name: string
}

/** The first lines of an issue, with the names of its day in the scripts wished for, else in whatever script there is. */
export const paperLines = async (
  db: Db,
  listId: string,
  day: IsoDate,
  scripts: readonly string[],
  most: number,
): Promise<PaperLine[]> => {
  const order = sql.join(
    scripts.map(script => sql`(n.script = ${script}) desc`),
    sql`, `,
  )
  const rows = await db.execute(sql`
    select e.rank, e.shared, e.value, e.provisional, p.number,
      coalesce((select n.display from person_name n where n.person_id = p.id and n.superseded_at is null
        order by ${order}, (n.valid @> ${day}::date) desc, lower(n.valid) limit 1), '') as name
    from ranking_entry e join person o on o.id = e.person_id join person p on p.id = coalesce(o.merged_into_id, o.id)
    where e.list_id = ${listId} order by e.position limit ${most}`)
  return rowsOf<PaperLine>(rows, {
    rank: whole,
    shared: flag,
    value: whole,
    provisional: flag,
    number: text,
    name: text,
  })
}
