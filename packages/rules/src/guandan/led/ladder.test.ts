import { describe, expect, test } from 'vitest'
import { entrantId } from '../../core/ids.js'
import type { LedResult } from '../../core/led.js'
import type { PastRuling } from '../../core/ruling.js'
import { guandanEditions } from '../editions/index.js'

/** Number, situation, earlier calls `offence:step` (`@deal/turn`, `#slot` of another game), answers, what it comes to: `article option [effects] figures`. */
type Row = readonly [no: number, situation: string, before: string, answers: string, expected: string]

const foul = 'foulRecorded dealLost noTributeAfter opponentsNameLeader'

const rows: readonly Row[] = [
  [1, 'wrongPlay', '', 'whatHappened=ledWrong', '16.3.1 rectified [takenBack leftNamesType partnerMayNotLeadType]'],
  [2, 'wrongPlay', '', 'whatHappened=followedWrong', '16.3.2 rectified [takenBack turnLost partnerMayNotLeadType]'],
  [
    3,
    'wrongPlay',
    '',
    'whatHappened=partnerLedThatType howSerious=serious',
    '16.4 violation [takenBack playsAnotherType violationRecorded missesTrick] repetition=1 violationsInRound=1/2',
  ],
  [4, 'wrongPlay', '', 'whatHappened=topCardShown', '16.5 rectified [shownCardFirst]'],
  [5, 'drewOutOfTurn', '', 'drawnCard=notSeen', '17.1.1 rectified [cardReturned]'],
  [6, 'drewOutOfTurn', '', 'drawnCard=seenNotKept', '17.1.2 warning [cardReturned warned] repetition=1'],
  [
    7,
    'drewOutOfTurn',
    '',
    'drawnCard=putIntoHand howSerious=minor',
    '17.1.3 warning [cardDrawnFromHand warned] repetition=1',
  ],
  [8, 'playedOutOfTurn', '', '', '17.2 rectified [takenBack trickLost partnerMayNotLeadType]'],
  [9, 'passedOutOfTurn', '', 'opponentsPlayed=no', '17.3 rectified [sideMayNotFollow]'],
  [10, 'wrongTribute', '', 'foundWhen=beforePlay', '18.3 warning [exchangeCorrected warned] repetition=1'],
  [
    11,
    'wrongTribute',
    '',
    'foundWhen=inPlay whichExchange=tribute placeOfGiver=1',
    '18.4 rectified [handVoid placedLast othersMoveUp] placeInDeal=1>4',
  ],
  [
    12,
    'tenNotReported',
    'tenNotReported:warning',
    'whatHappened=notReported',
    '12.2 violation [reportsAgain violationRecorded missesTrick] repetition=2 violationsInRound=1/2',
  ],
  [
    13,
    'wrongManner',
    'wrongPlayManner:warning wrongPlayManner:violation',
    '',
    `11.5 foul [${foul}] repetition=3 violationsInRound=1/2 foulsInGame=1/3`,
  ],
  [
    14,
    'conduct',
    'disturbance:violation',
    'whichConduct=disturbance',
    `15.3.2 violation [accumulates:foul ${foul}] repetition=2 violationsInRound=2/2 foulsInGame=1/3`,
  ],
  [
    15,
    'illegalSignal',
    'illegalSignal:warning',
    'howSerious=minor',
    `19.2 foul [${foul}] repetition=2 foulsInGame=1/3`,
  ],
  [16, 'slowPlay', '', 'whichDelay=play dealNumber=2 turnNumber=5', '21.1 warning [warned] repetition=1'],
  [
    17,
    'slowPlay',
    'slowPlay:warning@2/5',
    'whichDelay=play dealNumber=2 turnNumber=5',
    '21.1 violation [violationRecorded missesTrick] repetition=2 violationsInRound=1/2',
  ],
  [
    18,
    'wrongCards',
    'wrongCardCount:foul wrongCardCount:foul',
    'whichCards=tooManyOrFew howSerious=serious',
    '15.3.3 foul [accumulates:gameLost gameLost] repetition=3 foulsInGame=3/3 gamesLostInEvent=1/2',
  ],
  [
    19,
    'conduct',
    '',
    'whichConduct=collusion',
    '15.3.5 suspension [suspended] repetition=1 foulsInGame=1/3 gamesLostInEvent=1/2',
  ],
  [20, 'rightLost', '', 'whyLost=byOutsider', '15.8.2 rightLost [rightIsLost]'],
]

/** Twenty more, whose right side was written down from the articles before the trees were looked at. */
const ownRows: readonly Row[] = [
  [21, 'wrongManner', '', '', '11.5 warning [warned] repetition=1'],
  [
    22,
    'wrongManner',
    'wrongPlayManner:warning',
    '',
    '11.5 violation [violationRecorded missesTrick] repetition=2 violationsInRound=1/2',
  ],
  [23, 'tenNotReported', '', 'whatHappened=notReported', '12.1 warning [reportsAgain warned] repetition=1'],
  [24, 'tenNotReported', '', 'whatHappened=askedTheCount', '12.3 warning [warned] repetition=1'],
  [
    25,
    'tenNotReported',
    'cardCountAsked:warning',
    'whatHappened=askedTheCount',
    '12.3 violation [violationRecorded missesTrick] repetition=2 violationsInRound=1/2',
  ],
  [
    26,
    'wrongManner',
    'disturbance:violation wrongPlayManner:warning',
    '',
    `11.5 violation [accumulates:foul ${foul}] repetition=2 violationsInRound=2/2 foulsInGame=1/3`,
  ],
  [
    27,
    'illegalSignal',
    'wrongCardCount:foul wrongCardCount:foul illegalSignal:warning',
    'howSerious=minor',
    '19.2 foul [accumulates:gameLost gameLost] repetition=2 foulsInGame=3/3 gamesLostInEvent=1/2',
  ],
  [
    28,
    'conduct',
    'hiddenOrStolenCard:gameLost#r0/t1',
    'whichConduct=refusedReferee',
    '15.3.4 gameLost [accumulates:suspension suspended] repetition=1 gamesLostInEvent=2/2',
  ],
  [29, 'conduct', '', 'whichConduct=walkover', '15.3.4 gameLost [gameLost] repetition=1 gamesLostInEvent=1/2'],
  [30, 'slowPlay', '', 'whichDelay=tribute dealNumber=2', '21.2 warning [warned] repetition=1'],
  [
    31,
    'slowPlay',
    'slowTribute:warning@2/1',
    'whichDelay=tribute dealNumber=2',
    '21.2 violation [violationRecorded missesTrick] repetition=2 violationsInRound=1/2',
  ],
  [32, 'slowPlay', '', 'whichDelay=otherDelay howSerious=damaging', `21.3 foul [${foul}] repetition=1 foulsInGame=1/3`],
  [33, 'passedOutOfTurn', '', 'opponentsPlayed=yes', '17.3 rectified [penaltyLifted]'],
  [
    34,
    'wrongTribute',
    '',
    'foundWhen=inPlay whichExchange=tribute placeOfGiver=4',
    '18.4 rectified [handVoid placedLast] placeInDeal=4>4',
  ],
  [
    35,
    'drewOutOfTurn',
    '',
    'drawnCard=putIntoHand howSerious=serious',
    '17.1.3 violation [cardDrawnFromHand violationRecorded missesTrick] repetition=1 violationsInRound=1/2',
  ],
  [
    36,
    'wrongPlay',
    '',
    'whatHappened=partnerLedThatType howSerious=minor',
    '16.4 warning [takenBack playsAnotherType warned] repetition=1',
  ],
  [
    37,
    'lateArrival',
    '',
    'regulationSays=violation',
    '20 violation [violationRecorded missesTrick] repetition=1 violationsInRound=1/2',
  ],
  [38, 'rightLost', '', 'whyLost=nextDeal', '15.8.1 rightLost [rightIsLost]'],
  [39, 'rightLost', '', 'whyLost=unfairGain', '15.8.4 rightLost [rightIsLost]'],
  [
    40,
    'slowPlay',
    'slowPlay:warning@2/5',
    'whichDelay=play dealNumber=2 turnNumber=6',
    '21.1 warning [warned] repetition=1',
  ],
]

const past = (text: string, at: number): PastRuling => {
  const [, situation = '', option = '', deal, turn, slot = 'r1/t1'] =
    /^(\w+):(\w+)(?:@(\d+)\/(\d+))?(?:#(\S+))?$/.exec(text) ?? []
  const answers: Record<string, string> = deal && turn ? { deal, turn } : {}
  return {
    id: `${at}`,
    situation,
    option,
    answers,
    entrants: [entrantId('1')],
    slot,
    authority: 'chiefDirector',
  }
}

const shown = ({ clause, option, effects, figures }: LedResult): string =>
  [
    clause.article,
    option,
    `[${effects.map(({ code, of }) => (of ? `${code}:${of.join('+')}` : code)).join(' ')}]`,
    ...figures.map(({ code, before, after }) => `${code}=${before === undefined ? '' : `${before}>`}${after}`),
  ].join(' ')

const words = (text: string): string[] => text.split(' ').filter(Boolean)

describe.each(guandanEditions)('the ladder and what is put right, $id', edition => {
  const settings = edition.parseSettings({})
  const facts = {
    entrants: [{ id: entrantId('1'), number: '1' }],
    sheets: [],
    adjustments: [],
    lots: [],
    settings: settings.ok ? settings.value : {},
  }
  test.each([...rows, ...ownRows])('%s %s after "%s": %s', (_, situation, before, answers, expected) => {
    const drawn = [{ slot: 'r1/t1', sides: [entrantId('1'), entrantId('2')] }]
    const context = { facts, drawn, history: words(before).map(past), entrant: entrantId('1'), slot: 'r1/t1' }
    const path = words(answers).map(text => {
      const [question = '', value = ''] = text.split('=')
      return { question, value }
    })
    const step = edition.led?.step(context, situation, path)
    if (!step?.ok || step.value.kind !== 'result') throw new TypeError(JSON.stringify(step))
    const { result } = step.value
    expect(shown(result)).toBe(expected)
    const choice = { situation: result.situation, option: result.option, answers: result.answers }
    expect(edition.rulings.resolve(context, { ...choice, authority: 'chiefDirector' })).toMatchObject({ ok: true })
  })
})
