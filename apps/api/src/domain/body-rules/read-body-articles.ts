import { err, ok, type Problem, problem, readOwnPenalties, ownMeasures } from '@paiji/rules'
import { articleKey, compareArticles } from '@paiji/rules/laws'
import type { Outcome } from '../../base/problem.js'
import type { ArticleSets, StoredArticle } from '../../db/schema/index.js'
import type { BodyRulesProblemCode } from './problem-codes.js'

const MOST_ARTICLES = 300
const LONGEST = { title: 120, text: 4000 }

/** 1, 3.2, 3.2.1, 12C, 3.11.6-7: what an address can carry and a person can say. */
const NUMBER = /^\d{1,3}(?:[.-]?[A-Za-z]|[.-]\d{1,3}){0,6}$/

const wrong = (code: BodyRulesProblemCode, path: string, number?: string): Problem =>
  problem(code, { at: { path }, ...(number === undefined ? {} : { params: { number } }) })

/** As it is written down, in the words of `ArticleSets`. */
export interface SetsInput {
  readonly kind: ArticleSets['kind']
  readonly measure?: string | null | undefined
  readonly amount?: string | null | undefined
  readonly from?: number | null | undefined
  readonly currency?: string | null | undefined
}

export interface ArticleInput {
  readonly number: string
  readonly titleZh: string
  readonly titleEn: string
  readonly zh: string
  readonly en: string
  readonly sets?: SetsInput | null | undefined
}

const wholeAbove0 = (text: string | null | undefined): number | undefined => {
  const value = /^\d{1,9}$/.test(text?.trim() ?? '') ? Number(text) : 0
  return value > 0 ? value : undefined
}

const readSets = ({ kind, measure, amount, from, currency }: SetsInput): ArticleSets | undefined => {
  if (kind === 'filing') {
    const minutes = wholeAbove0(amount)
    return minutes === undefined ? undefined : { kind, minutes }
  }
  if (kind === 'deposit') {
    const due = wholeAbove0(amount)
    return due !== undefined && /^[A-Z]{3}$/.test(currency ?? '')
      ? { kind, amount: due, currency: `${currency}` }
      : undefined
  }
  const row = { article: '1', zh: '-', measure, amount, ...(from ? { from } : {}) }
  const read = readOwnPenalties([row], ownMeasures)
  const [penalty] = read.ok ? read.value : []
  if (!penalty) return undefined
  return {
    kind,
    measure: penalty.measure,
    ...(penalty.amount === undefined ? {} : { amount: penalty.amount }),
    ...(penalty.from === undefined ? {} : { from: penalty.from }),
  }
}

const toStored = ({ number, titleZh, titleEn, zh, en, sets }: ArticleInput): StoredArticle => {
  const read = sets ? readSets(sets) : undefined
  return {
    number: number.trim(),
    title: { zh: titleZh.trim(), en: titleEn.trim() },
    text: { zh: zh.trim(), en: en.trim() },
    ...(read ? { sets: read } : {}),
  }
}

const tooLong = ({ title, text }: StoredArticle): boolean =>
  [title.zh, title.en].some(words => words.length > LONGEST.title) ||
  [text.zh, text.en].some(words => words.length > LONGEST.text)

const problemsOf = (article: StoredArticle, given: ArticleInput, at: string): readonly Problem[] => {
  const { number, title, text, sets } = article
  return [
    ...(NUMBER.test(number) ? [] : [wrong('RULES_NUMBER_UNREADABLE', `${at}.number`, number.slice(0, 40))]),
    ...(title.zh && title.en && text.zh && text.en ? [] : [wrong('RULES_LANGUAGE_MISSING', at, number)]),
    ...(tooLong(article) ? [wrong('RULES_TOO_LONG', at, number)] : []),
    ...(given.sets && !sets ? [wrong('RULES_SETTING_UNREADABLE', `${at}.sets`, number)] : []),
  ]
}

/**
 * The articles of a body's rules in the order of their numbers. Problems, each at its article: RULES_EMPTY, RULES_TOO_LONG,
 * RULES_NUMBER_UNREADABLE, RULES_NUMBER_TWICE, RULES_LANGUAGE_MISSING, RULES_SETTING_UNREADABLE.
 */
export const readBodyArticles = (given: readonly ArticleInput[]): Outcome<readonly StoredArticle[]> => {
  if (given.length === 0) return err([wrong('RULES_EMPTY', 'articles')])
  if (given.length > MOST_ARTICLES) return err([wrong('RULES_TOO_LONG', 'articles')])
  const articles = given.map(toStored)
  const keys = articles.map(({ number }) => articleKey(number))
  const problems = articles.flatMap((article, at) => [
    ...problemsOf(article, given[at] as ArticleInput, `articles[${at}]`),
    ...(keys.indexOf(keys[at] as string) < at
      ? [wrong('RULES_NUMBER_TWICE', `articles[${at}].number`, article.number)]
      : []),
  ])
  if (problems.length > 0) return err(problems)
  return ok([...articles].sort((a, b) => compareArticles(a.number, b.number)))
}
