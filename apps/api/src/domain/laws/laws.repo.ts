import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { earlierThan, latestFirst } from '../../db/keyset.js'
import { rowsOf, whole } from '../../db/rows.js'
import { event, organisation, ruling, stage } from '../../db/schema/index.js'
import { type RulingRow, stands } from '../rulings/rulings.repo.js'
import type { PageRequest } from '../shared/page.js'
import { underArticle } from '../shared/under-article.js'

/** An article of a text, with everything under it; without a number, the whole text. */
export interface OnArticle {
  readonly text: string
  readonly number?: string
}

/** Rulings that stand and everybody may read, of events that everybody may see. */
const publicOn = ({ text: edition, number }: OnArticle): SQL | undefined =>
  and(
    eq(ruling.editionId, edition),
    number === undefined ? undefined : underArticle(sql`${ruling.article}`, number),
    eq(ruling.visibility, 'public'),
    eq(event.unannounced, false),
    stands,
  )

/** A page of the public rulings on an article, the latest first. */
export const rulingsOn = async (db: Db, on: OnArticle, page: PageRequest): Promise<RulingRow[]> => {
  const rows = await db
    .select({ ruling })
    .from(ruling)
    .innerJoin(stage, eq(stage.id, ruling.stageId))
    .innerJoin(event, eq(event.id, stage.eventId))
    .where(and(publicOn(on), earlierThan(ruling.givenAt, ruling.id, page.after)))
    .orderBy(...latestFirst(ruling.givenAt, ruling.id))
    .limit(page.first + 1)
  return rows.map(row => row.ruling)
}

export const countRulingsOn = async (db: Db, on: OnArticle): Promise<number> => {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(ruling)
    .innerJoin(stage, eq(stage.id, ruling.stageId))
    .innerJoin(event, eq(event.id, stage.eventId))
    .where(publicOn(on))
  return row?.n ?? 0
}

type ByKind = Record<'adjustedScore' | 'penalty' | 'warning' | 'rectification' | 'disqualification', number>

/** What the public rulings on an article came to. */
export const rulingsByKind = async (db: Db, on: OnArticle): Promise<ByKind> => {
  const rows = await db
    .select({ kind: ruling.kind, n: sql<number>`count(*)::int` })
    .from(ruling)
    .innerJoin(stage, eq(stage.id, ruling.stageId))
    .innerJoin(event, eq(event.id, stage.eventId))
    .where(publicOn(on))
    .groupBy(ruling.kind)
  const counts = new Map(rows.map(({ kind, n }) => [kind, n]))
  const of = (kind: keyof ByKind): number => counts.get(kind) ?? 0
  return {
    adjustedScore: of('adjustedScore'),
    penalty: of('penalty'),
    warning: of('warning'),
    rectification: of('rectification'),
    disqualification: of('disqualification'),
  }
}

export interface CasesOn {
  readonly cases: number
  readonly upheld: number
  readonly varied: number
  readonly overturned: number
}

/** How the cases in print that rest on an article ended, each once. */
export const casesOn = async (db: Db, { text: edition, number }: OnArticle): Promise<CasesOn> => {
  const on = number === undefined ? sql`true` : underArticle(sql`split_part(tag, '#', 2)`, number)
  const rows = await db.execute(sql`
    select count(*)::int as cases,
      count(*) filter (where outcome in ('rulingUpheld', 'dismissed'))::int as upheld,
      count(*) filter (where outcome = 'rulingVaried')::int as varied,
      count(*) filter (where outcome = 'rulingOverturned')::int as overturned
    from case_publication where superseded_at is null
      and exists (select 1 from unnest(rule_tags) tag where split_part(tag, '#', 1) = ${edition} and ${on})`)
  const [row] = rowsOf<CasesOn>(rows, { cases: whole, upheld: whole, varied: whole, overturned: whole })
  return row ?? { cases: 0, upheld: 0, varied: 0, overturned: 0 }
}

/** The bodies whose announced events are held under an edition, those with most of them first. */
export const bodiesUsing = async (db: Db, edition: string, first: number): Promise<string[]> => {
  const rows = await db
    .select({ id: organisation.id })
    .from(organisation)
    .innerJoin(event, eq(event.organisationId, organisation.id))
    .where(and(eq(event.editionId, edition), eq(event.unannounced, false), sql`${organisation.withdrawnAt} is null`))
    .groupBy(organisation.id)
    .orderBy(desc(sql`count(*)`), organisation.id)
    .limit(first)
  return rows.map(row => row.id)
}
