import { type ProblemSeverity, sports } from '@paiji/rules'
import type { Role, ScopeKind } from '../../auth/viewer.js'
import { problemCodes, refusalCodes } from './codes.js'
import { enumOf, enumOfCodes } from './enum.js'

/** Words of several rooms. A word of one room stands in `<room>/<room>.enums.ts`. */

const once = <Code extends string>(codes: readonly Code[]): Code[] => [...new Set(codes)].sort()

export const ProblemCodeEnum = enumOfCodes('ProblemCode', 'What can be wrong.', once(problemCodes))

export const RefusalCodeEnum = enumOfCodes('RefusalCode', 'Why somebody may not do something.', once(refusalCodes))

export const ProblemSeverityEnum = enumOf<ProblemSeverity>('ProblemSeverity', 'How much a problem weighs.', {
  error: 'Nothing was done, or cannot be.',
  warning: 'It is done, but somebody should look.',
  info: 'Something to know.',
})

export const SportEnum = enumOfCodes(
  'Sport',
  'A sport the office keeps records of.',
  sports.map(sport => sport.id),
)

/** The id of one sport: what is stored as `*`, all of them, never is one, so that it cannot reach the enum. */
export type OneSport = string & { readonly '~oneSport': true }

/** A sport that is stored by its id; `*`, all of them, is null in the schema. */
export const sportOrAll = (stored: string): OneSport | null => (stored === '*' ? null : (stored as OneSport))

export const RoleEnum = enumOf<Role>('Role', 'What an account may do at a body or an event.', {
  admin: 'Keeps the accounts and roles of a body and everything below it.',
  staff: 'Is the whole office: keeps the register, sanctions events, publishes and issues lists.',
  registrar: 'Keeps the register.',
  sanctioningOfficer: 'Sanctions events and appoints their officials.',
  rankingOfficer: 'Issues lists and changes their policies.',
  publisher: 'Publishes results and makes them official.',
  director: 'Runs events and rules on them.',
  scorer: 'Enters results.',
  committee: 'Sits on appeals panels.',
  clerk: 'Keeps the cases of a body.',
  auditor: 'Reads the register and its history, and changes nothing.',
})

export const ScopeKindEnum = enumOf<ScopeKind>('ScopeKind', 'What a role is held at.', {
  organisation: 'A body, with every body and event below it.',
  event: 'One event.',
})
