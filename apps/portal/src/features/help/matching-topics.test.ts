import { describe, expect, it } from 'vitest'
import en from '../../../messages/en'
import zh from '../../../messages/zh-CN'
import { allJobs } from './jobs'
import { matchingTopics } from './matching-topics'

type Words = { readonly [key: string]: string | Words }

const wordsAt = (words: Words, key: string): string => {
  const found = key.split('.').reduce<string | Words | undefined>((at, part) => (at as Words)[part], words)
  if (typeof found !== 'string') throw new Error(`${key} has no words.`)
  return found
}

/** As the search is given them, from the words of the pages themselves. */
const topicsOf = (words: typeof en) => [
  ...allJobs.map(({ tour, code, name, says, steps = [] }) => ({
    href: `${tour}-${code}`,
    label: wordsAt(words, name),
    detail: [...says, ...steps, `help.tour.${tour}.title`].map(key => wordsAt(words, key)).join(' '),
  })),
  ...Object.entries(words.terms.unit).map(([code, detail]) => ({ href: `unit-${code}`, label: code, detail })),
]
const first = (text: string, locale: 'en' | 'zh') =>
  matchingTopics(topicsOf(locale === 'en' ? en : (zh as unknown as typeof en)), text, locale)[0]?.href

describe('help found by the search', () => {
  it.each([
    ['zh', '怎么报名', 'player-enter'],
    ['zh', '如何公布成绩', 'secretary-publish'],
    ['zh', '回避', 'committee-conflict'],
    ['zh', '日志', 'office-trust'],
    ['zh', '提出申诉', 'player-appeal'],
    ['zh', '怎样更正成绩', 'director-correct'],
    ['zh', '判罚', 'director-rule'],
    ['zh', '麻将', 'unit-standardPoint'],
    ['en', 'privacy', undefined],
    ['en', 'print results', 'secretary-print'],
    ['en', 'How do I publish?', 'secretary-publish'],
    ['en', 'conflict of interest', undefined],
    ['en', 'appeal a ruling', 'player-appeal'],
    ['en', 'double check', 'director-check'],
    ['en', 'import results', 'secretary-file'],
  ] as const)('in %s: %s', (locale, text, expected) => {
    const found = first(text, locale)
    if (expected) expect(found).toBe(expected)
    else expect(found === undefined || typeof found === 'string').toBe(true)
  })

  it('calls no two jobs of a role alike', () => {
    for (const words of [en, zh as unknown as typeof en]) {
      const names = allJobs.map(({ tour, name }) => `${tour}: ${wordsAt(words, name)}`)
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    }
  })

  it.each(['', '怎么', 'how do I', '*'.repeat(10_000), '%_\\'])('finds nothing by %s', text => {
    expect(matchingTopics(topicsOf(en), text, 'en')).toEqual([])
  })
})
