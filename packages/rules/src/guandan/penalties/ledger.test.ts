import { describe, expect, test } from 'vitest'
import { entrantId } from '../../core/ids.js'
import { gsac2017Penalties } from '../editions/gsac-2017/offences.js'
import { ledgerAdjustments, penaltyLedger } from './ledger.js'
import { irregularities, rectify } from './rectification.js'
import type { PenaltyEntry } from './types.js'

type Call = readonly [offence: string, extra?: Partial<PenaltyEntry>]

const entries = (calls: readonly Call[]): PenaltyEntry[] =>
  calls.map(([offence, extra], i) => ({
    id: `call-${i + 1}`,
    offence,
    pair: entrantId('pair-1'),
    round: 1,
    game: 'r1/t1',
    deal: i + 1,
    by: 'chiefReferee',
    ...extra,
  }))

const results = (calls: readonly Call[]): string[] =>
  penaltyLedger(entries(calls), gsac2017Penalties).map(({ result, problems }) => result ?? problems[0]?.code ?? 'none')

const second = { round: 2, game: 'r2/t1' }

describe('the ladder', () => {
  test.each<[string, readonly Call[], readonly string[]]>([
    [
      'wrong manner of play: warning, 违例, 犯规',
      [['wrongPlayManner'], ['wrongPlayManner'], ['wrongPlayManner']],
      ['warning', 'violation', 'foul'],
    ],
    ['unreported ten: the second is a 违例', [['tenNotReported'], ['tenNotReported']], ['warning', 'violation']],
    ['a new game starts a new count', [['tenNotReported'], ['tenNotReported', second]], ['warning', 'warning']],
    ['the second 违例 of a round is a 犯规', [['disturbance'], ['disturbance']], ['violation', 'foul']],
    [
      'different 违例 add up',
      [['disturbance'], ['tenNotReported'], ['tenNotReported']],
      ['violation', 'warning', 'foul'],
    ],
    ['违例 of another round do not', [['disturbance'], ['disturbance', second]], ['violation', 'violation']],
    [
      'three 犯规 lose the game',
      [['wrongCardCount'], ['wrongCardCount'], ['wrongCardCount']],
      ['foul', 'foul', 'gameLost'],
    ],
    [
      '犯规 of another game do not add up',
      [['wrongCardCount'], ['wrongCardCount'], ['wrongCardCount', second]],
      ['foul', 'foul', 'foul'],
    ],
    ['a second lost game suspends', [['refusedReferee'], ['grossFoul', second]], ['gameLost', 'suspension']],
    ['collusion suspends at once', [['collusion']], ['suspension']],
    [
      'signals: the referee’s choice, then a 犯规',
      [
        ['illegalSignal', { imposed: 'violation' }],
        ['illegalSignal', second],
      ],
      ['violation', 'foul'],
    ],
    ['a grave signal', [['illegalSignal', { imposed: 'gameLost' }]], ['gameLost']],
    [
      'slow play is counted within the turn',
      [
        ['slowPlay', { deal: 1, turn: 5 }],
        ['slowPlay', { deal: 1, turn: 5 }],
        ['slowPlay', { deal: 1, turn: 9 }],
      ],
      ['warning', 'violation', 'warning'],
    ],
    [
      'another pair has its own ledger',
      [['disturbance'], ['disturbance', { pair: entrantId('pair-2') }]],
      ['violation', 'violation'],
    ],
    ['lateness is the regulation’s', [['lateArrival']], ['PENALTY_REGULATION_NEEDED']],
    ['lateness by regulation', [['lateArrival', { imposed: 'gameLost' }]], ['gameLost']],
    [
      'a step the offence does not carry',
      [['tenNotReported', { imposed: 'suspension' }]],
      ['PENALTY_STEP_NOT_ALLOWED'],
    ],
    ['no such offence', [['toString']], ['PENALTY_OFFENCE_UNKNOWN']],
    [
      'a lost right leaves no mark',
      [['disturbance', { rightLost: 'actedBeforeCalling' }], ['disturbance']],
      ['none', 'violation'],
    ],
  ])('%s', (_name, calls, expected) => {
    expect(results(calls)).toEqual(expected)
  })

  test('authority: everything from 犯规 on is the chief referee’s', () => {
    const [violation, foul] = penaltyLedger(
      entries([
        ['disturbance', { by: 'referee' }],
        ['disturbance', { by: 'referee' }],
      ]),
      gsac2017Penalties,
    )
    expect(violation).toMatchObject({ authority: 'referee', problems: [], effects: [{ kind: 'trickMissed' }] })
    expect(foul).toMatchObject({
      authority: 'chiefReferee',
      problems: [{ code: 'PENALTY_AUTHORITY_WRONG' }],
      effects: [{ kind: 'dealLost', tributeAfter: false, leadNamedBy: 'opponents' }],
      counters: { repetition: 2, violationsInRound: 2, foulsInGame: 1 },
    })
    expect(foul?.clauses.map(({ article }) => article)).toEqual(['15.3.2', '15.3.2', '15.3.3'])
  })

  test('the right to penalise, lost, names its article', () => {
    const [ruling] = penaltyLedger(entries([['disturbance', { rightLost: 'pointedOutByOutsider' }]]), gsac2017Penalties)
    expect(ruling?.clauses.at(-1)?.article).toBe('15.8.2')
  })

  test('lost games become facts for the standings', () => {
    const rulings = penaltyLedger(
      entries([['disturbance'], ['refusedReferee'], ['collusion', second]]),
      gsac2017Penalties,
    )
    expect(ledgerAdjustments(rulings).map(({ adjustment, clause }) => [adjustment, clause?.article])).toEqual([
      [{ kind: 'forfeit', entrant: 'pair-1', slot: 'r1/t1' }, '15.3.4'],
      [{ kind: 'forfeit', entrant: 'pair-1', slot: 'r2/t1' }, '15.3.5'],
      [{ kind: 'forfeit', entrant: 'pair-1' }, '15.3.5'],
    ])
  })
})

describe('rectifications', () => {
  test.each(irregularities)('%s names an article and a remedy', irregularity => {
    const { article, remedies, offence } = rectify(irregularity, { offender: 1, type: 'tube' })
    expect(article).toMatch(/^1[2678]\./)
    expect(remedies.length).toBeGreaterThan(0)
    if (offence) expect(gsac2017Penalties.offences).toHaveProperty(offence)
  })

  test('a mistaken lead: taken back, a type named by the left, barred to the partner', () => {
    expect(rectify('wrongLead', { offender: 1, type: 'straight' }).remedies).toEqual([
      { kind: 'takeBack', seat: 1 },
      { kind: 'leadTypeNamedBy', seat: 1, by: 0 },
      { kind: 'leadTypeBarred', seat: 3, type: 'straight' },
    ])
  })

  test('a pass out of turn silences the side until the others have played', () => {
    expect(rectify('passedOutOfTurn', { offender: 2 }).remedies).toEqual([
      { kind: 'sideMayNotFollow', seats: [2, 0], liftedBy: 'opponentsPlay' },
    ])
  })
})
