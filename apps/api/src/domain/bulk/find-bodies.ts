import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { rowsOf, text } from '../../db/rows.js'
import { foldText } from '../registry/folding.js'
import type { RowReader } from './read-cells.js'
import type { TableColumn } from './columns.js'

export interface FoundBody {
  readonly id: string
  readonly code: string
  readonly kind: string
  readonly nameZh: string
  readonly nameEn: string
}

/** Bodies by what a sheet calls them, of one body and those below it. */
export interface Bodies {
  /** The body that a cell names; its own where the cell is empty. Notes BODY_UNKNOWN, BODY_SEVERAL. */
  of(reader: RowReader, column: TableColumn): string | undefined
  readonly all: readonly FoundBody[]
}

/** Every body at or below one: what its office may write about. */
export const bodiesBelow = async (db: Db, organisationId: string): Promise<Bodies> => {
  const rows = await db.execute(sql`
    with recursive below as (
      select id from organisation where id = ${organisationId}
      union all select o.id from organisation o join below on o.parent_id = below.id
    )
    select o.id, o.code, o.kind, o.name_zh as "nameZh", o.name_en as "nameEn"
    from organisation o join below on below.id = o.id where o.withdrawn_at is null order by o.code`)
  const all = rowsOf<FoundBody>(rows, { id: text, code: text, kind: text, nameZh: text, nameEn: text })
  const named = (said: string): FoundBody[] => {
    const folded = foldText(said)
    const byCode = all.filter(one => foldText(one.code) === folded)
    if (byCode.length > 0) return byCode
    return all.filter(one => foldText(one.nameZh) === folded || foldText(one.nameEn) === folded)
  }
  const of: Bodies['of'] = (reader, column) => {
    const said = reader.text(column)
    if (said === undefined) return organisationId
    const [first, ...others] = named(said)
    if (!first) reader.note(column, 'BODY_UNKNOWN', { value: said })
    else if (others.length > 0) reader.note(column, 'BODY_SEVERAL', { value: said })
    return others.length === 0 ? first?.id : undefined
  }
  return { of, all }
}
