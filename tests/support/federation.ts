import { scene, type TestApi, type TestDatabase } from '@paiji/api/testing'

/** Somebody who acts in a journey. */
export type Actor = Parameters<TestApi['execute']>[0]

export interface Federation {
  readonly id: string
  readonly staff: Actor
  /** The same for use cases called directly. */
  readonly staffViewer: NonNullable<Actor>
  /** The second pair of eyes. */
  readonly staff2: Actor
  readonly scorer: Actor
  /** Keep the accounts; the administrator's role takes both. */
  readonly admin: Actor
  readonly admin2: Actor
  readonly rankingCode: string
}

const actor = (accountId: string, role: 'staff' | 'scorer' | 'admin', id: string): NonNullable<Actor> => ({
  accountId,
  requestId: `request-of-${accountId}`,
  grants: [{ role, scope: { kind: 'organisation', id }, from: undefined, until: undefined }],
})

const TEST_FEDERATION = { code: 'TBF', nameZh: '测试桥牌协会', nameEn: 'Test Bridge Federation' }

/** A federation with a policy for points, one for a list, and the people who run it. */
export const makeFederation = async (
  { db }: Pick<TestDatabase, 'db'>,
  named: typeof TEST_FEDERATION = TEST_FEDERATION,
  rankingCode = 'open',
): Promise<Federation> => {
  const id = await scene.addOrganisation(db, { ...named, kind: 'federation' })
  const about = { organisationId: id, sport: 'bridge', nameZh: '大师分', nameEn: 'Master points' }
  await scene.addPolicy(db, {
    ...about,
    kind: 'award',
    code: 'club-points',
    rule: {
      kind: 'award',
      unit: '0.01',
      field: { oddOneWinner: 'asIs', severalGroups: 'own' },
      base: { kind: 'perEntrant', amount: '3' },
      curve: { kind: 'reciprocal', shares: ['1', '0.7'], offset: 1 },
      cutOff: { fraction: '1/2', of: 'entered', rounding: 'down' },
      ties: { method: 'average', of: 'rounded', over: 'allPlaces' },
      rounding: { step: '0.01', direction: 'nearest', half: 'up' },
      colour: 'green',
      nonMembers: 'award',
    },
  })
  const rounding = { step: '0.01', direction: 'nearest', half: 'awayFromZero' }
  await scene.addPolicy(db, {
    ...about,
    kind: 'ranking',
    code: 'open',
    rule: { kind: 'ranking', unit: '0.01', rounding },
  })
  await scene.addRanking(db, { ...about, code: rankingCode })
  return {
    id,
    staff: actor('staff', 'staff', id),
    staffViewer: actor('staff', 'staff', id),
    staff2: actor('staff2', 'staff', id),
    scorer: actor('scorer', 'scorer', id),
    admin: actor('admin', 'admin', id),
    admin2: actor('admin2', 'admin', id),
    rankingCode,
  }
}
