import { type AnomalyKind, type AnomalySubject, type Severity } from '../../domain/desk/checks.js'
import type { WorkKind } from '../../domain/desk/work-parts.js'
import type { EventStep } from '../../domain/desk/next-step.repo.js'
import type { FirstStep } from '../../domain/desk/first-steps.repo.js'
import { enumOf } from '../shared/enum.js'

export const WorkKindEnum = enumOf<WorkKind>('WorkKind', 'What waits at the desk.', {
  claims: 'Accounts that say a record is theirs.',
  entriesToDecide: 'Requests to enter an event that wait for its office.',
  erasuresToDecide: 'Requests to forget a person that wait for a second person.',
  eventRequests: 'Requests for events that wait to be decided.',
  returnedEventRequests: 'The viewer’s own requests for events that were given back.',
  eventsToAnnounce: 'Approved events that are not announced.',
  openRounds: 'Rounds that are open.',
  resultReports: 'What contestants say is wrong with results and nobody has answered.',
  unconfirmedSheets: 'Results of open rounds that nobody has compared with the paper.',
  unlinkedPlayers: 'Players of an event whom nobody has linked to the register.',
  windowsEnding: 'Windows for corrections or appeals that end within a day.',
  filesToCommit: 'Results files that were read and not taken in.',
  importQuestions: 'Results files with names whose owners must be decided.',
  spreadsheetsRead: 'Own spreadsheets that were read and not taken in.',
  largeSpreadsheetsRead: 'Own large spreadsheets that were checked and not taken in, or stopped.',
  listDifferences: 'Comparisons with lists of an earlier system whose differences wait for a second person.',
  correctionsToApprove: 'Corrections that wait for a second person.',
  recordActsToAnswer: 'Proposed acts on a record that wait for the answer of the own body.',
  transfersToAnswer: 'Transfers of people of the own club, which may release them or object.',
  transfersToDecide: 'Transfers that are not decided.',
  rolesToConfirm: 'Administrators’ roles that wait for a second person.',
  recoveriesToDecide: 'Proposed resets of accounts that wait for a second person.',
  sanctionsToConfirm: 'Sanctions that wait for a second person.',
  suspendedEntered: 'Entered players whom a sanction keeps away, in events that are not official.',
  gradesToAward: 'Proposed grades that wait for a second person.',
  gradesReached: 'People who have reached a grade nobody has proposed.',
  gradesToRecheck: 'Grades whose evidence was corrected.',
  anomalies: 'Anomalies that nobody else has taken on.',
})

export const FirstStepEnum = enumOf<FirstStep>('FirstStepKind', 'What a body does before its first official list.', {
  body: 'The body itself is there.',
  officers: 'A second officer.',
  clubs: 'Clubs or associations below it.',
  members: 'Members.',
  points: 'A policy for points, and a ranking.',
  event: 'An event.',
})

export const EventStepEnum = enumOf<EventStep>('EventStep', 'What an event needs next.', {
  addStage: 'A stage: how it is played.',
  enterContestants: 'Contestants.',
  drawRound: 'Its first pairings or seats.',
  publishRound: 'A draft that is announced.',
  closeRound: 'Results of a round, which is then closed.',
  publishStandings: 'Another round, or its standings published.',
  makeOfficial: 'Its results made official.',
})

export const AnomalyKindEnum = enumOf<AnomalyKind>('AnomalyKind', 'What a check found.', {
  resultWithoutPerson: 'Official results of players who are linked to nobody.',
  oneNumberTwoPeople: 'Two people with the same number of one issuer.',
  windowsRunOut: 'All windows ended more than a day ago, and the results are not official.',
  officialWithoutPoints: 'Official results for which no points were given.',
  pointsWithoutList: 'Points older than two months that no ranking list has counted.',
  playedWithLapsedMembership: 'Played while the membership had lapsed.',
  playedAfterDeath: 'Played after the recorded day of death.',
  minorWithoutGuardian: 'A minor for whom nobody answers.',
  belongsNowhere: 'An active person without membership or club.',
  roundLeftOpen: 'A round still open days after the event.',
  mergedOnList: 'The newest list has two places of people who have been merged since.',
  erasedInCase: 'A published case of somebody who was erased since: its text may still name them.',
})

export const SeverityEnum = enumOf<Severity>('AnomalySeverity', 'How grave an anomaly is.', {
  grave: 'The record is wrong.',
  notable: 'Somebody must look.',
  slight: 'Good to know.',
})

export const AnomalySubjectEnum = enumOf<AnomalySubject>('AnomalySubject', 'What an anomaly is about.', {
  event: 'An event.',
  person: 'A person.',
})
