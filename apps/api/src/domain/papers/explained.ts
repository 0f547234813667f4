import type { Explanation } from '@paiji/rules'
import { partsOfMatch, partsOfPlace } from '@paiji/rules/place-name'
import { valuesInLanguage } from '@paiji/rules/in-language'
import type { PaperBlock } from './paper.js'
import { type PaperLanguage, type Words, wordsFrom } from './words.js'

/** Names for what a tree speaks of by its id or code. */
export interface NamesInTree {
  readonly events?: ReadonlyMap<string, string>
}

/** Lines of one tree on paper; a longer one ends with a line that says so. */
const MOST_LINES = 3_000

const joined = (text: string, words: Words, place: string): string =>
  text
    .split(' ')
    .map(one => words(`${place}.${one}`, {}, one))
    .join(' / ')

/** A value of a tree's sentence as the page says it: criteria, places, contestants, codes, figures. */
const valueReader = (language: PaperLanguage, { events }: NamesInTree) => {
  const [codes, breaks, rounds] = (['codes', 'tie-breaks', 'rounds'] as const).map(file => wordsFrom(language, file))
  if (!codes || !breaks || !rounds) throw new Error('the words of explanations are missing')
  const match = (name: string): string => {
    const parts = partsOfMatch(name)
    return parts ? rounds(`rounds.match.${parts.code}`, parts.values) : name
  }
  const place = (slot: string): string =>
    partsOfPlace(slot)
      ?.map(({ kind, values }) => codes(`place.${kind}`, values))
      .join(' · ') ?? slot
  return (name: string, value: string): string => {
    if (name === 'criterion') return breaks(`tieBreak.${value}`, {}, value)
    if (name === 'event') return events?.get(value) ?? value
    if (name === 'colours') return joined(value, codes, 'printed.colour')
    if (name === 'category' || name === 'categories') return joined(value, codes, 'category')
    if (name === 'unit') return codes(`unit.${value}`, {}, value)
    if (name === 'match') return match(value)
    if (name === 'slot') return place(value)
    return codes(`printed.${name}.${value}`, {}, value.replace(/^-(?=\d)/, '−'))
  }
}

/** The sentence of a step: the sport's own, that of awards and tie-breaks, or that of pairings, as the page finds it. */
const sentenceReader = (language: PaperLanguage, sport: string | undefined, names: NamesInTree) => {
  const words = wordsFrom(language, 'explanations')
  const read = valueReader(language, names)
  return ({ code, params = {} }: Explanation): string => {
    const values = Object.fromEntries(
      Object.entries(valuesInLanguage(params, language)).map(
        ([name, value]) => [name, read(name, String(value))] as const,
      ),
    )
    const [own, common, pairing] = [sport ?? 'award', 'award', 'pairing'].map(room => `explain.${room}.${code}`)
    return words(own ?? '', values, words(common ?? '', values, words(pairing ?? '', values, code)))
  }
}

const articleOf = (language: PaperLanguage, { clause }: Explanation): string | undefined => {
  if (!clause) return undefined
  const codes = wordsFrom(language, 'codes')
  const edition = codes(`clause.edition.${clause.edition.replace('/', '_')}`, {}, clause.edition)
  return `${codes('clause.article', { article: clause.article })} · ${edition}`
}

/** A tree on paper: every step of the page's own tree, none folded, each with its value and its article. */
export const explanationBlock = (
  tree: Explanation,
  { language, sport, names = {} }: { language: PaperLanguage; sport?: string; names?: NamesInTree },
): PaperBlock => {
  const sentence = sentenceReader(language, sport, names)
  const conditions = wordsFrom(language, 'codes')
  const lines: Extract<PaperBlock, { kind: 'tree' }>['lines'][number][] = []
  const walk = (node: Explanation, depth: number): void => {
    if (lines.length > MOST_LINES) return
    if (lines.length === MOST_LINES) return void lines.push({ depth: 0, text: '…', value: '' })
    const [note, value] = [articleOf(language, node), node.value.replace(/^-/, '−')]
    lines.push({
      depth,
      text: sentence(node),
      value: conditions(`printed.condition.${value}`, {}, value),
      ...(note ? { note } : {}),
    })
    for (const step of node.steps ?? []) walk(step, depth + 1)
  }
  walk(tree, 0)
  return { kind: 'tree', lines }
}
