import { type RelationKind, relationKinds } from '@paiji/rules/procedure'
import type { MemberRow } from '../../domain/panels/case-scene.js'
import type { ChallengeRow } from '../../domain/panels/read-panel.js'
import type { DeclaredTie } from '../../domain/panels/declared-ties.js'
import { enumOf, enumOfCodes } from '../shared/enum.js'

export const ConflictCodeEnum = enumOfCodes<RelationKind>(
  'ConflictCode',
  'A tie between a possible member and a case.',
  relationKinds,
)

export const PanelRoleEnum = enumOf<MemberRow['role']>('PanelRole', 'A place on a panel.', {
  chair: 'Leads it and signs.',
  member: 'Sits on it.',
  reserve: 'Steps in when a member leaves.',
})

export const PanelMemberStatusEnum = enumOf<MemberRow['status']>(
  'PanelMemberStatus',
  'Where a member stands on the way to a seat.',
  {
    PROPOSED: 'Named; has not yet disclosed ties.',
    DISCLOSED: 'Has disclosed ties, or that there are none.',
    CHALLENGED: 'A party objects.',
    SEATED: 'Sits.',
    STOOD_DOWN: 'Stepped aside, or was taken off.',
    REPLACED: 'A reserve sits instead.',
  },
)

export const ChallengeDecisionEnum = enumOf<NonNullable<ChallengeRow['decision']>>(
  'ChallengeDecision',
  'What came of a challenge.',
  { upheld: 'The member steps down.', rejected: 'The member stays.' },
)

export const DeclaredTieEnum = enumOf<DeclaredTie>('DeclaredTie', 'A tie to a party that a member declares.', {
  family: 'Family.',
  captain: 'Captain, or captained by.',
  coach: 'Coach, or coached by.',
  business: 'Business.',
  otherDeclared: 'Another tie.',
})
