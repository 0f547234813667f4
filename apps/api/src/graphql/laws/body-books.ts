import { type Article, articleOf, type LawBook } from '@paiji/rules/laws'
import type { RequestContext } from '../../context.js'
import {
  type BodyBook,
  type BodyRulesRow,
  type CodedRules,
  rulesByCitations,
  toBodyBook,
  versionsOfRules,
} from '../../domain/body-rules/body-rules.repo.js'

/** Whether a text is the rules that a body made itself. */
export const isBodyBook = (book: LawBook): book is BodyBook => 'rules' in book

/** The rules of a body by their address: the newest version, or that after the dot. */
export const bodyBookAt = async (
  { deps }: RequestContext,
  shelf: string,
  slug: string,
): Promise<BodyBook | undefined> => {
  const [rules] = await rulesByCitations(deps.db, [`${shelf}/${slug}`])
  return rules && toBodyBook(rules)
}

const versions = (ctx: RequestContext, rules: BodyRulesRow): Promise<CodedRules[]> =>
  versionsOfRules(ctx.deps.db, rules)

/** The version that took the place of one, or that it took the place of. */
export const versionBeside = async (
  ctx: RequestContext,
  { rules }: BodyBook,
  step: 1 | -1,
): Promise<BodyBook | undefined> => {
  const found = (await versions(ctx, rules)).find(({ number }) => number === rules.number + step)
  return found && toBodyBook(found)
}

/** The article of the same number in the other versions of the rules, the newest first. */
export const articleInVersions = async (ctx: RequestContext, { rules }: BodyBook, { number }: Article) =>
  (await versions(ctx, rules))
    .filter(one => one.id !== rules.id)
    .map(toBodyBook)
    .flatMap(book => {
      const article = articleOf(book, number)
      return article ? [{ book, article }] : []
    })
