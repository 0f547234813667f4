import { describe, expect, it, test } from 'vitest'
import { clause } from '../core/clause.js'
import { entrantId, factId } from '../core/ids.js'
import type { AppealMatter, HearingBody } from '../core/procedure.js'
import { rulingKinds, rulingParts } from '../core/ruling.js'
import { procedureOfEdition } from '../procedures.js'
import { editionOf, sports } from '../sports.js'
import { type OrderedStage, orderEffects } from './orders/order-effects.js'
import { type Order, orderForces } from './orders/order-line.js'
import { caseScope, changingOutcomes, matterOf } from './scope.js'

const [A, B] = [entrantId('a'), entrantId('b')]
const AWARD = { id: factId('award'), adjustment: { kind: 'artificial', slot: 's', payload: {} } } as const
const PENALTY = { id: factId('penalty'), adjustment: { kind: 'penalty', entrant: A, amount: '3', slot: 's' } } as const
const stage: OrderedStage = {
  id: 'stage',
  entrants: [A, B],
  sheets: [{ slot: 's', sides: [A, B] }],
  adjustments: [AWARD, PENALTY],
}

/** One of each kind of order; those that name adjustments name both. */
const orders: readonly Order[] = [
  { kind: 'adjustScore', award: 'assigned', slot: 's', payload: {}, offenders: [] },
  { kind: 'forfeit', entrant: A, slot: 's' },
  { kind: 'proceduralPenalty', entrant: B, amount: '1' },
  { kind: 'lessenPenalty', adjustment: PENALTY.id, amount: '1' },
  { kind: 'disqualify', entrant: B, from: 'stage' },
  { kind: 'restoreResult', adjustments: [AWARD.id] },
  { kind: 'restoreResult', adjustments: [PENALTY.id] },
  { kind: 'replay', slot: 's' },
  { kind: 'suspend', person: 'p', scope: 'compete', from: '2026-12-01' },
  { kind: 'caution', person: 'p' },
  { kind: 'fine', person: 'p', amount: 1, currency: 'CNY' },
  { kind: 'deposit', fate: 'refund' },
  { kind: 'remand', to: 'director' },
  { kind: 'liftStay' },
  { kind: 'recordOnly' },
]

/** Articles whose rulings the texts treat apart, and one that stands for the rest. */
const articles: Readonly<Record<string, readonly string[]>> = {
  bridge: ['12C1c', '16B', '64A1', '90', '90B3', '91A', '91B'],
  guandan: ['15.3', '18.3', '33.1'],
  mahjong: ['3.11.2', '3.11.6-4', '3.12'],
}

const BODIES: readonly HearingBody[] = ['director', 'chiefDirector', 'committee', 'nationalAuthority']

/** What the texts keep from a committee, written here once more and by hand. */
const keptFromCommittee = (edition: string, matter: AppealMatter): boolean => {
  if (edition.startsWith('guandan/')) return false
  return matter === 'law' || matter === 'discipline'
}

describe('what an appeal is about', () => {
  const partOf = (edition: string, kind: (typeof rulingKinds)[number], article: string) =>
    editionOf(edition)?.rulings.part({ kind, article })

  test.each([
    ['bridge/ccba-1999', 'penalty', '90B3', 'discipline'],
    ['bridge/laws-2007', 'penalty', '90B3', 'judgement'],
    ['bridge/laws-2017', 'penalty', '90', 'judgement'],
    ['bridge/laws-2017', 'warning', '16B1', 'judgement'],
    ['bridge/ccba-1999', 'warning', '16A', 'discipline'],
    ['bridge/laws-2007', 'penalty', '91A', 'discipline'],
    ['bridge/laws-2017', 'warning', '91', 'discipline'],
    ['bridge/laws-2017', 'disqualification', '90', 'discipline'],
    ['bridge/laws-2017', 'adjustedScore', '12C1c', 'judgement'],
    ['bridge/laws-2017', 'rectification', '64A1', 'law'],
    ['guandan/gsac-2017', 'penalty', '33.1', 'discipline'],
    ['mahjong/wmo-2006', 'rectification', '3.11.2', 'law'],
  ] as const)('%s %s under %s: %s', (edition, kind, article, part) => {
    expect(partOf(edition, kind, article)).toBe(part)
  })

  it('does not follow a label that was written over the ruling', () => {
    for (const part of rulingParts)
      expect(editionOf('bridge/laws-2017')?.rulings.part({ kind: 'penalty', article: '91A', part })).toBe('discipline')
    const declared = { kind: 'penalty', article: '90B3', part: 'discipline' } as const
    expect(editionOf('bridge/laws-2017')?.rulings.part(declared)).toBe('judgement')
  })

  it('is what the filing contests where there is no ruling', () => {
    expect(matterOf('score', undefined)).toBe('score')
    expect(matterOf('score', 'discipline')).toBe('discipline')
    expect(matterOf('ruling', undefined)).toBe('judgement')
  })
})

describe('the scope of a case', () => {
  it('offers a committee of bridge recommendations alone on discipline, and no outcome that changes the ruling', () => {
    const scope = caseScope(procedureOfEdition('bridge/laws-2017'), { matter: 'discipline', body: 'committee' })
    expect(scope).toMatchObject({ may: 'recommend', clause: { article: '93B3' } })
    expect(scope.outcomes).toEqual(['rulingUpheld', 'remanded', 'dismissed'])
    expect(scope.orders.filter(({ as }) => as.includes('order')).map(({ kind }) => kind)).toEqual([
      'deposit',
      'remand',
      'liftStay',
      'recordOnly',
    ])
    expect(scope.orders.find(({ kind }) => kind === 'restoreResult')?.as).toEqual(['recommendation'])
    expect(scope.remandTo).toEqual(['director', 'chiefDirector'])
  })

  it('offers a committee of mahjong not even that (3.13.3)', () => {
    const scope = caseScope(procedureOfEdition('mahjong/wmo-2006'), { matter: 'discipline', body: 'committee' })
    expect(scope.may).toBe('nothing')
    expect(scope.orders.map(({ kind }) => kind)).toEqual(['deposit', 'remand', 'liftStay', 'recordOnly'])
  })

  it('has nobody to send a case back to from the director', () => {
    const scope = caseScope(procedureOfEdition('bridge/laws-2017'), { matter: 'judgement', body: 'director' })
    expect(scope.outcomes).not.toContain('remanded')
    expect(scope.orders.map(({ kind }) => kind)).not.toContain('remand')
  })

  /** Sports, editions, kinds, articles, labels, bodies, what is beneath, orders and forces, multiplied. */
  const PATHS = 600_000

  /** Every kind of ruling × edition × article × body × what another ruling behind the adjustments was × order × force. */
  it('lets no path of inputs change what the body may not', () => {
    let paths = 0
    for (const sport of sports)
      for (const edition of sport.editions)
        for (const kind of rulingKinds)
          for (const article of articles[sport.id] ?? [])
            for (const label of [undefined, ...rulingParts])
              for (const body of BODIES)
                for (const beneath of [undefined, ...rulingParts])
                  for (const order of orders)
                    for (const as of orderForces) {
                      paths++
                      const ruled = { kind, article, ...(label ? { part: label } : {}) }
                      const matter = matterOf('ruling', edition.rulings.part(ruled))
                      const powers = {
                        procedure: procedureOfEdition(edition.id),
                        body,
                        matter,
                        matters: new Map(beneath ? [AWARD, PENALTY].map(({ id }) => [id, beneath] as const) : []),
                      }
                      const line = { order, clause: clause(edition.id, article), as, text: '…' }
                      const effects = orderEffects([line], { powers, thirdParties: 'bothSides', stages: [stage] })
                      if (!effects.ok || body !== 'committee') continue
                      const { facts, sanctions, replays } = effects.value
                      const changes = facts.length + sanctions.length + replays.length > 0
                      const closed = facts.some(fact => fact.op === 'supersede')
                      const kept = (of: AppealMatter) => keptFromCommittee(edition.id, of)
                      const wrong = changes && (kept(matter) || (closed && beneath !== undefined && kept(beneath)))
                      if (wrong) expect.fail(`${edition.id} ${kind} ${article} ${label} ${beneath} ${order.kind} ${as}`)
                    }
    expect(paths).toBe(PATHS)
  })

  it('offers exactly the order lines that are accepted', () => {
    for (const sport of sports)
      for (const edition of sport.editions)
        for (const matter of ['law', 'judgement', 'score', 'discipline', 'eligibility'] as const)
          for (const body of BODIES) {
            const procedure = procedureOfEdition(edition.id)
            const scope = caseScope(procedure, { matter, body })
            const accepted = new Set(
              orders.flatMap(order =>
                orderForces.flatMap(as => {
                  const line = { order, clause: clause(edition.id, '1'), as, text: '…' }
                  const powers = { procedure, body, matter, matters: new Map() }
                  const effects = orderEffects([line], { powers, thirdParties: 'bothSides', stages: [stage] })
                  return effects.ok ? [`${order.kind} ${as}`] : []
                }),
              ),
            )
            for (const { kind, as } of scope.orders)
              for (const force of as) expect(accepted, `${edition.id} ${matter} ${body}`).toContain(`${kind} ${force}`)
            for (const order of orders)
              if (!scope.orders.some(({ kind }) => kind === order.kind))
                expect(accepted, `${edition.id} ${matter} ${body}`).not.toContain(`${order.kind} order`)
            expect(scope.outcomes.some(outcome => changingOutcomes.includes(outcome))).toBe(scope.may === 'overrule')
          }
  })
})
