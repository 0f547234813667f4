import type { AwardStanding } from '@paiji/rules/awards'
import type { PolicyRow } from '../../domain/awards/awards.repo.js'
import type { RankingRow } from '../../domain/awards/lists.repo.js'
import { enumOf } from '../shared/enum.js'

export const PolicyKindEnum = enumOf<PolicyRow['kind']>('PolicyKind', 'What a policy governs.', {
  award: 'The points that an official result gives.',
  ranking: 'How points become a ranking list.',
  rating: 'How results become a rating list.',
  ladder: 'What is asked for each grade.',
})

export const PolicyStatusEnum = enumOf('PolicyStatus', 'Where a version of a policy stands.', {
  SCHEDULED: 'It begins on a day to come.',
  IN_FORCE: 'It is followed now.',
  ENDED: 'A later version is followed.',
  WITHDRAWN: 'It was taken back before its first day.',
})

export const RankingKindEnum = enumOf<RankingRow['kind']>('RankingKind', 'What a ranking is made of.', {
  points: 'Points that were awarded.',
  rating: 'The official results themselves.',
})

export const AwardStandingEnum = enumOf<AwardStanding>('AwardStanding', 'How an award counts on a list.', {
  counts: 'It counts.',
  notYetEarned: 'It was earned after the day of the list.',
  otherColour: 'The ranking counts points of another colour.',
  expired: 'It has expired.',
  decayedAway: 'Nothing is left of it.',
  categoryFull: 'Its category is full.',
  notAmongBest: 'Better results fill the number that counts.',
})
