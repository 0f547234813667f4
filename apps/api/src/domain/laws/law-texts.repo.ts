import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import type { IsoDate } from '../../base/clock.js'
import type { Db } from '../../db/client.js'
import { rowsOf, text } from '../../db/rows.js'
import { lawText } from '../../db/schema/index.js'
import { underArticle } from '../shared/under-article.js'

const shown = {
  id: lawText.id,
  organisationId: lawText.organisationId,
  book: lawText.book,
  fileName: lawText.fileName,
  access: lawText.access,
  rights: lawText.rights,
  articles: lawText.articles,
  recordedAt: lawText.recordedAt,
}

/** Words of a rulebook without themselves. */
export type LawTextRow = Pick<typeof lawText.$inferSelect, keyof typeof shown>

/**
 * Whether the viewer may read words that are for members: of the body or of one under it, or an officer of the body, of
 * one above or of one below.
 */
const readable = ({ personId, operator, grants }: Viewer, today: IsoDate): SQL => {
  if (operator) return sql`true`
  const scopes = grants.filter(({ scope }) => scope.kind === 'organisation').map(({ scope }) => scope.id)
  const offices = sql`exists (select from unnest(${sql.param(scopes)}::uuid[]) scope
    where scope = any(organisation_path(${lawText.organisationId}))
      or ${lawText.organisationId} = any(organisation_path(scope)))`
  const member = personId
    ? sql`exists (select from affiliation a where a.person_id = ${personId} and a.superseded_at is null
        and a.valid @> ${today}::date and ${lawText.organisationId} = any(organisation_path(a.organisation_id)))`
    : sql`false`
  return sql`(${lawText.access} = 'public' or ${scopes.length > 0 ? offices : sql`false`} or ${member})`
}

/** The words that bodies have laid under a book, those laid first before, and whether the viewer may read them. */
export const lawTextsUnder = (
  db: Db,
  viewer: Viewer,
  { book, today, first }: { readonly book: string; readonly today: IsoDate; readonly first: number },
): Promise<(LawTextRow & { readonly mayRead: boolean })[]> =>
  db
    .select({ ...shown, mayRead: sql<boolean>`${readable(viewer, today)}` })
    .from(lawText)
    .where(and(eq(lawText.book, book), isNull(lawText.withdrawnAt)))
    .orderBy(asc(lawText.id))
    .limit(first)

/** A passage as a body has it. */
export interface PassageRow {
  readonly lawTextId: string
  readonly organisationId: string
  readonly number: string
  readonly title: string
  readonly text: string
}

export interface PassagesAsked {
  readonly book: string
  /** The article by its number. */
  readonly number: string
  readonly today: IsoDate
  readonly first: number
}

/** What the words that the viewer may read say under an article, in the order of each file. */
export const passagesOn = async (
  db: Db,
  viewer: Viewer,
  { book, number, today, first }: PassagesAsked,
): Promise<PassageRow[]> => {
  const rows = await db.execute(sql`
    select ${lawText.id}::text as "lawTextId", ${lawText.organisationId}::text as "organisationId",
      said->>'number' as number, said->>'title' as title, said->>'text' as text
    from ${lawText} cross join lateral jsonb_array_elements(${lawText.passages}) with ordinality as p (said, place)
    where ${lawText.book} = ${book} and ${lawText.withdrawnAt} is null and ${readable(viewer, today)}
      and ${underArticle(sql`said->>'number'`, number)}
    order by ${lawText.id}, place limit ${first}`)
  return rowsOf<PassageRow>(rows, { lawTextId: text, organisationId: text, number: text, title: text, text })
}
