import { readStagePlan } from '@paiji/rules/pairing'
import { describe, expect, it } from 'vitest'
import { planOf, type StageDraft } from './stage-plan'

const draft: StageDraft = {
  kind: 'swiss',
  rounds: '5',
  legs: '1',
  groups: '2',
  firstRound: 'slide',
  objective: 'minimumGap',
  secondBye: 'refuse',
  avoidClub: '2',
  avoidAssociation: '',
  avoidTeam: 'always',
  cutAfter: '',
  cutCount: '',
  placement: 'thirdPlace',
  final: 'reset',
  series: '',
  games: '',
  from: '',
  perGroup: '',
  bestPlace: '',
  bestCount: '',
  carryOver: 'none',
  factor: '',
  cap: '',
  online: '',
  site: '',
}
const read = (changed: Partial<StageDraft>) => readStagePlan(JSON.parse(planOf({ ...draft, ...changed }) ?? 'null'))

describe('the plan of a stage', () => {
  it.each(['swiss', 'roundRobin', 'singleElimination', 'doubleElimination'])('of %s is read', kind => {
    expect(read({ kind })).toMatchObject({ ok: true, value: { format: { kind } } })
  })

  it('keeps apart until the round that was said', () => {
    expect(read({})).toMatchObject({
      value: {
        format: { settings: { firstRound: 'slide', avoid: [{ label: 'team' }, { label: 'club', untilRound: 2 }] } },
      },
    })
  })

  it('says who qualifies and what they bring', () => {
    const changed = { kind: 'singleElimination', from: '1', perGroup: '2', bestPlace: '3', bestCount: '2' }
    expect(read({ ...changed, carryOver: 'factor', factor: '0.5', cap: '10' })).toMatchObject({
      value: {
        from: [
          { kind: 'places', stage: '1', perGroup: 2 },
          { kind: 'bestOfPlace', stage: '1', place: 3, count: 2 },
        ],
        carryOver: { kind: 'factor', factor: '0.5', cap: '10' },
      },
    })
  })

  it('refuses a number that is none', () => expect(read({ rounds: '' }).ok).toBe(false))

  it('is absent where a movement makes the rounds', () =>
    expect(planOf({ ...draft, kind: 'schedule' })).toBeUndefined())
})
