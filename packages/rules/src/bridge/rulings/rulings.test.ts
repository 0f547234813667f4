import { describe, expect, test } from 'vitest'
import { bridgeEditions, ccba1999, laws2007, laws2017 } from '../editions/index.js'
import { rulingGuide, rulingOptions, rulingSituations } from './ruling-guide.js'

describe.each(bridgeEditions)('$id', edition => {
  test.each(rulingSituations)('%s has options and an article', situation => {
    const { article, options } = rulingGuide(edition, situation)
    expect(article).toMatch(/^\d{1,2}[A-E]?\d?[a-f]?$/)
    expect(options.length).toBeGreaterThan(0)
    expect(options.every(option => rulingOptions.includes(option))).toBe(true)
  })
  test('correction and appeal run for thirty minutes after the score is available', () => {
    expect(
      edition.windows.map(({ kind, anchor, length, clause }) => [kind, anchor, length.minutes, clause.article]),
    ).toEqual([
      ['correction', 'SCORE_AVAILABLE', 30, '79C'],
      ['appeal', 'SCORE_AVAILABLE', 30, '92B'],
    ])
  })
  test('the committee may not overrule on law or discipline', () => {
    expect(edition.appeals.route.map(step => [step.body, step.hears, step.clause.article])).toEqual([
      ['director', 'everything', '93A'],
      ['chiefDirector', 'lawPart', '93B1'],
      ['committee', 'judgementPart', '93B2'],
      ['nationalAuthority', 'everything', '93C'],
    ])
    expect(edition.appeals.beyondReview.map(ref => ref.article)).toEqual(['93B3', '91A'])
  })
  test('every article of the edition is an article number', () => {
    for (const article of Object.values(edition.book.clauses)) expect(article).toMatch(/^\d{1,2}[A-E]?\d?[a-f]?$/)
  })
})

test('what the editions allow differently', () => {
  const options = (situation: (typeof rulingSituations)[number]) =>
    [ccba1999, laws2007, laws2017].map(edition => rulingGuide(edition, situation))
  expect(options('damage').map(guide => guide.options.includes('assignedWeighted'))).toEqual([false, true, true])
  expect(options('damage').map(guide => guide.options.includes('assignedLikelyProbable'))).toEqual([true, true, false])
  expect(options('lateChangeOfCall').map(guide => guide.options.includes('splitHeldToMinus'))).toEqual([
    true,
    false,
    false,
  ])
  expect(options('knockoutUnbalanced').map(guide => guide.article)).toEqual(['86B', '86B', '12C4'])
  expect(options('otherTableResult').map(guide => guide.article)).toEqual(['86A', '86D', '86B'])
})

test('editions are ordered, based on one another, the newest last', () => {
  expect(bridgeEditions.map(edition => [`${edition.id}`, edition.meta.basedOn])).toEqual([
    ['bridge/ccba-1999', undefined],
    ['bridge/laws-2007', 'bridge/ccba-1999'],
    ['bridge/laws-2017', 'bridge/laws-2007'],
  ])
})
