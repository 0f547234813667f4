import { StagePartsResolver } from './events/stage-parts.resolver.js'
import { OrganisationPlayResolver, PersonPlayResolver, ScorecardPlayResolver } from './play/play.resolver.js'
import { CompanionsResolver, OpponentResolver, PartnerResolver } from './registry/companions.resolver.js'
import { EventFiguresResolver } from './standings/event-figures.resolver.js'
import { TableResultsResolver } from './standings/table-results.resolver.js'

/** What the public pages of events and players show beside the facts themselves. */
export const publicPageResolvers = [
  StagePartsResolver,
  CompanionsResolver,
  PartnerResolver,
  OpponentResolver,
  EventFiguresResolver,
  TableResultsResolver,
  PersonPlayResolver,
  OrganisationPlayResolver,
  ScorecardPlayResolver,
] as const
