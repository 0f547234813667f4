/** A line of the help: a step with its role, or a word with its meaning. */
export interface Topic {
  readonly href: string
  readonly label: string
  readonly detail: string
}

/** What a question is put with, and says nothing of what is asked. */
const EMPTY = new Set([
  ...'a an the i me my to of in on for is are do does did can could how what where when which why who with and or'.split(
    ' ',
  ),
  ...'怎么 怎样 如何 什么 哪里 哪儿 在哪 我 我的 的 了 吗 呢 能 可以 要 想 是 去 请问 请 一下 怎么样 怎 么'.split(' '),
])

const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

/** The telling words of a question, in either script. */
const wordsOf = (text: string, locale: string): readonly string[] =>
  [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(folded(text))].flatMap(({ segment, isWordLike }) =>
    isWordLike && !EMPTY.has(segment) ? [segment] : [],
  )

/** English words by their beginning: `appeals` is found by `appeal`, `publishing` by `publish`. */
const stemOf = (word: string): string =>
  /^[a-z]{5,}$/.test(word) ? word.replace(/(?:ing|ed|es|s)$/, '').replace(/e$/, '') : word

/**
 * The lines in which every telling word of a question stands, those first that have most of them in the label. A question without
 * such a word finds nothing.
 */
export const matchingTopics = (topics: readonly Topic[], text: string, locale: string): readonly Topic[] => {
  const wanted = wordsOf(text.slice(0, 200), locale).map(stemOf)
  if (wanted.length === 0) return []
  const inLabel = (label: string): number => wanted.filter(word => folded(label).includes(word)).length
  return topics
    .filter(({ label, detail }) => wanted.every(word => folded(`${label} ${detail}`).includes(word)))
    .map(topic => ({ topic, found: inLabel(topic.label) }))
    .sort((a, b) => b.found - a.found)
    .map(({ topic }) => topic)
}
