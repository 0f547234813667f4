import type { NonEmptyArray } from 'type-graphql'
import { ViewerResolver } from './accounts/viewer.resolver.js'
import { CorrectResolver } from './corrections/correct.resolver.js'
import { CorrectionResolver } from './corrections/correction.resolver.js'
import { AwardChangeResolver } from './corrections/correction-preview.resolver.js'
import { EntryPlayerResolver, EntryResolver } from './events/entry.resolver.js'
import { EventResolver } from './events/event.resolver.js'
import { EventRecordsResolver } from './events/event-records.resolver.js'
import { StageResolver } from './events/stage.resolver.js'
import {
  IdentityCandidateResolver,
  IdentityQuestionResolver,
  ImportPersonResolver,
  ImportResolver,
} from './imports/import.resolver.js'
import { ImportDeskResolver } from './imports/import-desk.resolver.js'
import { ResultsResolver } from './results/results.resolver.js'
import { PublishResolver } from './standings/publish.resolver.js'
import { RevisionResolver } from './standings/revision.resolver.js'
import {
  ScorecardResolver,
  StandingChangeResolver,
  StandingLineResolver,
  TravellerAwardResolver,
  TravellerLineResolver,
} from './standings/standing-line.resolver.js'
import { StandingsSubscription } from './standings/standings.subscription.js'

/** Every resolver of the API, by module. */
// biome-ignore lint/complexity/noBannedTypes: type-graphql names resolver classes so.
export const resolvers: NonEmptyArray<Function> = [
  ViewerResolver,
  EventResolver,
  EventRecordsResolver,
  StageResolver,
  EntryResolver,
  EntryPlayerResolver,
  RevisionResolver,
  StandingLineResolver,
  StandingChangeResolver,
  TravellerLineResolver,
  TravellerAwardResolver,
  ScorecardResolver,
  StandingsSubscription,
  PublishResolver,
  ResultsResolver,
  CorrectionResolver,
  CorrectResolver,
  AwardChangeResolver,
  ImportResolver,
  ImportDeskResolver,
  ImportPersonResolver,
  IdentityCandidateResolver,
  IdentityQuestionResolver,
]
