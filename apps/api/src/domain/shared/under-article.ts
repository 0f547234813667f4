import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether an article as it was cited is this one or stands under it: `12C1c` under `12C`, but not `81` under `8` nor
 * `3.11` under `3.1`.
 */
export const underArticle = (cited: SQL, article: string): SQL => {
  const next = sql`substr(${cited}, ${article.length + 1}, 1)`
  const ends = /\d$/.test(article) ? sql`${next} !~ '[0-9]'` : sql`${next} !~ '[A-Za-z]'`
  return sql`(starts_with(${cited}, ${article}) and ${ends})`
}
