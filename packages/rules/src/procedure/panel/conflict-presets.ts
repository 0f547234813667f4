import type { ConflictRules, RelationKind, Weight } from './relation.js'

const base: Readonly<Record<RelationKind, Weight>> = {
  party: 'hard',
  gaveRuling: 'hard',
  consultedOnRuling: 'hard',
  directedEvent: 'soft',
  partner: 'hard',
  teamMate: 'hard',
  sameClub: 'hard',
  sameAssociation: 'soft',
  sameFederation: 'none',
  opponent: 'soft',
  placeAtStake: 'hard',
  nextBody: 'hard',
  underSanction: 'hard',
  family: 'hard',
  captain: 'hard',
  coach: 'hard',
  business: 'hard',
  otherDeclared: 'soft',
  earlierCase: 'soft',
  pinned: 'hard',
}

/** Where the field is small these may be let pass; partners, who ruled and who stands to gain never sit. */
const NEAR: readonly RelationKind[] = ['sameClub', 'sameAssociation', 'sameFederation']

const rules = (
  weights: Partial<Record<RelationKind, Weight>>,
  overridable: readonly RelationKind[] = NEAR,
): ConflictRules => ({
  overridable,
  partnershipMonths: 24,
  partnershipHardMonths: 12,
  weights: { ...base, ...weights },
})

/** By the level of the event: how near is too near. Guandan art. 33 names ties to a party; the numbers are house rules. */
export const conflictPresets = {
  /** In a club everybody is of the club. */
  club: rules({ sameClub: 'none', sameAssociation: 'none' }),
  regional: rules({ sameAssociation: 'none' }),
  national: rules({}),
  /** Five people of five federations, as FIDE's appeals committees have it. */
  international: rules({ sameAssociation: 'hard', sameFederation: 'hard' }, []),
} as const satisfies Readonly<Record<string, ConflictRules>>

export type ConflictLevel = keyof typeof conflictPresets
