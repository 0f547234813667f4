import { ok } from '@paiji/rules'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { articleIn, rulesByCitations, toBodyBook } from './body-rules.repo.js'
import { refuseRules } from './refuse.js'

/**
 * An article of the rules of a body or of one above it, by its citation `CBF/fines.2#3.2`; null where none is named. Problems:
 * RULES_ARTICLE_UNKNOWN.
 */
export const ruleCited = async (
  db: Db,
  organisationPath: readonly string[],
  rule: string | undefined,
): Promise<Outcome<string | null>> => {
  if (!rule) return ok(null)
  const [edition = '', article = ''] = rule.split('#')
  const rows = (await rulesByCitations(db, [edition])).filter(row => organisationPath.includes(row.organisationId))
  const found = articleIn(rows.map(toBodyBook), { edition, article })
  return found ? ok(`${found.book.id}#${found.article.number}`) : refuseRules('RULES_ARTICLE_UNKNOWN', 'rule')
}
