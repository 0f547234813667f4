import { ErasureRequestResolver, PersonErasureResolver } from './registry/person-rights.resolver.js'
import { AccountResolver } from './accounts/account.resolver.js'
import { addressResolvers } from './addresses/addresses.resolver.js'
import { FoundFederationResolver } from './accounts/found-federation.resolver.js'
import { ManageAccountsResolver } from './accounts/manage-accounts.resolver.js'
import type { NonEmptyArray } from 'type-graphql'
import { CorrectionCaseResolver } from './appeals/correction-case.resolver.js'
import { bulkResolvers } from './bulk/bulk.resolvers.js'
import { nextStepResolvers } from './desk/next-step.resolver.js'
import { AnomalyResolver, WorkDeskResolver } from './desk/work-desk.resolver.js'
import { eventResolvers } from './event-resolvers.js'
import { CasebookResolver } from './casebook/casebook.resolver.js'
import {
  DecisionAdjustmentResolver,
  DecisionGuideResolver,
  DraftedOrderResolver,
  DecisionPlaceResolver,
} from './decisions/decision-guide.resolver.js'
import { DecisionResolver } from './decisions/decision.resolver.js'
import {
  PanelCandidateResolver,
  PanelChallengeResolver,
  PanelMemberResolver,
  PanelResolver,
} from './panels/panel.resolver.js'
import { RoomResolver } from './panels/room.resolver.js'
import { programResolvers } from './program-resolvers.js'
import { OwnAccountResolver, SecondFactorRuleResolver, ViewerAccountResolver } from './accounts/own-account.resolver.js'
import { ViewerDetailsResolver, ViewerRoleResolver } from './accounts/viewer-details.resolver.js'
import { MailChoicesResolver } from './mail/choices.resolver.js'
import { MailResolver } from './mail/mail.resolver.js'
import { nodeResolvers } from './node.resolver.js'
import { AppealFieldsResolver, EvidenceFieldsResolver } from './appeals/appeal-fields.resolver.js'
import { AppealQueryResolver } from './appeals/appeal.resolver.js'
import { DeskResolver } from './appeals/desk.resolver.js'
import { ProcedureChoiceResolver } from './appeals/procedure.resolver.js'
import { StayResolver } from './appeals/stay.resolver.js'
import { ReopeningResolver } from './appeals/reopening.resolver.js'
import { FilingResolver } from './appeals/filing.resolver.js'
import { NoticeResolver } from './appeals/notice.resolver.js'
import { FilingOutlookResolver, OutlookResolver } from './appeals/outlook.resolver.js'
import { AwardFiguresResolver } from './awards/award-figures.resolver.js'
import { IssueListResolver, ListIssueResolver, RankingIssuesResolver } from './awards/issue-list.resolver.js'
import {
  PointAwardResolver,
  EventAwardsResolver,
  StandingLineAwardResolver,
  PersonAwardsResolver,
} from './awards/point-award.resolver.js'
import {
  RankingEntryResolver,
  CountingResultResolver,
  RankingHistoryPointResolver,
  ListChangeResolver,
} from './awards/ranking-entry.resolver.js'
import { RatedGameSideResolver, RatedResultResolver } from './awards/rated-result.resolver.js'
import { RankingListResolver } from './awards/ranking-list.resolver.js'
import {
  ListComparisonResolver,
  ListMoveResolver,
  PlaceCauseResolver,
  PlaceChangeResolver,
} from './awards/list-comparison.resolver.js'
import { RankingResolver } from './awards/ranking.resolver.js'
import { MakePolicyResolver } from './awards/make-policy.resolver.js'
import { PolicyEffectResolver, PolicyEffectsResolver, PolicyMoveResolver } from './awards/policy-effect.type.js'
import { SeatQuotasResolver } from './awards/seat-quotas.resolver.js'
import { PolicyVersionResolver } from './awards/policy-version.resolver.js'
import {
  PolicySimulationResolver,
  SimulatedLineResolver,
  SimulatedResultResolver,
} from './awards/simulation.resolver.js'
import { personForecastResolvers } from './forecast/person-forecast.resolver.js'
import { WhatIfResolver } from './forecast/what-if.resolver.js'
import { GradeCandidateResolver, GradeProposalResolver, GradesDeskResolver } from './grading/candidates.resolver.js'
import { GradeResolver, PersonGradesResolver } from './grading/grade.resolver.js'
import { OrganisationResolver } from './registry/organisation.resolver.js'
import { MergeResolver } from './registry/merge.resolver.js'
import { PersonCorrectionsResolver } from './registry/person-corrections.resolver.js'
import { PersonMergeResolver, PersonMergesResolver } from './registry/person-merge.resolver.js'
import { PersonResultsResolver, PersonResultResolver } from './registry/person-results.resolver.js'
import { AffiliationResolver, PersonIdentifierResolver, PersonResolver } from './registry/person.resolver.js'
import { RegisterResolver } from './registry/register.resolver.js'
import {
  DuplicatePairResolver,
  FindDuplicatesResolver,
  LookAlikeResolver,
} from './registry/find-duplicates.resolver.js'
import {
  EndingMembershipResolver,
  OrganisationContactResolver,
  OrganisationOfficeResolver,
} from './registry/organisation-office.resolver.js'
import {
  OfficeAffiliationResolver,
  PersonOfficeOfPersonResolver,
  PersonOfficeResolver,
} from './registry/person-office.resolver.js'
import { RegisterDeskResolver } from './registry/register-desk.resolver.js'
import { officeResolvers } from './offices/office.resolver.js'
import { proposalResolvers } from './proposals/proposal.resolver.js'
import { transferResolvers } from './transfers/transfer.resolver.js'
import { libraryResolvers } from './law-resolvers.js'
import { searchResolvers } from './search/search.resolver.js'
import { ViewerResolver } from './accounts/viewer.resolver.js'
import { CorrectResolver } from './corrections/correct.resolver.js'
import { CorrectionResolver } from './corrections/correction.resolver.js'
import { RevisionCorrectionResolver } from './corrections/revision-correction.resolver.js'
import { AwardChangeResolver, GradeChangeResolver } from './corrections/correction-preview.resolver.js'
import { importResolvers } from './import-resolvers.js'
import { DeskSlotWorkResolver, RoundProgressResolver, SessionBoardsResolver } from './results/desk-slot.resolver.js'
import { MoveEffectResolver, MoveResultResolver } from './results/move-result.resolver.js'
import { ResultsResolver } from './results/results.resolver.js'
import { SanctionResolver, SanctionsResolver } from './sanctions/sanctions.resolver.js'
import { ManageRoundsResolver } from './rounds/manage-rounds.resolver.js'
import { PlaySessionResolver, RoundResolver, StageSessionsResolver } from './rounds/round.resolver.js'
import {
  ClassificationLineResolver,
  ClassifiedStageResolver,
  EventClassificationResolver,
} from './standings/classification.resolver.js'
import { TeamMembersResolver, TeamTableResolver } from './standings/team-table.resolver.js'
import { BracketSideResolver, StageBracketResolver } from './rounds/bracket.resolver.js'
import { PlacesInPlayResolver } from './rounds/places-in-play.resolver.js'
import { DeskSlotResolver, RoundTableResolver } from './rounds/round-table.resolver.js'
import { TablesToWatchResolver } from './rounds/tables-to-watch.resolver.js'
import { DrawableRoundResolver, ReopenRoundResolver } from './rounds/reopen-round.resolver.js'
import { SeatingReportResolver } from './rounds/seating-report.resolver.js'
import { SessionComparisonResolver } from './rounds/session-comparison.resolver.js'
import { MatchCardResolver, MatchTableResolver } from './rounds/match-card.resolver.js'
import { PointedSideResolver, TablePointsResolver } from './rounds/table-points.resolver.js'
import {
  SecondLookResolver,
  SheetConfirmationResolver,
  SlotFlagResolver,
  StageFlagsResolver,
} from './results/second-look.resolver.js'
import { contestantResolvers } from './results/contestant-resolvers.js'
import { AdjustmentResolver, RulingPartyResolver, RulingResolver } from './rulings/ruling.resolver.js'
import { LedCasebookResolver, LedRecordResolver, LedResolver } from './rulings/led.resolver.js'
import { RuleResolver, RulingScoreChangeResolver, SupersededRulingResolver } from './rulings/rule.resolver.js'
import { DeskSlotRulingsResolver, TravellerLineRulingsResolver } from './rulings/slot-rulings.resolver.js'
import { AppealRulingResolver } from './rulings/appeal-ruling.resolver.js'
import { EventRulingsResolver, StageRulingsResolver } from './rulings/rulings-of.resolver.js'
import { PublishResolver } from './standings/publish.resolver.js'
import { SessionHandsFieldsResolver, SessionHandsResolver } from './hands/session-hands.resolver.js'
import { HandRecordsResolver } from './standings/hand-records.resolver.js'
import { BoardPageResolver, ParResolver } from './standings/board-page.resolver.js'
import { CrossColumnResolver, CrossRowResolver, CrossTableResolver } from './standings/cross-table.resolver.js'
import { RecordedBoardResolver, RecordedLineResolver, TableRecordResolver } from './standings/table-record.resolver.js'
import { RevisionResolver } from './standings/revision.resolver.js'
import {
  ScorecardResolver,
  StandingChangeResolver,
  StandingLineResolver,
  TravellerAwardResolver,
  TravellerLineResolver,
} from './standings/standing-line.resolver.js'
import {
  DeskSlotTableResolver,
  RoundTableCodesResolver,
  RoundTableEntryResolver,
  SheetConfirmationTableResolver,
  SlotFlagTableResolver,
  TableCodeSideResolver,
  TableCodesResolver,
  TableSideResolver,
} from './table-entry/table-codes.resolver.js'
import {
  TableEntryActsResolver,
  TableEntryResolver,
  TableEntrySlotResolver,
} from './table-entry/table-entry.resolver.js'
import { certificateResolvers } from './certificates/certificates.resolver.js'
import { publicResolvers } from './exports/public-resolvers.js'
import {
  FollowedEventResolver,
  FollowedOrganisationResolver,
  FollowedPersonResolver,
  FollowsResolver,
} from './follows/follows.resolver.js'
import { PersonPhotoResolver } from './registry/photos.resolver.js'
import { ClaimsResolver, PersonClaimableResolver } from './accounts/claims.resolver.js'
import { StandingsSubscription } from './standings/standings.subscription.js'

/** Every resolver of the API, by module. */
// biome-ignore lint/complexity/noBannedTypes: type-graphql names resolver classes so.
export const resolvers: NonEmptyArray<Function> = [
  ViewerResolver,
  ClaimsResolver,
  PersonPhotoResolver,
  FollowsResolver,
  FollowedPersonResolver,
  FollowedOrganisationResolver,
  FollowedEventResolver,
  ...certificateResolvers,
  PersonClaimableResolver,
  SanctionsResolver,
  SanctionResolver,
  ManageRoundsResolver,
  StageSessionsResolver,
  PlaySessionResolver,
  RoundResolver,
  PlacesInPlayResolver,
  TablesToWatchResolver,
  RoundTableResolver,
  TeamTableResolver,
  TeamMembersResolver,
  StageBracketResolver,
  EventClassificationResolver,
  ClassificationLineResolver,
  ClassifiedStageResolver,
  BracketSideResolver,
  SeatingReportResolver,
  SessionComparisonResolver,
  MatchCardResolver,
  MatchTableResolver,
  TablePointsResolver,
  PointedSideResolver,
  DeskSlotResolver,
  RevisionResolver,
  BoardPageResolver,
  ParResolver,
  HandRecordsResolver,
  SessionHandsFieldsResolver,
  SessionHandsResolver,
  CrossColumnResolver,
  CrossRowResolver,
  CrossTableResolver,
  RecordedBoardResolver,
  RecordedLineResolver,
  TableRecordResolver,
  StandingLineResolver,
  StandingChangeResolver,
  TravellerLineResolver,
  TravellerAwardResolver,
  ScorecardResolver,
  StandingsSubscription,
  PublishResolver,
  ResultsResolver,
  DeskSlotWorkResolver,
  RoundProgressResolver,
  SessionBoardsResolver,
  ...contestantResolvers,
  SecondLookResolver,
  SheetConfirmationResolver,
  SlotFlagResolver,
  StageFlagsResolver,
  RulingResolver,
  RulingPartyResolver,
  AdjustmentResolver,
  LedCasebookResolver,
  LedRecordResolver,
  LedResolver,
  RuleResolver,
  RulingScoreChangeResolver,
  EventRulingsResolver,
  StageRulingsResolver,
  PanelResolver,
  PanelCandidateResolver,
  PanelChallengeResolver,
  PanelMemberResolver,
  RoomResolver,
  DecisionAdjustmentResolver,
  AppealRulingResolver,
  DeskSlotRulingsResolver,
  TravellerLineRulingsResolver,
  SupersededRulingResolver,
  DecisionGuideResolver,
  DraftedOrderResolver,
  DecisionPlaceResolver,
  DecisionResolver,
  CasebookResolver,
  CorrectionCaseResolver,
  CorrectionResolver,
  CorrectResolver,
  AwardChangeResolver,
  GradeChangeResolver,
  RevisionCorrectionResolver,
  ...nextStepResolvers,
  WorkDeskResolver,
  AnomalyResolver,
  ...bulkResolvers,
  AccountResolver,
  FoundFederationResolver,
  ManageAccountsResolver,
  OwnAccountResolver,
  ...programResolvers,
  SecondFactorRuleResolver,
  ViewerAccountResolver,
  ViewerDetailsResolver,
  ViewerRoleResolver,
  MailChoicesResolver,
  MailResolver,
  ...nodeResolvers,
  ...addressResolvers,
  AppealQueryResolver,
  OutlookResolver,
  FilingOutlookResolver,
  AppealFieldsResolver,
  EvidenceFieldsResolver,
  FilingResolver,
  DeskResolver,
  StayResolver,
  ReopeningResolver,
  ProcedureChoiceResolver,
  NoticeResolver,
  AwardFiguresResolver,
  IssueListResolver,
  ListIssueResolver,
  RankingIssuesResolver,
  MakePolicyResolver,
  PolicyVersionResolver,
  PolicyEffectsResolver,
  PolicyEffectResolver,
  PolicyMoveResolver,
  PolicySimulationResolver,
  SeatQuotasResolver,
  SimulatedLineResolver,
  SimulatedResultResolver,
  PointAwardResolver,
  EventAwardsResolver,
  StandingLineAwardResolver,
  PersonAwardsResolver,
  RankingEntryResolver,
  CountingResultResolver,
  RatedGameSideResolver,
  RatedResultResolver,
  RankingHistoryPointResolver,
  ListChangeResolver,
  RankingListResolver,
  ListComparisonResolver,
  ListMoveResolver,
  PlaceCauseResolver,
  PlaceChangeResolver,
  RankingResolver,
  PersonGradesResolver,
  GradeResolver,
  GradesDeskResolver,
  GradeCandidateResolver,
  GradeProposalResolver,
  ...personForecastResolvers,
  WhatIfResolver,
  OrganisationResolver,
  PersonCorrectionsResolver,
  PersonResultsResolver,
  PersonResultResolver,
  PersonResolver,
  PersonIdentifierResolver,
  AffiliationResolver,
  ...searchResolvers,
  ...libraryResolvers,
  RegisterResolver,
  RegisterDeskResolver,
  FindDuplicatesResolver,
  LookAlikeResolver,
  DuplicatePairResolver,
  OrganisationContactResolver,
  OrganisationOfficeResolver,
  EndingMembershipResolver,
  PersonOfficeOfPersonResolver,
  PersonErasureResolver,
  ErasureRequestResolver,
  PersonOfficeResolver,
  OfficeAffiliationResolver,
  ...officeResolvers,
  ...proposalResolvers,
  ...transferResolvers,
  MergeResolver,
  PersonMergeResolver,
  PersonMergesResolver,
  DeskSlotTableResolver,
  RoundTableCodesResolver,
  RoundTableEntryResolver,
  SheetConfirmationTableResolver,
  SlotFlagTableResolver,
  TableCodeSideResolver,
  TableCodesResolver,
  TableSideResolver,
  TableEntryActsResolver,
  TableEntryResolver,
  TableEntrySlotResolver,
  DrawableRoundResolver,
  ReopenRoundResolver,
  MoveEffectResolver,
  MoveResultResolver,
  ...publicResolvers,
  ...eventResolvers,
  ...importResolvers,
]
