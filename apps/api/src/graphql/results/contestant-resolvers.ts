import { AgreementsResolver, EventAgreementsResolver } from './agreements.resolver.js'
import {
  EventReportsResolver,
  ReportableResultResolver,
  ReportsResolver,
  StageReportableResolver,
} from './reports.resolver.js'
import { statedActResolvers } from './stated-acts.resolver.js'

/** What contestants say of results of their own: that they are right, or what is wrong with them. */
export const contestantResolvers = [
  AgreementsResolver,
  EventAgreementsResolver,
  EventReportsResolver,
  ReportableResultResolver,
  ReportsResolver,
  StageReportableResolver,
  ...statedActResolvers,
]
