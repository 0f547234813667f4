import { ImportDeskResolver } from './imports/import-desk.resolver.js'
import {
  IdentityCandidateResolver,
  IdentityQuestionResolver,
  ImportEventsResolver,
  ImportPersonResolver,
  ImportResolver,
} from './imports/import.resolver.js'
import { switchingResolvers } from './switching/switching.resolver.js'

/** Of results files and the people in them, and of the switch from an earlier system. */
export const importResolvers = [
  ImportDeskResolver,
  ImportResolver,
  ImportEventsResolver,
  ImportPersonResolver,
  IdentityCandidateResolver,
  IdentityQuestionResolver,
  ...switchingResolvers,
] as const
