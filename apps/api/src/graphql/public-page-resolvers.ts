import { StagePartsResolver } from './events/stage-parts.resolver.js'
import {
  LeaderLineResolver,
  OrganisationLeadersResolver,
  RevisionLeadersResolver,
  SeriesLeadersResolver,
} from './play/leaders.resolver.js'
import { OrganisationPlayResolver, PersonPlayResolver, ScorecardPlayResolver } from './play/play.resolver.js'
import { CareerResolver, ResultMarksResolver } from './awards/career.resolver.js'
import { yearResolvers } from './years/years.resolver.js'
import { EventOutcomeResolver, EventWinnersResolver } from './events/event-outcome.resolver.js'
import { MeetingGameResolver, PersonMeetingsOfResolver, PersonMeetingsResolver } from './awards/meetings.resolver.js'
import { CompanionsResolver, OpponentResolver, PartnerResolver } from './registry/companions.resolver.js'
import { BoardRangeResolver } from './standings/board-range.resolver.js'
import {
  StoryFirstResolver,
  StoryPeakResolver,
  StoryResolver,
  StoryScoreResolver,
  StoryStepResolver,
} from './standings/story.resolver.js'
import { BesideResolver } from './standings/beside.resolver.js'
import { underEditionResolvers } from './standings/under-edition.resolver.js'
import { EventFiguresResolver } from './standings/event-figures.resolver.js'
import { TableResultsResolver } from './standings/table-results.resolver.js'
import { FoundPagesResolver } from './found-pages-resolver.js'

/** What the public pages of events and players show beside the facts themselves. */
export const publicPageResolvers = [
  StagePartsResolver,
  CareerResolver,
  ResultMarksResolver,
  PersonMeetingsOfResolver,
  PersonMeetingsResolver,
  MeetingGameResolver,
  ...yearResolvers,
  EventOutcomeResolver,
  EventWinnersResolver,
  CompanionsResolver,
  PartnerResolver,
  OpponentResolver,
  BesideResolver,
  ...underEditionResolvers,
  BoardRangeResolver,
  StoryResolver,
  StoryFirstResolver,
  StoryStepResolver,
  StoryScoreResolver,
  StoryPeakResolver,
  EventFiguresResolver,
  TableResultsResolver,
  PersonPlayResolver,
  RevisionLeadersResolver,
  OrganisationLeadersResolver,
  SeriesLeadersResolver,
  LeaderLineResolver,
  OrganisationPlayResolver,
  ScorecardPlayResolver,
  FoundPagesResolver,
] as const
