import { ImportDeskResolver } from './imports/import-desk.resolver.js'
import {
  IdentityCandidateResolver,
  IdentityQuestionResolver,
  ImportEventsResolver,
  ImportPersonResolver,
  ImportResolver,
} from './imports/import.resolver.js'

/** Of results files and of the people in them. */
export const importResolvers = [
  ImportDeskResolver,
  ImportResolver,
  ImportEventsResolver,
  ImportPersonResolver,
  IdentityCandidateResolver,
  IdentityQuestionResolver,
] as const
