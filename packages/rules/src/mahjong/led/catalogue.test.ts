import { describe, expect, test } from 'vitest'
import { entrantId } from '../../core/ids.js'
import type { LedResult } from '../../core/led.js'
import type { PastRuling } from '../../core/ruling.js'
import { mahjongEditions } from '../editions/index.js'

/** Number, situation, how often it was ruled before in this hand, answers, `article option [effects] figures`. */
type Row = readonly [no: number, situation: string, before: string, answers: string, expected: string]

const rows: readonly Row[] = [
  [
    1,
    'wrongWin',
    '',
    'whatAboutTheWin=belowEightOrWrongTile',
    '3.11.6-6 (1) asWritten [deadHand paysEach] offender=-30 eachOther=+10',
  ],
  [
    2,
    'wrongWin',
    '',
    'whatAboutTheWin=notReady',
    '3.11.6-6 (2) asWritten [deadHand paysEach] offender=-60 eachOther=+20',
  ],
  [
    3,
    'wrongWin',
    '',
    'whatAboutTheWin=tileNotTakenBack',
    '3.11.6-11 (2) asWritten [deadHand paysEach] offender=-30 eachOther=+10',
  ],
  [4, 'wrongWin', '', 'whatAboutTheWin=changedFromCall handShown=no', '3.11.6-11 (3) asWritten [noWinUntilDraw]'],
  [5, 'wrongWin', '', 'whatAboutTheWin=changedFromCall handShown=yes', '3.11.6-11 (3) asWritten [deadHand]'],
  [6, 'wrongWin', '', 'whatAboutTheWin=countedMixed', '3.11.6-11 (6) asWritten [deadHand]'],
  [7, 'wrongCall', '', 'whatAboutTheCall=wrongTiles', '3.11.6-2 asWritten [deadHand]'],
  [8, 'wrongCall', '', 'whatAboutTheCall=calledWithout handNumber=3', '3.11.6-3 asWritten [warning] repetition=1'],
  [
    9,
    'wrongCall',
    'emptyCall',
    'whatAboutTheCall=calledWithout handNumber=3',
    '3.11.6-3 asWritten [fined] repetition=2 offender=-5',
  ],
  [
    10,
    'wrongCall',
    'emptyCall emptyCall emptyCall',
    'whatAboutTheCall=calledWithout handNumber=3',
    '3.11.6-3 asWritten [fined] repetition=4 offender=-20',
  ],
  [
    11,
    'wrongCall',
    'emptyCall',
    'whatAboutTheCall=calledWithout handNumber=4',
    '3.11.6-3 asWritten [warning] repetition=1',
  ],
  [12, 'wrongCall', '', 'whatAboutTheCall=handInPool', '3.11.6-11 (5) asWritten [claimGivenUp]'],
  [13, 'wrongDraw', '', 'whatAboutTheDraw=wrongTileKept', '3.11.6-4 asWritten [deadHand]'],
  [
    14,
    'wrongDraw',
    'earlyDraw earlyDraw',
    'whatAboutTheDraw=tooEarly handNumber=3',
    '3.11.6-4 asWritten [fined] repetition=3 offender=-10',
  ],
  [
    15,
    'shownTiles',
    '',
    'whatWasShown=handOrWallWrecked',
    '3.11.6-7 (2) asWritten [paysEach] offender=-90 eachOther=+30',
  ],
  [
    16,
    'shownTiles',
    '',
    'whatWasShown=ownHandAtAWin winWasValid=no',
    '3.11.6-7 (2) asWritten [discardExposed deadHand]',
  ],
  [17, 'wrongCount', '', '', '3.11.6-8 asWritten [deadHand]'],
  [18, 'lateArrival', '', 'minutesLate=15', '3.11.2-1 asWritten [fined] offender=-20'],
  [19, 'lateArrival', '', 'minutesLate=16', '3.11.2-1 asWritten [forfeitSession]'],
  [20, 'information', '', 'whatIsImposed=fine whichFine=points40', '3.11.6-9 fineBetween [fined] offender=-40'],
]

const empty = (times: number): string => Array.from({ length: times }, () => 'emptyCall').join(' ')

/** Twenty more, whose right side was written down from the articles before the trees were looked at. */
const ownRows: readonly Row[] = [
  [21, 'lateArrival', '', 'minutesLate=8', '3.11.2-1 asWritten [fined] offender=-10'],
  [22, 'lateArrival', '', 'minutesLate=10', '3.11.2-1 asWritten [fined] offender=-10'],
  [23, 'lateArrival', '', 'minutesLate=11', '3.11.2-1 asWritten [fined] offender=-20'],
  [24, 'conduct', '', 'whichConduct=swappedOrHidden', '3.11.6-1 asWritten [exclusion]'],
  [
    25,
    'wrongCall',
    empty(2),
    'whatAboutTheCall=calledWithout handNumber=3',
    '3.11.6-3 asWritten [fined] repetition=3 offender=-10',
  ],
  [
    26,
    'wrongCall',
    empty(4),
    'whatAboutTheCall=calledWithout handNumber=3',
    '3.11.6-3 asWritten [fined] repetition=5 offender=-30',
  ],
  [
    27,
    'wrongCall',
    empty(7),
    'whatAboutTheCall=calledWithout handNumber=3',
    '3.11.6-3 asWritten [fined] repetition=8 offender=-60',
  ],
  [28, 'wrongCall', '', 'whatAboutTheCall=tooLate handNumber=3', '3.11.6-5 asWritten [warning] repetition=1'],
  [
    29,
    'wrongCall',
    'latePung',
    'whatAboutTheCall=tooLate handNumber=3',
    '3.11.6-5 asWritten [fined] repetition=2 offender=-5',
  ],
  [30, 'shownTiles', '', 'whatWasShown=ownTile', '3.11.6-7 (1) asWritten [discardExposed]'],
  [31, 'shownTiles', '', 'whatWasShown=ownHandAtAWin winWasValid=yes', '3.11.6-7 (2) asWritten [warning]'],
  [
    32,
    'shownTiles',
    '',
    'whatWasShown=othersTiles whichFine=points20',
    '3.11.6-7 (3) asWritten [finedToInjured] offender=-20',
  ],
  [33, 'wrongCall', '', 'whatAboutTheCall=notTaken', '3.11.6-11 (1) asWritten [deadHand]'],
  [34, 'wrongWin', '', 'whatAboutTheWin=shownFirst', '3.11.6-11 (4) asWritten [deadHand]'],
  [35, 'information', '', 'whatIsImposed=deadHand', '3.11.6-9 deadHand [deadHand]'],
  [36, 'conduct', '', 'whichConduct=graveDisturbance', '3.11.6-10 asWritten [disqualification]'],
  [37, 'conduct', '', 'whichConduct=minor', '3.11.1 asWritten [warning]'],
  [38, 'conduct', '', 'whichConduct=violation whichFine=points60', '3.11.2-2 asWritten [fined] offender=-60'],
  [39, 'wrongDraw', '', 'whatAboutTheDraw=tooEarly handNumber=3', '3.11.6-4 asWritten [warning] repetition=1'],
  [40, 'lateArrival', '', 'minutesLate=240', '3.11.2-1 asWritten [forfeitSession]'],
]

const shown = ({ clause, option, effects, figures }: LedResult): string =>
  [
    clause.article,
    option,
    `[${effects.map(({ code }) => code).join(' ')}]`,
    ...figures.map(({ code, after }) => `${code}=${after}`),
  ].join(' ')

const words = (text: string): string[] => text.split(' ').filter(Boolean)
const sides = ['1', '2', '3', '4'].map(entrantId)

const past = (situation: string, at: number): PastRuling => ({
  id: `${at}`,
  situation,
  option: 'asWritten',
  answers: { hand: '3' },
  entrants: [entrantId('1')],
  slot: 's',
  authority: 'director',
})

describe.each(mahjongEditions)('the catalogue of penalties, $id', edition => {
  const settings = edition.parseSettings({})
  if (!settings.ok) throw new TypeError(JSON.stringify(settings))
  const facts = {
    entrants: sides.map(id => ({ id, number: `${id}` })),
    sheets: [],
    adjustments: [],
    lots: [],
    settings: settings.value,
  }
  test.each([...rows, ...ownRows])('%s %s after "%s": %s', (_, situation, before, answers, expected) => {
    const drawn = [{ slot: 's', sides }]
    const context = { facts, drawn, history: words(before).map(past), entrant: entrantId('1'), slot: 's' }
    const path = words(answers).map(text => {
      const [question = '', value = ''] = text.split('=')
      return { question, value }
    })
    const step = edition.led?.step(context, situation, path)
    if (!step?.ok || step.value.kind !== 'result') throw new TypeError(JSON.stringify(step))
    const { result } = step.value
    expect(shown(result)).toBe(expected)
    const choice = { situation: result.situation, option: result.option, answers: result.answers }
    // Who was hurt is still to be named on the form that follows.
    const unnamed = { ok: false, error: [{ code: 'RULING_ANSWER_MISSING', at: { path: 'answers.injured' } }] }
    expect(edition.rulings.resolve(context, { ...choice, authority: 'chiefDirector' })).toMatchObject(
      expected.includes('finedToInjured') ? unnamed : { ok: true },
    )
  })
})
