import { describe, expect, it, test } from 'vitest'
import { entrantId, factId } from '../../core/ids.js'
import type { LedAnswer } from '../../core/led.js'
import { ccba1999, laws1987 } from '../editions/index.js'
import { parseDeskEntry } from '../sheet/desk-entry.js'

/** Laws 9 to 16 of 1987, beside those of 1997 where they differ. */

const sides = ['1', '2'].map(entrantId)
const table = parseDeskEntry('4S N =')
const context = () => {
  const settings = laws1987.parseSettings({})
  if (!settings.ok || !table.ok) throw new TypeError('no table')
  return {
    facts: {
      entrants: sides.map(id => ({ id, number: `${id}` })),
      sheets: [{ id: factId('f'), slot: 's', board: '1', sides, sheet: table.value }],
      adjustments: [],
      lots: [],
      settings: settings.value,
    },
    history: [],
    slot: 's',
  }
}

const ruled = (edition: typeof laws1987, situation: string, text: string): string => {
  const answers: LedAnswer[] = text.split(' ').map(token => {
    const [question = '', value = ''] = token.split('=')
    return { question, value }
  })
  const step = edition.led?.step(context(), situation, answers)
  if (!step?.ok) return step?.error.map(({ code }) => code).join() ?? 'none'
  if (step.value.kind === 'question') return `asks ${step.value.question.code}`
  const { clause, option, effects, answers: filled } = step.value.result
  return [clause.article, option, `[${effects.map(({ code }) => code).join(' ')}]`, filled.ns, filled.ew]
    .filter(Boolean)
    .join(' ')
}

describe('the text of 1987', () => {
  test.each([
    [
      'wrongNumberOfCards',
      'whichHands=oneTooMany whenFound=wrongHandCalled faultOfNs=none faultOfEw=wholly',
      '13 artificialScore [averagesByFault] ave+ ave-',
    ],
    [
      'wrongNumberOfCards',
      'whichHands=oneTooMany whenFound=nobodyCalled cardOfOtherHandSeen=no',
      '13A playOn [handsCorrected playNormally]',
    ],
    [
      'wrongNumberOfCards',
      'whichHands=oneTooMany whenFound=nobodyCalled cardOfOtherHandSeen=yes harmlessAndAllAgree=yes',
      '13B1 playOn [handsCorrected playNormally]',
    ],
    [
      'wrongNumberOfCards',
      'whichHands=oneTooMany whenFound=nobodyCalled cardOfOtherHandSeen=yes harmlessAndAllAgree=no faultOfNs=none faultOfEw=none',
      '13B2 artificialScore [averagesByFault] ave+ ave+',
    ],
    ['wrongNumberOfCards', 'whichHands=oneTooMany whenFound=afterPlay', '13C cancelBoard [resultCancelled]'],
    ['wrongNumberOfCards', 'whichHands=foreignCard', 'LED_ANSWER_UNREADABLE'],
    [
      'wrongNumberOfCards',
      'whichHands=cardMissing openingLeadFaced=yes whereFound=elsewhere',
      '14B1b playOn [cardAlwaysThere mayBeRevoke mayBePenaltyCard]',
    ],
    [
      'wrongBoardOrSeats',
      'whatWasTaken=wrongBoard somebodyPlayedIt=no howFar=inAuction somebodyObjects=yes',
      '15C1 cancelBoard [boardCancelledAtRequest]',
    ],
    [
      'wrongBoardOrSeats',
      'whatWasTaken=wrongBoard somebodyPlayedIt=no howFar=inAuction somebodyObjects=no callsRepeated=yes',
      '15C2 playOn [rightContestantsSeated secondAuction]',
    ],
    [
      'wrongBoardOrSeats',
      'whatWasTaken=wrongBoard somebodyPlayedIt=no howFar=inAuction somebodyObjects=no callsRepeated=no',
      '15C2 cancelBoard [boardCancelled]',
    ],
    [
      'wrongBoardOrSeats',
      'whatWasTaken=wrongBoard somebodyPlayedIt=yes faultOfNs=partly faultOfEw=partly',
      '15B artificialScore [secondScoreCancelled averagesByFault] ave ave',
    ],
    ['lostRight', 'whatHappenedFirst=nonOffendersActed', '11A tableResultStands [rightMayBeLost]'],
    ['lostRight', 'whatHappenedFirst=lhoActedFirst', '11B tableResultStands [rightLost]'],
    ['lostRight', 'whatHappenedFirst=theirSpectator', '11C1 tableResultStands [rightMayBeLost]'],
    ['lostRight', 'whatHappenedFirst=offendersSpectator', '11C2 tableResultStands [correctionMayBeLost]'],
    [
      'unauthorizedInformation',
      'informationFrom=withdrawnCallOrCard',
      '16C tableResultStands [withdrawnAuthorised ownWithdrawnAfterPenalty]',
    ],
    ['unauthorizedInformation', 'informationFrom=opponentsDeception', 'LED_ANSWER_UNREADABLE'],
    ['damage', 'sideDamaged=yes howToAssign=penaltyTooSevere', '12B tableResultStands [noMoreThanThePenalty]'],
    ['damage', 'sideDamaged=yes howToAssign=weighed', 'LED_ANSWER_UNREADABLE'],
    ['revoke', 'established=yes', 'LED_SITUATION_UNKNOWN'],
  ])('%s %s: %s', (situation, answers, expected) => {
    expect(ruled(laws1987, situation, answers)).toBe(expected)
  })

  test.each([
    ['wrongNumberOfCards', 'whichHands=oneTooMany whenFound=wrongHandCalled', 'asks harmlessAndAllAgree'],
    ['wrongBoardOrSeats', 'whatWasTaken=wrongBoard somebodyPlayedIt=no howFar=inAuction', 'asks callsRepeated'],
    ['lostRight', 'whatHappenedFirst=lhoActedFirst', 'LED_ANSWER_UNREADABLE'],
    [
      'unauthorizedInformation',
      'informationFrom=withdrawnCallOrCard',
      '16C tableResultStands [withdrawnAuthorised withdrawnUnauthorised]',
    ],
  ])('1997 has %s %s otherwise: %s', (situation, answers, expected) => {
    expect(ruled(ccba1999, situation, answers)).toBe(expected)
  })

  it('lets nobody weigh, the committee neither', () => {
    const two = { ns: '60% 4s n =; 40% 4s n -1' }
    expect(laws1987.rulings.award(context(), 'assigned', two)).toMatchObject({
      ok: false,
      error: [{ code: 'WEIGHTS_NOT_IN_THIS_EDITION', clause: { article: '12C2' } }],
    })
    expect(ccba1999.rulings.award(context(), 'assigned', two).ok).toBe(true)
    expect(laws1987.rulings.award(context(), 'assigned', { ns: '4s n =', ew: '4s n -1' }).ok).toBe(true)
  })

  it('guides in what it knows alone', () => {
    const { situations } = laws1987.rulings.guide(context())
    expect(situations.map(({ code, clause }) => `${code} ${clause.article}`)).toEqual([
      'incorrectDeal 13',
      'wrongBoardOrSeats 15',
      'unauthorizedInformation 16',
      'damage 12C2',
      'boardCannotBePlayed 12C1',
      'lostRight 11',
    ])
  })
})
