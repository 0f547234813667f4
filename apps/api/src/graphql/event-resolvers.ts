import { ConditionsOfContestResolver, EventConditionsResolver } from './conditions/conditions.resolver.js'
import { CheckInResolver, EntryDeskResolver, ViewerEntriesResolver } from './entries/entry-desk.resolver.js'
import {
  EntryRequestPlayerResolver,
  EntryRequestResolver,
  EntryTermsResolver,
} from './entries/entry-request.resolver.js'
import {
  EventAnnouncementResolver,
  EventRequestFieldsResolver,
  EventRequestsResolver,
  SanctionRulesResolver,
} from './event-requests/event-requests.resolver.js'
import { EntryPlayerResolver, EntryResolver } from './events/entry.resolver.js'
import { EntryLifeResolver, EventLifeResolver } from './events/event-life.resolver.js'
import { EventRecordsResolver } from './events/event-records.resolver.js'
import { EventResolver } from './events/event.resolver.js'
import { FinalPresetResolver } from './events/final-preset.resolver.js'
import { LinkPlayerResolver, MatchedPlayerResolver, UnlinkedPlayerResolver } from './events/link-player.resolver.js'
import { ManageEventResolver, OfficialResolver } from './events/manage-event.resolver.js'
import { StageResolver } from './events/stage.resolver.js'
import { EventTemplatesResolver } from './events/templates.resolver.js'
import {
  EventSeriesResolver,
  SeasonResolver,
  SeriesEveningResolver,
  SeriesHandicapResolver,
  SeriesLineResolver,
  SeriesTableResolver,
} from './series/series.resolver.js'
import { SanctionHitResolver, SanctionHitsResolver } from './sanctions/sanction-hits.resolver.js'
import { SuspendedEntriesResolver } from './sanctions/suspended-entries.resolver.js'
import { publicPageResolvers } from './public-page-resolvers.js'
import { amendmentResolvers } from './rounds/amend-rounds.resolver.js'
import { seatingResolvers } from './rounds/change-seating.resolver.js'
import { UploadsResolver } from './uploads/uploads.resolver.js'
import { LineUpSegmentResolver, LineUpSideResolver, LineUpsResolver } from './line-ups/line-ups.resolver.js'
import { matchDayResolvers } from './match-days/match-days.resolver.js'
import { seatDrawResolvers } from './seat-draw/seat-draw.resolver.js'
import { PlayersOfTeamsResolver } from './line-ups/players-of-teams.resolver.js'
import { BoardsPlayedResolver, EntryParticipationResolver } from './line-ups/participation.resolver.js'

/** The rooms of events: themselves, their conditions of contest, requests for them, entries and documents. */
export const eventResolvers = [
  ...amendmentResolvers,
  ...seatingResolvers,
  ...matchDayResolvers,
  ...seatDrawResolvers,
  LineUpsResolver,
  LineUpSideResolver,
  LineUpSegmentResolver,
  EntryParticipationResolver,
  PlayersOfTeamsResolver,
  BoardsPlayedResolver,
  ConditionsOfContestResolver,
  EventConditionsResolver,
  EntryPlayerResolver,
  EntryResolver,
  EventResolver,
  EventRecordsResolver,
  StageResolver,
  SuspendedEntriesResolver,
  SanctionHitsResolver,
  SanctionHitResolver,
  CheckInResolver,
  EntryDeskResolver,
  ViewerEntriesResolver,
  EntryRequestPlayerResolver,
  EntryRequestResolver,
  EntryTermsResolver,
  EventAnnouncementResolver,
  EventRequestFieldsResolver,
  EventRequestsResolver,
  SanctionRulesResolver,
  EntryLifeResolver,
  EventLifeResolver,
  ManageEventResolver,
  OfficialResolver,
  LinkPlayerResolver,
  MatchedPlayerResolver,
  UnlinkedPlayerResolver,
  FinalPresetResolver,
  EventTemplatesResolver,
  EventSeriesResolver,
  SeasonResolver,
  SeriesTableResolver,
  SeriesEveningResolver,
  SeriesHandicapResolver,
  SeriesLineResolver,
  UploadsResolver,
  ...publicPageResolvers,
] as const
