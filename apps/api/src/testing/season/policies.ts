import type { Db } from '../../db/client.js'
import type { SeededFederation } from './federation.js'
import { ladder, RATINGS, ranking, SPORTS } from '../../seed/policy-rules.js'
import { addPolicy, addRanking } from '../scenario.js'

export interface SeededRanking {
  readonly id: string
  readonly sport: string
  readonly kind: 'points' | 'rating'
}

/** For every discipline an award curve, a ranking with two versions of its policy, and a ladder of grades. */
export const seedPolicies = async (db: Db, { federation }: SeededFederation): Promise<SeededRanking[]> => {
  const organisationId = federation.id
  const rankings: SeededRanking[] = []
  for (const { sport, zh, en, award: rule, grades } of SPORTS) {
    const base = { organisationId, sport }
    const awardNames = { nameZh: `${zh}积分办法`, nameEn: `${en} Points` }
    await addPolicy(db, { ...base, ...awardNames, kind: 'award', code: `${sport}-points`, rule })
    const code = `${sport}-open`
    const names = { nameZh: `${zh}公开排名`, nameEn: `${en} Open Ranking` }
    const dated = { ...base, ...names, kind: 'ranking', code } as const
    await addPolicy(db, { ...dated, version: 1, effective: '[2020-01-01,2026-01-01)', rule: ranking(10) })
    await addPolicy(db, { ...dated, version: 2, effective: '[2026-01-01,)', rule: ranking(12) })
    rankings.push({ id: await addRanking(db, { ...base, ...names, code }), sport, kind: 'points' })
    const ladderNames = { nameZh: `${zh}等级办法`, nameEn: `${en} Grades` }
    await addPolicy(db, {
      ...base,
      ...ladderNames,
      kind: 'ladder',
      code: `${sport}-grades`,
      rule: ladder(grades),
    })
  }
  for (const { sport, code, zh, en, rule, ...later } of RATINGS) {
    const about = { organisationId, sport, code, nameZh: zh, nameEn: en }
    const dated = { ...about, kind: 'rating' } as const
    const next = 'later' in later ? { ...rule, ...later.later } : undefined
    await addPolicy(db, { ...dated, rule, ...(next ? { effective: '[2020-01-01,2026-01-01)' } : {}) })
    if (next) await addPolicy(db, { ...dated, rule: next, version: 2, effective: '[2026-01-01,)' })
    rankings.push({ id: await addRanking(db, { ...about, kind: 'rating' }), sport, kind: 'rating' })
  }
  return rankings
}
