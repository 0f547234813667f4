/** Sentences the portal needs for pairings: code → names of its parameters. */
export const pairingExplanationCodes = {
  swissPair: ['higher', 'lower', 'gap'],
  swissPairFirstRound: ['higher', 'lower', 'method'],
  swissPairMinimumGap: ['higher', 'lower', 'gap'],
  swissPairWithinBudget: ['higher', 'lower', 'gap'],
  swissSkippedMet: ['side', 'round'],
  swissSkippedAvoided: ['side', 'label', 'value'],
  swissSkippedForOthers: ['side'],
  swissRematchAllowed: ['round'],
  swissAvoidanceGivenUp: ['label', 'value'],
  swissBye: ['side'],
  swissByeSkippedHadOne: ['side'],
  swissByeSkippedForOthers: ['side'],
  swissByeSecond: ['side'],
  bracketSeeds: ['higher', 'lower', 'size'],
  bracketBye: ['side', 'size'],
  bracketWinners: ['first', 'second'],
  bracketLosers: ['first', 'second'],
  bracketFinal: ['first', 'second'],
  roundRobinPair: ['first', 'second', 'round', 'leg'],
  roundRobinFree: ['side', 'round'],
  qualifiedByPlace: ['group', 'place', 'most'],
  qualifiedAsBestOfPlace: ['group', 'place', 'position', 'most'],
  placedByDirector: ['reason'],
  placedBySchedule: ['round', 'table'],
} as const

export type PairingExplanationCode = keyof typeof pairingExplanationCodes
