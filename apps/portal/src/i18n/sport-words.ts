import { sports } from '@paiji/rules'
import type { AppLocale } from './routing'

const languages = { 'zh-CN': 'zh', en: 'en' } as const satisfies Record<AppLocale, string>

interface Tree {
  readonly [key: string]: string | Tree
}

/** The tree with words at a place within it; what stands beside them stays. */
const laid = (tree: Tree, [head = '', ...rest]: readonly string[], words: Tree): Tree => {
  const inner = tree[head]
  const under = typeof inner === 'object' ? inner : {}
  return { ...tree, [head]: rest.length === 0 ? { ...under, ...words } : laid(under, rest, words) }
}

/**
 * The messages with the words of every sport laid into them. A code of a sport is worded in the sport's own terms and
 * nowhere else; the messages keep the sentences.
 */
export const withSportWords = <M extends Tree>(messages: M, locale: AppLocale): M => {
  let all: Tree = messages
  for (const { id, terms, vocabularies = {} } of sports)
    for (const [place, codes] of Object.entries(vocabularies)) {
      const words = codes.map(code => [code, terms[code]?.[languages[locale]] ?? code] as const)
      all = laid(all, [id, ...place.split('.')], Object.fromEntries(words))
    }
  return all as M
}
