import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { clause } from '../../core/clause.js'
import { entrantId, factId } from '../../core/ids.js'
import { points, unitCode } from '../../core/points.js'
import type { ScoreLine } from '../../core/score-line.js'
import { type OrderedStage, orderEffects, type OrderScene } from './order-effects.js'
import { bridge2017 } from '../../bridge/procedures/laws.js'
import type { AppealMatter } from '../../core/procedure.js'
import { type Order, type OrderLine, type OrderPowers, orderKinds } from './order-line.js'
import { parseOrderLine } from './parse-order-line.js'
import { touchedThirdParties } from './third-parties.js'

const LAW = clause('bridge/laws-2017', '12C1c')
const [A, B, C] = ['a', 'b', 'c'].map(entrantId) as [
  ReturnType<typeof entrantId>,
  ReturnType<typeof entrantId>,
  ReturnType<typeof entrantId>,
]
const ruled = { id: factId('f1'), adjustment: { kind: 'artificial', slot: 's1', payload: {} }, clause: LAW } as const
const fined = { id: factId('f2'), adjustment: { kind: 'penalty', entrant: A, amount: '3' }, clause: LAW } as const
const stage: OrderedStage = {
  id: 'stage-1',
  entrants: [A, B, C],
  sheets: [
    { slot: 's1', sides: [A, B] },
    { slot: 's2', sides: [B, C] },
    { slot: 's3', sides: [C, A] },
  ],
  adjustments: [ruled, fined],
}
const later: OrderedStage = {
  id: 'stage-2',
  entrants: [A, C],
  sheets: [{ slot: 't1', sides: [A, C] }],
  adjustments: [],
}
const powers = (matter: AppealMatter = 'judgement'): OrderPowers => ({
  procedure: bridge2017,
  body: 'committee',
  matter,
  matters: new Map(),
})
const scene: OrderScene = {
  powers: powers(),
  thirdParties: 'bothSides',
  stages: [stage, later],
}
const line = (order: Order, as: OrderLine['as'] = 'order'): OrderLine => ({
  order,
  clause: LAW,
  as,
  text: '…',
})
const adjust: Order = { kind: 'adjustScore', award: 'weighted', slot: 's1', payload: { weighted: [] }, offenders: [A] }
const outOf = (order: Order, more: Partial<OrderScene> = {}, matter: AppealMatter = 'judgement') => {
  const effects = orderEffects([line(order)], { ...scene, powers: powers(matter), ...more })
  return effects.ok ? effects.value : effects.error.map(problem => problem.code)
}

describe('an order line', () => {
  test.each<[string, Order, object]>([
    [
      'replaces what the ruling put in the slot',
      adjust,
      {
        facts: [
          { op: 'supersede', stage: 'stage-1', fact: 'f1' },
          {
            op: 'add',
            stage: 'stage-1',
            adjustment: { kind: 'assigned', slot: 's1', payload: { weighted: [] } },
            clause: LAW,
          },
        ],
      },
    ],
    [
      'gives an artificial score where there was none',
      { ...adjust, award: 'artificial', slot: 's2', payload: { ns: 'plus' } } as Order,
      { facts: [{ op: 'add', adjustment: { kind: 'artificial', slot: 's2', payload: { ns: 'plus' } } }] },
    ],
    [
      'fines a contestant in points',
      { kind: 'proceduralPenalty', entrant: B, amount: '5/2' },
      { facts: [{ op: 'add', adjustment: { kind: 'penalty', entrant: B, amount: '5/2' } }] },
    ],
    [
      'takes whole points from one place',
      { kind: 'proceduralPenalty', entrant: A, amount: '20', slot: 's1' },
      { facts: [{ op: 'add', adjustment: { kind: 'penalty', entrant: A, amount: '20', slot: 's1' } }] },
    ],
    [
      'has a game lost',
      { kind: 'forfeit', entrant: B, slot: 's2' },
      { facts: [{ op: 'add', adjustment: { kind: 'forfeit', entrant: B, slot: 's2' } }] },
    ],
    [
      'leaves less of a penalty',
      { kind: 'lessenPenalty', adjustment: fined.id, amount: '1/2' },
      {
        facts: [
          { op: 'supersede', fact: 'f2' },
          { op: 'add', adjustment: { kind: 'penalty', entrant: A, amount: '1/2' } },
        ],
      },
    ],
    [
      'lifts what a ruling did',
      { kind: 'restoreResult', adjustments: [ruled.id, fined.id] },
      {
        facts: [
          { op: 'supersede', fact: 'f1' },
          { op: 'supersede', fact: 'f2' },
        ],
      },
    ],
    [
      'has a board played again',
      { kind: 'replay', slot: 's2' },
      { facts: [{ op: 'add', adjustment: { kind: 'annulled', slot: 's2' } }], replays: ['s2'] },
    ],
    ['returns the deposit', { kind: 'deposit', fate: 'refund' }, { facts: [], deposit: 'refund' }],
    ['sends the case back', { kind: 'remand', to: 'director' }, { facts: [], remandTo: 'director' }],
    ['ends a stay', { kind: 'liftStay' }, { facts: [], liftsStay: true }],
    ['is on record only', { kind: 'recordOnly' }, { facts: [], sanctions: [], recommendations: [] }],
    [
      'suspends',
      { kind: 'suspend', person: 'p', scope: 'compete', from: '2026-12-01', until: '2027-01-01' },
      { sanctions: [{ kind: 'suspend', person: 'p' }] },
    ],
    ['cautions', { kind: 'caution', person: 'p' }, { sanctions: [{ kind: 'caution' }] }],
    ['fines', { kind: 'fine', person: 'p', amount: 500, currency: 'CNY' }, { sanctions: [{ kind: 'fine' }] }],
  ])('%s', (_, order, expected) => {
    expect(outOf(order)).toMatchObject(expected)
  })

  test.each<[string, Order, Partial<OrderScene>, AppealMatter, string]>([
    ['a slot nobody played', { ...adjust, slot: 'x' } as Order, {}, 'judgement', 'ORDER_SLOT_UNKNOWN'],
    ['a replay of it', { kind: 'replay', slot: 'x' }, {}, 'judgement', 'ORDER_SLOT_UNKNOWN'],
    [
      'a stranger penalised',
      { kind: 'proceduralPenalty', entrant: entrantId('x'), amount: '1' },
      {},
      'judgement',
      'ORDER_ENTRANT_UNKNOWN',
    ],
    [
      'a stranger disqualified',
      { kind: 'disqualify', entrant: entrantId('x'), from: 'stage' },
      {},
      'judgement',
      'ORDER_ENTRANT_UNKNOWN',
    ],
    [
      'a negative penalty',
      { kind: 'proceduralPenalty', entrant: A, amount: '-1' },
      {},
      'judgement',
      'ORDER_AMOUNT_UNREADABLE',
    ],
    [
      'half a point in a place',
      { kind: 'proceduralPenalty', entrant: A, amount: '1/2', slot: 's1' },
      {},
      'judgement',
      'ORDER_AMOUNT_UNREADABLE',
    ],
    [
      'a game lost by somebody else',
      { kind: 'forfeit', entrant: C, slot: 's1' },
      {},
      'judgement',
      'ORDER_ENTRANT_UNKNOWN',
    ],
    ['a game nobody played lost', { kind: 'forfeit', entrant: A, slot: 'x' }, {}, 'judgement', 'ORDER_SLOT_UNKNOWN'],
    [
      'a penalty that is none',
      { kind: 'lessenPenalty', adjustment: ruled.id, amount: '1' },
      {},
      'judgement',
      'ORDER_NO_PENALTY',
    ],
    [
      'a penalty made no less',
      { kind: 'lessenPenalty', adjustment: fined.id, amount: '3' },
      {},
      'judgement',
      'ORDER_NOT_LESS',
    ],
    ['nothing to restore', { kind: 'restoreResult', adjustments: [] }, {}, 'judgement', 'ORDER_NOTHING_TO_RESTORE'],
    [
      'a fact of another stage',
      { kind: 'restoreResult', adjustments: [factId('f9')] },
      {},
      'judgement',
      'ORDER_NOTHING_TO_RESTORE',
    ],
    [
      'a suspension that ends before it begins',
      { kind: 'suspend', person: 'p', scope: 'compete', from: '2026-12-01', until: '2026-12-01' },
      {},
      'judgement',
      'ORDER_PERIOD_REVERSED',
    ],
    [
      'a fine of nothing',
      { kind: 'fine', person: 'p', amount: 0, currency: 'CNY' },
      {},
      'judgement',
      'ORDER_AMOUNT_UNREADABLE',
    ],
    [
      'a fine above the damage',
      { kind: 'fine', person: 'p', amount: 500, currency: 'CNY', provenDamage: 499 },
      { powers: { ...powers(), finesUpToDamage: true } },
      'judgement',
      'ORDER_FINE_ABOVE_DAMAGE',
    ],
    ['a point of law decided', adjust, {}, 'law', 'ORDER_ONLY_RECOMMENDED'],
    [
      'a disciplinary penalty lifted through a case about something else',
      { kind: 'restoreResult', adjustments: [fined.id] },
      { powers: { ...powers(), matters: new Map([[fined.id, 'discipline' as const]]) } },
      'judgement',
      'ORDER_ONLY_RECOMMENDED',
    ],
    [
      'a board that such a penalty stands in made void',
      { kind: 'replay', slot: 's1' },
      { powers: { ...powers(), matters: new Map([[ruled.id, 'law' as const]]) } },
      'judgement',
      'ORDER_ONLY_RECOMMENDED',
    ],
    ['a case sent upwards', { kind: 'remand', to: 'nationalAuthority' }, {}, 'judgement', 'ORDER_BEYOND_POWERS'],
    [
      'a disciplinary penalty lifted',
      { kind: 'restoreResult', adjustments: [fined.id] },
      {},
      'discipline',
      'ORDER_ONLY_RECOMMENDED',
    ],
  ])('is refused: %s', (_, order, more, matter, code) => {
    expect(outOf(order, more, matter)).toEqual([code])
  })

  it('on a matter of law is kept as a recommendation, and changes nothing', () => {
    const recommended = line(adjust, 'recommendation')
    const limited = { ...scene, powers: powers('law') }
    expect(orderEffects([recommended, line({ kind: 'deposit', fate: 'forfeit' })], limited)).toMatchObject({
      ok: true,
      value: { facts: [], recommendations: [recommended], deposit: 'forfeit' },
    })
  })

  test.each<[string, Order[]]>([
    [
      'two fates of one deposit',
      [
        { kind: 'deposit', fate: 'refund' },
        { kind: 'deposit', fate: 'forfeit' },
      ],
    ],
    ['two awards in one slot', [adjust, { kind: 'replay', slot: 's1' }]],
    [
      'two bodies to go back to',
      [
        { kind: 'remand', to: 'director' },
        { kind: 'remand', to: 'chiefDirector' },
      ],
    ],
  ])('contradicts another: %s', (_, orders) => {
    const effects = orderEffects(
      orders.map(order => line(order)),
      scene,
    )
    expect(effects.ok || effects.error.map(problem => problem.code)).toEqual(['ORDERS_CONTRADICT'])
  })

  it('must be there', () => {
    expect(orderEffects([], scene)).toMatchObject({ error: [{ code: 'ORDERS_MISSING' }] })
  })
})

describe('a disqualification from the event', () => {
  const order: Order = { kind: 'disqualify', entrant: A, from: 'event' }
  const kinds = (more: Partial<OrderScene>) => {
    const effects = orderEffects([line(order)], { ...scene, ...more })
    return effects.ok
      ? effects.value.facts.map(change =>
          change.op === 'add'
            ? `${change.stage} ${change.adjustment.kind} ${'slot' in change.adjustment ? change.adjustment.slot : ''}`.trim()
            : `${change.stage} ended ${change.fact}`,
        )
      : []
  }
  test.each<[OrderScene['thirdParties'], string[]]>([
    [
      'bothSides',
      [
        'stage-1 unranked',
        'stage-1 ended f1',
        'stage-1 annulled s1',
        'stage-1 annulled s3',
        'stage-2 unranked',
        'stage-2 annulled t1',
      ],
    ],
    ['offendersOnly', ['stage-1 unranked', 'stage-2 unranked']],
    ['touchedStageOnly', ['stage-1 unranked', 'stage-1 ended f1', 'stage-1 annulled s1', 'stage-1 annulled s3']],
  ])('with the policy %s', (thirdParties, expected) => {
    expect(kinds({ thirdParties })).toEqual(expected)
  })
})

it('follows a contestant that bears another id wherever it went on', () => {
  const [semi, final] = ['a2', 'a3'].map(entrantId) as [typeof A, typeof A]
  const stages: OrderedStage[] = [
    stage,
    { ...later, entrants: [semi, C], sheets: [{ slot: 't1', sides: [semi, C] }], from: new Map([[semi, A]]) },
    { ...later, id: 'stage-3', entrants: [final], sheets: [], from: new Map([[final, semi]]) },
  ]
  const effects = orderEffects([line({ kind: 'disqualify', entrant: A, from: 'event' })], { ...scene, stages })
  const out = effects.ok ? effects.value.facts : []
  expect(out.filter(change => change.op === 'add' && change.adjustment.kind === 'unranked')).toMatchObject([
    { stage: 'stage-1', adjustment: { entrant: 'a' } },
    { stage: 'stage-2', adjustment: { entrant: 'a2' } },
    { stage: 'stage-3', adjustment: { entrant: 'a3' } },
  ])
  expect(out).toContainEqual({ op: 'add', stage: 'stage-2', adjustment: { kind: 'annulled', slot: 't1' }, clause: LAW })
})

it('leaves penalties and forfeits in a slot to lines of their own', () => {
  const inSlot = { id: factId('f3'), adjustment: { kind: 'penalty', entrant: A, amount: '20', slot: 's1' } } as const
  const adjustments = [ruled, inSlot]
  expect(outOf(adjust, { stages: [{ ...stage, adjustments }] })).toMatchObject({
    facts: [{ op: 'supersede', fact: 'f1' }, { op: 'add' }],
  })
})

describe('third parties', () => {
  const score = (entrant: typeof A, slot: string, value: number): ScoreLine => ({
    entrant,
    slot,
    unit: unitCode('imp'),
    points: points(unitCode('imp'), value),
    opponents: [],
    from: factId('f'),
    because: LAW,
  })
  const before = [score(A, 's1', 5), score(B, 's1', -5), score(C, 's2', 1)]
  test.each<[string, ScoreLine[], (typeof A)[], string[]]>([
    ['nobody but the offender', [score(A, 's1', 0), score(B, 's1', -5), score(C, 's2', 3)], [A], []],
    ['the other side too', [score(A, 's1', 0), score(B, 's1', 0), score(C, 's2', 1)], [A], ['b']],
    ['whose line is gone', [score(A, 's1', 0)], [A], ['b']],
    ['both are offenders', [score(A, 's1', 0), score(B, 's1', 0)], [A, B], []],
  ])('%s', (_, after, offenders, expected) => {
    expect(touchedThirdParties(before, after, { slot: 's1', sides: [A, B], offenders })).toEqual(expected)
  })
})

describe('reading', () => {
  const good = { order: { kind: 'deposit', fate: 'refund' }, clause: LAW, as: 'order', text: ' back ' }
  it('trims the text', () => {
    expect(parseOrderLine(good)).toMatchObject({ ok: true, value: { text: 'back' } })
  })
  test.each<[string, unknown, string]>([
    ['no record', 'x', 'orders'],
    ['unknown kind', { ...good, order: { kind: 'behead' } }, 'orders.order.kind'],
    ['no fate', { ...good, order: { kind: 'deposit' } }, 'orders.order'],
    ['no article', { ...good, clause: { edition: 'x' } }, 'orders.clause'],
    ['neither order nor recommendation', { ...good, as: 'wish' }, 'orders.as'],
    ['no words', { ...good, text: ' ' }, 'orders.text'],
  ])('%s', (_, input, path) => {
    expect(parseOrderLine(input)).toMatchObject({ ok: false, error: [{ code: 'ORDER_UNREADABLE', at: { path } }] })
  })
  it('reads a decimal as a ratio, and keeps what was typed', () => {
    const penalty = { kind: 'proceduralPenalty', entrant: 'a', amount: '2.5' }
    expect(parseOrderLine({ ...good, order: penalty })).toMatchObject({ value: { order: { amount: '5/2' } } })
    const typed = { form: 'setLevels', answers: { levels: '7:Q' } }
    const award = { kind: 'adjustScore', award: 'assigned', slot: 's', payload: {}, typed }
    expect(parseOrderLine({ ...good, order: award })).toMatchObject({ value: { order: { typed } } })
  })
  it('never throws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...orderKinds), fc.dictionary(fc.string(), fc.jsonValue()), (kind, fields) => {
        expect(typeof parseOrderLine({ ...good, order: { ...fields, kind } }).ok).toBe('boolean')
      }),
    )
  })
})

test('an appeal without merit costs the deposit and a part of a top, stated with its unit', () => {
  const order = { kind: 'proceduralPenalty', entrant: A, amount: '5/2', unit: 'matchpoint', stated: '25% top = 2.5 MP' }
  const given = { order, clause: LAW, as: 'order', text: '…' }
  const penalty = parseOrderLine(given)
  if (!penalty.ok) throw new TypeError(JSON.stringify(penalty.error))
  const effects = orderEffects([line({ kind: 'deposit', fate: 'forfeit' }), penalty.value], scene)
  expect(effects).toMatchObject({
    ok: true,
    value: {
      deposit: 'forfeit',
      facts: [{ op: 'add', adjustment: { kind: 'penalty', entrant: A, amount: '5/2', stated: '25% top = 2.5 MP' } }],
    },
  })
})

test('a penalty that is made less keeps no words of the one before', () => {
  const stated = { ...fined, adjustment: { ...fined.adjustment, unit: unitCode('matchpoint'), stated: '3 MP' } }
  const effects = orderEffects([line({ kind: 'lessenPenalty', adjustment: fined.id, amount: '1' })], {
    ...scene,
    stages: [{ ...stage, adjustments: [ruled, stated] }],
  })
  const added = effects.ok ? effects.value.facts.find(fact => fact.op === 'add') : undefined
  expect(added).toEqual({
    op: 'add',
    stage: 'stage-1',
    adjustment: { kind: 'penalty', entrant: A, amount: '1' },
    clause: LAW,
  })
})
