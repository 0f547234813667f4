import { describe, expect, test } from 'vitest'
import { bridgeEditions, ccba1999, laws2007, laws2017 } from '../editions/index.js'
import type { RulingPart } from '../../core/ruling.js'
import { partOf } from './part.js'
import {
  rulingGuide,
  type RulingOption,
  rulingOptions,
  type RulingSituation,
  rulingSituations,
} from './ruling-guide.js'

/** The text of 1987 on file has Laws 9 to 16 alone. */
const of1987: readonly RulingSituation[] = [
  'incorrectDeal',
  'wrongBoardOrSeats',
  'unauthorizedInformation',
  'damage',
  'boardCannotBePlayed',
  'lostRight',
]
const silentIn1987 = rulingSituations.filter(code => !of1987.includes(code)).map(code => `bridge/laws-1987 ${code}`)

describe.each(bridgeEditions)('$id', edition => {
  test.each(rulingSituations)('%s has options and an article, unless the text is silent', situation => {
    const given = rulingGuide(edition, situation)
    if (!given) return expect(silentIn1987).toContain(`${edition.id} ${situation}`)
    const { article, options } = given
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
  expect(options('damage').map(guide => guide?.options.includes('assignedWeighted'))).toEqual([false, true, true])
  expect(options('damage').map(guide => guide?.options.includes('assignedLikelyProbable'))).toEqual([true, true, false])
  expect(options('lateChangeOfCall').map(guide => guide?.options.includes('splitHeldToMinus'))).toEqual([
    true,
    false,
    false,
  ])
  expect(options('knockoutUnbalanced').map(guide => guide?.article)).toEqual(['86B', '86B', '12C4'])
  expect(options('otherTableResult').map(guide => guide?.article)).toEqual(['86A', '86D', '86B'])
})

test('editions are ordered, based on one another, the newest last', () => {
  expect(bridgeEditions.map(edition => [`${edition.id}`, edition.meta.basedOn])).toEqual([
    ['bridge/laws-1987', undefined],
    ['bridge/ccba-1999', undefined],
    ['bridge/laws-2007', 'bridge/ccba-1999'],
    ['bridge/laws-2017', 'bridge/laws-2007'],
  ])
})

/** The "matter on appeal" of each section of the reference on rulings, where an option does not settle it by itself. */
const matters: readonly (readonly [section: string, RulingSituation, RulingOption, article: string, RulingPart])[] = [
  ['0 agreed among players, acted first', 'lostRight', 'tableResultStands', '10B', 'judgement'],
  ['1 was it playable', 'incorrectDeal', 'playOn', '13A2', 'judgement'],
  ['1 nobody saw anything', 'incorrectDeal', 'redeal', '13A', 'law'],
  ['3 wrong board', 'wrongBoardOrSeats', 'playOn', '15', 'law'],
  ['4 was it suggested', 'unauthorizedInformation', 'tableResultStands', '16B1', 'judgement'],
  ['4 withdrawn calls', 'unauthorizedInformation', 'tableResultStands', '16C', 'judgement'],
  ['6 what the agreement is', 'misinformation', 'playOn', '21B1', 'judgement'],
  ['6 own duty', 'misinformation', 'playOn', '20F', 'judgement'],
  ['7 card in the auction', 'cardExposedInAuction', 'silencePartner', '24B', 'law'],
  ['10 what the text leaves open is law', 'insufficientBid', 'substitute', '27B', 'law'],
  ['11 what the text leaves open is law', 'callOutOfRotation', 'retract', '32C', 'law'],
  ['12 inadmissible', 'inadmissibleCall', 'silencePartner', '36', 'law'],
  ['14 what dummy did', 'dummysRights', 'playOn', '45F', 'judgement'],
  ['14 procedural penalty', 'dummysRights', 'warning', '43A1', 'judgement'],
  ['17 lead out of turn', 'leadOutOfTurn', 'leadRestriction', '50D', 'law'],
  ['19 tricks transferred', 'revoke', 'trickTransfer', '64A1', 'law'],
  ['19 no trick transferred', 'revoke', 'tableResultStands', '64B1', 'law'],
  ['19 enough by equity', 'revoke', 'tableResultStands', '64C', 'judgement'],
  ['21 the statement', 'contestedClaim', 'playOn', '68', 'judgement'],
  ['21 what is normal', 'contestedClaim', 'tableResultStands', '70A', 'judgement'],
  ['21 time limits', 'contestedClaim', 'tableResultStands', '69B', 'law'],
  ['22 could have known', 'damage', 'tableResultStands', '72C', 'judgement'],
  ['23 too late', 'scoreCorrection', 'tableResultStands', '79C', 'score'],
  ['24 an error put right', 'directorsError', 'playOn', '82B', 'law'],
  ['24 both sides innocent', 'directorsError', 'bothNonOffending', '82C', 'judgement'],
  ['25 fault', 'otherTableResult', 'artificialScore', '86A', 'judgement'],
  ['25 groups', 'fouledBoard', 'separateGroups', '87B', 'score'],
  ['26 final', 'discipline', 'disciplinaryPenalty', '91A', 'discipline'],
]

test.each(matters)('on appeal, %s', (_, situation, option, article, part) => {
  expect(partOf(laws2017.book, situation, option, article)).toBe(part)
})
