import { fixedClock } from '../../apps/api/src/base/clock.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { globalId } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'

/** Rankings, policies and ladders are made, followed by versions and taken back by whoever keeps them. */

let journey: Journey
let body = ''
beforeAll(async () => {
  journey = await startJourney(fixedClock('2026-05-01T02:00:00Z'))
  body = globalId('Organisation', journey.federation.id)
})
afterAll(() => journey?.stop())

interface Answer {
  readonly policy: { readonly id: string; readonly status: string; readonly effectiveUntil: string | null } | null
  readonly problems: readonly { readonly code: string; readonly path: string | null }[]
}

const POLICY = 'policy { id status effectiveUntil } problems { code path }'
const run = async (name: string, input: Record<string, unknown>): Promise<Answer> => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { ${POLICY} } }`
  return (await journey.ask<Record<string, Answer>>(journey.federation.staff, document, { input }))[name] as Answer
}

const mahjong = { sport: 'mahjong', nameZh: '麻将', nameEn: 'Mahjong' }
const ranked = { kind: 'ranking', unit: '0.01', rounding: { step: '0.01', direction: 'nearest', half: 'up' } }
const step = (grade: string, points: string) => ({
  grade,
  nameZh: grade,
  nameEn: grade,
  requires: { kind: 'points', atLeast: points },
})
const ladder = (...grades: readonly object[]) => ({ kind: 'ladder', chosenBy: 'competitionEnd', unit: '0.01', grades })

const firstVersion = (code: string, kind: string, rule: object, more: object = {}) =>
  run('createPolicy', { organisation: body, ...mahjong, code, kind, rule, effectiveFrom: '2026-01-01', ...more })

const versions = async (code: string) => {
  const { policies } = await journey.ask<{ policies: { code: string; version: number; status: string }[] }>(
    journey.federation.staff,
    '{ policies { code version status } }',
  )
  return policies.filter(one => one.code === code).map(({ version, status }) => `${version} ${status}`)
}

describe('policies', () => {
  it('makes a ranking with the policy it follows, and issues its list', async () => {
    const made = await journey.ask<{ createRanking: { ranking: { code: string } | null; problems: object[] } }>(
      journey.federation.staff,
      'mutation ($input: CreateRankingInput!) { createRanking(input: $input) { ranking { code } problems { code } } }',
      { input: { organisation: body, ...mahjong, code: 'mahjong-year', kind: 'points' } },
    )
    expect(made.createRanking).toEqual({ ranking: { code: 'mahjong-year' }, problems: [] })
    const { policy, problems } = await firstVersion('mahjong-year', 'ranking', ranked)
    expect(problems).toEqual([])
    expect(policy?.status).toBe('IN_FORCE')
    const { issueList } = await journey.ask<{ issueList: { list: { asOf: string } | null } }>(
      journey.federation.staff,
      'mutation ($input: IssueListInput!) { issueList(input: $input) { list { asOf } problems { code } } }',
      { input: { ranking: 'mahjong-year', asOf: '2026-04-30' } },
    )
    expect(issueList.list?.asOf).toBe('2026-04-30')
  })

  it('lets no two bodies have one code', async () => {
    const { rows } = {
      rows: await journey.database.sql`
      insert into organisation (code, kind, name_zh, name_en, time_zone, search_text)
      values ('OTHER', 'federation', '另一', 'Other', 'Europe/London', '') returning id`,
    }
    const { ranking } = await journey.ask<{ ranking: { organisation: { id: string } } }>(
      journey.federation.staff,
      `{ ranking(code: "${journey.federation.rankingCode}") { organisation { id } } }`,
    )
    expect(ranking.organisation.id).toBe(body)
    await expect(
      journey.database.sql`insert into ranking (organisation_id, code, sport, name_zh, name_en)
        values (${rows[0]?.id}, ${journey.federation.rankingCode}, 'bridge', '乙', 'B')`,
    ).rejects.toThrow(/ranking_code/)
  })

  it('gives a ladder versions and takes a scheduled one back', async () => {
    const { policy } = await firstVersion('classes', 'ladder', ladder(step('third', '3')))
    const next = await run('addPolicyVersion', {
      policy: policy?.id,
      effectiveFrom: '2026-07-01',
      numbers: {},
      rule: ladder(step('third', '4')),
    })
    expect(next.policy?.status).toBe('SCHEDULED')
    expect(await versions('classes')).toEqual(['2 SCHEDULED', '1 IN_FORCE'])
    const early = await run('withdrawPolicyVersion', { policy: policy?.id, reason: 'no' })
    expect(early.problems.map(one => one.code)).toEqual(['POLICY_IN_FORCE'])
    const taken = await run('withdrawPolicyVersion', { policy: next.policy?.id, reason: 'the board said no' })
    expect(taken.policy?.status).toBe('WITHDRAWN')
    expect(await versions('classes')).toEqual(['2 WITHDRAWN', '1 IN_FORCE'])
    const again = await run('withdrawPolicyVersion', { policy: next.policy?.id, reason: 'twice' })
    expect(again.problems.map(one => one.code)).toEqual(['POLICY_WITHDRAWN_ALREADY'])
    const third = await run('addPolicyVersion', {
      policy: policy?.id,
      effectiveFrom: '2026-08-01',
      numbers: {},
      rule: ladder(step('third', '5')),
    })
    expect(third.problems).toEqual([])
    expect(await versions('classes')).toEqual(['3 SCHEDULED', '2 WITHDRAWN', '1 IN_FORCE'])
  })

  it.each([
    ['a b', 'ladder', ladder(), {}, 'POLICY_CODE_UNREADABLE', 'code'],
    ['classes', 'ladder', ladder(), {}, 'POLICY_CODE_TAKEN', null],
    ['c', 'ladder', ladder(), { nameZh: ' ' }, 'POLICY_NAME_MISSING', 'name'],
    ['c', 'ladder', ladder({ grade: 'x' }), {}, 'POLICY_OBJECT_EXPECTED', 'grades[0].requires'],
    ['c', 'ranking', { ...ranked, unit: '1' }, {}, 'POLICY_UNIT_NOT_HUNDREDTHS', null],
    ['c', 'award', { kind: 'award' }, {}, 'POLICY_AMOUNT_EXPECTED', 'unit'],
  ])('refuses %s as %s (%#)', async (code, kind, rule, more, problem, path) => {
    const { policy, problems } = await firstVersion(code, kind, rule, more)
    expect(policy).toBeNull()
    expect(problems[0]).toEqual({ code: problem, path })
  })

  it('refuses a sport nobody plays', async () => {
    await expect(firstVersion('c', 'ladder', ladder(), { sport: 'go' })).rejects.toThrow('BAD_USER_INPUT')
  })
})
