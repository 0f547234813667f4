import { type Body } from './federation.js'
import { ladder, RATINGS, ranking, SPORTS } from './policy-rules.js'
import { eachOf, type Troupe } from './troupe.js'

export interface Ranking {
  readonly id: string
  readonly code: string
  readonly sport: string
  readonly kind: 'points' | 'rating'
}

interface Naming {
  readonly organisation: string
  readonly sport: string
  readonly code: string
  readonly nameZh: string
  readonly nameEn: string
}

export interface PolicyDays {
  /** The first day of the first versions. */
  readonly from: string
  /** The first day of the second versions, which are announced at once. */
  readonly next: string
}

/** The ranking office: policies, their next versions, rankings and ladders, all before the first event. */
export const makePolicies = async (
  troupe: Troupe,
  office: string,
  at: Date,
  federation: Body,
  days: PolicyDays,
): Promise<Ranking[]> => {
  const organisation = federation.id
  const policy = async (naming: Naming, kind: string, rule: object): Promise<string> => {
    const input = { ...naming, kind, effectiveFrom: days.from, rule }
    type Made = { policy: { id: string } }
    return (await troupe.act<Made>(office, at, 'createPolicy', input, 'policy { id }')).policy.id
  }
  const next = (id: string, rule: object) =>
    troupe.act(office, at, 'addPolicyVersion', { policy: id, effectiveFrom: days.next, numbers: {}, rule })
  const ranked = async (naming: Naming, kind: Ranking['kind']): Promise<Ranking> => {
    type Made = { ranking: { id: string } }
    const made = await troupe.act<Made>(office, at, 'createRanking', { ...naming, kind }, 'ranking { id }')
    return { id: made.ranking.id, code: naming.code, sport: naming.sport, kind }
  }
  const points = await eachOf(SPORTS, 3, async ({ sport, zh, en, award: rule, grades }) => {
    const named = (code: string, nameZh: string, nameEn: string): Naming => ({
      organisation,
      sport,
      code,
      nameZh,
      nameEn,
    })
    await policy(named(`${sport}-points`, `${zh}积分办法`, `${en} Points`), 'award', rule)
    const open = named(`${sport}-open`, `${zh}公开排名`, `${en} Open Ranking`)
    await next(await policy(open, 'ranking', ranking(10)), ranking(12))
    await policy(named(`${sport}-grades`, `${zh}等级办法`, `${en} Grades`), 'ladder', ladder(grades))
    return ranked(open, 'points')
  })
  const ratings = await eachOf(RATINGS, 2, async ({ sport, code, zh, en, rule, ...later }) => {
    const naming = { organisation, sport, code, nameZh: zh, nameEn: en }
    const id = await policy(naming, 'rating', rule)
    if ('later' in later) await next(id, { ...rule, ...later.later })
    return ranked(naming, 'rating')
  })
  return [...points, ...ratings]
}
