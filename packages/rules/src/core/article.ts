import type { Bilingual } from '../core/bilingual.js'

/** An article of a rulebook: its number, its title and what it says, in our own words. */
export interface Article {
  readonly number: string
  readonly title: Bilingual
  readonly summary?: Bilingual
}

const numerals = '零一二三四五六七八九'

/** A Chinese number below a thousand: 五十四, 二十, 十二, 一百零三. */
const chineseNumber = (text: string): number => {
  const digit = (character: string | undefined) => Math.max(0, numerals.indexOf(character?.replace('〇', '零') ?? '零'))
  const [, hundreds, tens, ones] = /^(?:(.)百)?零?(?:(.?)十)?(.)?$/u.exec(text) ?? []
  const ten = text.includes('十') ? (tens ? digit(tens) : 1) : 0
  return 100 * (hundreds ? digit(hundreds) : 0) + 10 * ten + digit(ones)
}

const withDigits = (text: string): string =>
  text.replace(/[〇零一二三四五六七八九十百]+/gu, found => `${chineseNumber(found)}`)

/**
 * An article by any way of citing it, as one key: `54D`, `Law 54 D`, `第 54 条 D 款`, `第五十四条D款` are `54d`, and
 * `第十五条第三款第 4 项` is `15.3.4`.
 */
export const articleKey = (text: string): string =>
  withDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/laws?|articles?|art\.?|rules?|rule|规则|规程|§/gu, '')
    .replace(/[第\s]/gu, '')
    .replace(/[条章节款项目]/gu, '.')
    .replace(/([0-9])\((\d+)\)/gu, '$1-$2')
    .replace(/[()]/gu, '')
    .replace(/(?<![0-9])\.|\.(?![0-9])/gu, '')

/** Sign after sign, numbers by what they are worth: 9 before 10, 12C before 12C1. */
export const compareArticles = (a: string, b: string): number => {
  const signs = (text: string): readonly string[] => text.match(/\d+|[A-Za-z]+/gu) ?? []
  const [left, right] = [signs(a), signs(b)]
  for (let at = 0; at < Math.min(left.length, right.length); at++) {
    const [one, other] = [left[at] as string, right[at] as string]
    if (one === other) continue
    const difference = Number(one) - Number(other)
    return Number.isNaN(difference) ? (one < other ? -1 : 1) : difference
  }
  return left.length - right.length
}

/** Whether `inner` stands under `outer` or is it: `12C1c` under `12C`, not `120` under `12`. */
export const isUnder = (outer: string, inner: string): boolean => isUnderKey(articleKey(outer), articleKey(inner))

/** The same of keys. */
export const isUnderKey = (above: string, below: string): boolean => {
  if (above === below) return true
  if (!below.startsWith(above)) return false
  const [last, next] = [above.at(-1) as string, below[above.length] as string]
  return !(/\d/u.test(last) && /\d/u.test(next)) && !(/[a-z]/u.test(last) && /[a-z]/u.test(next))
}

const removed = /^- (.+)$/u

/** A table of rows `number | zh | en | zh summary | en summary` laid over what an earlier one gave. */
export const layArticles = (table: string, over: readonly Article[] = []): readonly Article[] => {
  const articles = new Map(over.map(article => [article.number, article]))
  const lines = table.split('\n').map(line => line.trim())
  for (const line of lines.filter(Boolean)) {
    const gone = removed.exec(line)?.[1]
    if (gone !== undefined) {
      articles.delete(gone)
      continue
    }
    const [number = '', zh = '', en = '', summaryZh, summaryEn] = line.split('|').map(part => part.trim())
    const summary = summaryZh && summaryEn ? { summary: { zh: summaryZh, en: summaryEn } } : {}
    articles.set(number, { number, title: { zh, en }, ...summary })
  }
  return [...articles.values()].sort((a, b) => compareArticles(a.number, b.number))
}
