import { IntlProvider } from 'next-intl'
import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ProblemList } from './problem-list'
import { ProblemText } from './problem-text'
import { Refusal } from './permitted'

/** As the server draws it, with the words a page sends to the browser: no sentence of a problem is among them. */
const drawn = (locale: 'zh-CN' | 'en', element: ReactElement): string => {
  const sent = {
    problemList: { error: '!', warning: '?', unworded: '({code})', line: '{line}', alike: '{count} more' },
  }
  const page = { locale, messages: sent, timeZone: 'UTC' }
  return renderToString(createElement(IntlProvider, page as never, element)).replace(/<!--.*?-->/g, '')
}

describe('problems in the HTML of the server', () => {
  it('are said in full where a page sends none of their sentences', () => {
    const refusal = createElement(Refusal, { permission: { allowed: false, reason: 'ROLE_MISSING' } })
    expect(drawn('en', refusal)).toContain('You have no role for this here')
    expect(drawn('zh-CN', refusal)).toMatch(/>[^<A-Z]*[\u4e00-\u9fff][^<A-Z]*</)
  })

  it('are said once where an act met the same obstacle twice, in a list as in a line', () => {
    const twice = [{ code: 'ROLE_MISSING' }, { code: 'ROLE_MISSING' }]
    for (const element of [
      createElement(ProblemText, { problems: twice }),
      createElement(ProblemList, { problems: twice as never }),
    ])
      expect(drawn('en', element).match(/You have no role/g)).toHaveLength(1)
  })

  it('are grouped by kind where they are of a file, with how many more there are', () => {
    const odd = (line: number, what: string) => ({
      code: 'STATEMENTS_DIFFER',
      severity: 'WARNING',
      line,
      params: Object.entries({ what, taken: `${line}`, stated: '9' }).map(([name, value]) => ({ name, value })),
    })
    const problems = [odd(1, 'tricks'), odd(2, 'tricks'), odd(3, 'score'), odd(4, 'tricks')]
    const file = drawn('en', createElement(ProblemList, { problems }))
    expect(file.match(/<summary[^>]*>[^<]*/g)?.map(text => text.replace(/.*>/, ''))).toEqual(['2 more'])
    expect(file.match(/which counts, and 9/g)).toHaveLength(4)
    expect(drawn('en', createElement(ProblemList, { problems, ofAct: true }))).not.toContain('<summary')
  })

  it('take values as the API sends them and as the rules give them', () => {
    const pairs = [{ code: 'UNKNOWN', params: [{ name: 'code', value: 'NEW_ONE' }] }]
    const record = [{ code: 'UNKNOWN', params: { code: 'NEW_ONE' } }]
    expect(drawn('en', createElement(ProblemText, { problems: pairs }))).toContain('(NEW_ONE)')
    expect(drawn('en', createElement(ProblemText, { problems: record }))).toContain('(NEW_ONE)')
  })
})
