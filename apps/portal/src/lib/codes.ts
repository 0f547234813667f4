import type { graphql } from '@/gql'

/** Codes of the schema as types; a record over one of them lists every code, or does not compile. */
export type Sport = ReturnType<typeof graphql.scalar<'Sport'>>
export type OrganisationKind = ReturnType<typeof graphql.scalar<'OrganisationKind'>>
export type Role = ReturnType<typeof graphql.scalar<'Role'>>
export type EvenMitchell = ReturnType<typeof graphql.scalar<'EvenMitchell'>>
export type SitOutDirection = ReturnType<typeof graphql.scalar<'SitOutDirection'>>
export type SeatingKind = ReturnType<typeof graphql.scalar<'SeatingKind'>>
export type CorrectionKind = ReturnType<typeof graphql.scalar<'CorrectionKind'>>
export type CorrectionAuthority = ReturnType<typeof graphql.scalar<'CorrectionAuthority'>>
export type RulingAuthority = ReturnType<typeof graphql.scalar<'RulingAuthority'>>
export type RulingKind = ReturnType<typeof graphql.scalar<'RulingKind'>>
export type RulingPart = ReturnType<typeof graphql.scalar<'RulingPart'>>
export type Gender = ReturnType<typeof graphql.scalar<'Gender'>>
export type Inadmissibility = ReturnType<typeof graphql.scalar<'Inadmissibility'>>
export type StandingsState = ReturnType<typeof graphql.scalar<'StandingsState'>>

/** The codes of a record, in the order they are written in. */
export const codesOf = <Code extends string>(codes: Readonly<Record<Code, unknown>>): readonly Code[] =>
  Object.keys(codes) as Code[]

/** A word of an address as the code it is; anything else a person typed there is null. */
export const codeOf = <Code extends string>(
  codes: Readonly<Record<Code, unknown>>,
  word: string | null | undefined,
): Code | null => (word && Object.hasOwn(codes, word) ? (word as Code) : null)

/** How far standings are, the least advanced first. */
export const standingsStates: Readonly<Record<StandingsState, true>> = {
  PLANNED: true,
  PROVISIONAL: true,
  PUBLISHED: true,
  OFFICIAL: true,
}

/** What the register states of a person. */
export const genders: Readonly<Record<Gender, true>> = { unstated: true, female: true, male: true }

/** Every role, the commonest first. */
export const roles: Readonly<Record<Role, true>> = {
  staff: true,
  registrar: true,
  sanctioningOfficer: true,
  rankingOfficer: true,
  publisher: true,
  director: true,
  scorer: true,
  clerk: true,
  committee: true,
  auditor: true,
  admin: true,
}

/** The ranks of bodies, from the root of the tree. */
export const organisationKinds: Readonly<Record<OrganisationKind, true>> = {
  federation: true,
  association: true,
  club: true,
}
