/**
 * Sentences the portal needs for awards: code → names of its parameters.
 * Every `Explanation` made in this folder uses one of these.
 */
export const awardExplanationCodes = {
  awardPoints: ['rank', 'colour'],
  awardBasePerEntrant: ['amount', 'field'],
  awardBasePerAwardedPlace: ['amount', 'places'],
  awardBaseTable: ['from', 'field'],
  awardBaseFixed: [],
  awardBaseDeclared: [],
  awardFieldTooSmall: ['field', 'minimum'],
  awardCategory: ['category', 'factor'],
  awardStrength: ['strength', 'factor'],
  awardCap: ['cap'],
  awardPlacesAwarded: ['places', 'field'],
  awardShare: ['place', 'share'],
  awardBelowCutOff: ['place', 'places'],
  awardConsolation: [],
  awardTieAverage: ['from', 'to', 'tied'],
  awardTieFull: ['rank', 'tied'],
  awardRounded: ['step', 'direction', 'half'],
  awardNotMember: ['rank'],
  awardPlacePassed: ['rank', 'place'],
  awardBestStratum: ['stratum'],
  rankingValue: ['asOf', 'counting', 'notCounting'],
  rankingAwardCounts: ['award', 'earnedOn', 'points', 'factor'],
  rankingAwardNotYetEarned: ['award', 'earnedOn'],
  rankingAwardOtherColour: ['award', 'colour'],
  rankingAwardExpired: ['award', 'earnedOn', 'periods'],
  rankingAwardDecayedAway: ['award', 'earnedOn', 'periods'],
  rankingAwardNotAmongBest: ['award', 'best', 'points'],
  rankingAwardCategoryFull: ['award', 'category', 'most'],
  rankingSeasonCarry: ['season', 'above', 'keep'],
} as const

export type AwardExplanationCode = keyof typeof awardExplanationCodes
