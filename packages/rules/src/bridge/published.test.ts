import { describe, expect, test } from 'vitest'
import { answerScoreLine } from '../protocol/bridge/answer-line.js'
import { publishedSessions } from './published.cases.js'
import { readPublished } from './published-lines.cases.js'
import { scoreCases, wbfContinuousPublished } from './published-tables.cases.js'

interface Answer {
  readonly lines: readonly Readonly<Record<string, string>>[]
  readonly standings: readonly Readonly<Record<string, string | number>>[]
}

describe.each(publishedSessions)('$name', ({ request, boards, standings }) => {
  const { lines } = readPublished(boards, standings)
  const answer = answerScoreLine({ id: 1, kind: 'session', ...request, lines }) as unknown as Answer
  test('every award', () => {
    const published = lines.map(line => (line.published ? Number(line.published.ns) : undefined))
    const found = answer.lines.map((line, i) => (published[i] === undefined ? undefined : Number(line.nsAward)))
    expect(found).toEqual(published)
  })
  test.each(standings)('%s', text => {
    const [entrant, direction, total, percent, place] = text.split(' ')
    const row = answer.standings.find(
      item => item.entrant === entrant && (request.winners !== 2 || item.direction === direction),
    )
    const shown = (published: string | undefined, found: string | number | undefined) =>
      published === '-' ? '-' : Number(found)
    const expected = [total, percent, place].map(value => (value === '-' ? '-' : Number(value)))
    expect([shown(total, row?.total), shown(percent, row?.percent), shown(place, row?.rank)]).toEqual(expected)
  })
})

test.each(scoreCases)('Law 77: %s', text => {
  const [contract, declarerVulnerable, tricks, score] = text.split(' ')
  expect(answerScoreLine({ id: 1, kind: 'contract', contract, declarerVulnerable, tricks }).score).toBe(Number(score))
})

test.each(Object.entries(wbfContinuousPublished))('WBF continuous scale, %s boards', (boards, points) => {
  const table = points.split(' ')
  const found = table.map((_, margin) => {
    const answer = answerScoreLine({ id: 1, kind: 'vp', scale: 'wbf-2013', boards: Number(boards), margin })
    return (answer.vp as readonly string[])[0]
  })
  expect(found).toEqual(table)
})
