import { describe, expect, it } from 'vitest'
import en from '../../../messages/en/help.json'
import zh from '../../../messages/zh-CN/help.json'
import { matchingTopics } from './matching-topics'

const topicsOf = ({ help, terms }: typeof en) => [
  ...Object.entries(help.tour).flatMap(([tour, { title, ...steps }]) =>
    Object.entries(steps).map(([step, label]) => ({ href: `${tour}-${step}`, label, detail: title })),
  ),
  ...Object.entries(terms.unit).map(([code, detail]) => ({ href: `unit-${code}`, label: code, detail })),
]
const first = (text: string, locale: 'en' | 'zh') =>
  matchingTopics(topicsOf(locale === 'en' ? en : (zh as typeof en)), text, locale)[0]?.href

describe('help found by the search', () => {
  it.each([
    ['zh', '怎么报名', 'player-enter'],
    ['zh', '如何公布成绩', 'secretary-publish'],
    ['zh', '回避', 'committee-conflict'],
    ['zh', '日志', 'office-trust'],
    ['zh', '麻将', 'unit-standardPoint'],
    ['en', 'privacy', undefined],
    ['en', 'print results', 'secretary-print'],
    ['en', 'How do I publish?', 'secretary-publish'],
    ['en', 'conflict of interest', undefined],
  ] as const)('in %s: %s', (locale, text, expected) => {
    const found = first(text, locale)
    if (expected) expect(found).toBe(expected)
    else expect(found === undefined || typeof found === 'string').toBe(true)
  })

  it.each(['', '怎么', 'how do I', '*'.repeat(10_000), '%_\\'])('finds nothing by %s', text => {
    expect(matchingTopics(topicsOf(en), text, 'en')).toEqual([])
  })
})
