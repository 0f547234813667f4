import { type SQL, sql } from 'drizzle-orm'
import { canonicalJson } from '@paiji/rules'
import { sha256 } from '../../base/digest.js'

/** So many lines have a digest of their own: neither side ever holds the text of all of them. */
const LINES = 1_000

/** The digest of lines (JSON texts) in order: of the digests of every thousand of them. */
export const digestOfLines = (lines: readonly string[]): string => {
  const digests: string[] = []
  for (let at = 0; at < lines.length; at += LINES) digests.push(sha256(`[${lines.slice(at, at + LINES).join(',')}]`))
  return sha256(canonicalJson(digests))
}

const hashed = (textOf: SQL): SQL => sql`encode(sha256(convert_to('[' || ${textOf} || ']', 'UTF8')), 'hex')`

/** The same made by the database, of a select of `line` and its place `n`, from 0. */
export const digestOfLinesSql = (lines: SQL): SQL => sql`(
  select ${hashed(sql`coalesce(string_agg('"' || digest || '"', ',' order by part), '')`)} from (
    select part, ${hashed(sql`string_agg(line, ',' order by n)`)} as digest
    from (select line, n, n / ${sql.raw(String(LINES))} as part from (${lines}) said) parted group by part
  ) digested)`
