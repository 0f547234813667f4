import type { ResultOf } from '@/gql'
import { paths } from '@/lib/paths'
import type { WorkTodayQuery } from './work-today.graphql'

export type Work = ResultOf<typeof WorkTodayQuery>['workToday'][number]
export type WorkItem = Work['items'][number]

/** The door of each thing, and the page where all of its kind are. */
export const doors: Readonly<Record<Work['kind'], { readonly of: (id: string) => string; readonly all?: string }>> = {
  claims: { of: () => paths.deskClaims(), all: paths.deskClaims() },
  entriesToDecide: { of: paths.deskOffice },
  erasuresToDecide: { of: paths.deskPerson, all: paths.deskPeople() },
  eventRequests: { of: paths.deskEventRequest, all: paths.deskEventRequests() },
  returnedEventRequests: { of: paths.deskEventRequest, all: paths.deskEventRequests() },
  eventsToAnnounce: { of: paths.deskOffice },
  openRounds: { of: paths.deskRounds },
  resultReports: { of: paths.deskReports },
  unconfirmedSheets: { of: paths.scoringSession, all: paths.scoring },
  unlinkedPlayers: { of: paths.deskUnlinked },
  windowsEnding: { of: paths.deskEvent },
  filesToCommit: { of: paths.deskImport, all: '/desk/imports' },
  importQuestions: { of: paths.deskImport, all: '/desk/identity' },
  spreadsheetsRead: { of: paths.deskSpreadsheet, all: paths.deskSpreadsheets() },
  largeSpreadsheetsRead: { of: paths.deskLargeSpreadsheet, all: paths.deskSpreadsheets() },
  listDifferences: { of: id => paths.printedCheck(id) },
  correctionsToApprove: { of: paths.deskCorrection, all: paths.deskCorrections() },
  recordActsToAnswer: { of: () => `${paths.deskPeople()}#proposals`, all: `${paths.deskPeople()}#proposals` },
  transfersToAnswer: { of: paths.deskPerson, all: paths.deskPeople() },
  transfersToDecide: { of: paths.deskPerson, all: paths.deskPeople() },
  rolesToConfirm: { of: () => paths.deskAccounts(), all: paths.deskAccounts() },
  recoveriesToDecide: { of: paths.deskAccount, all: paths.deskAccounts() },
  sanctionsToConfirm: { of: () => paths.deskSanctions(), all: paths.deskSanctions() },
  suspendedEntered: { of: paths.deskOffice },
  gradesToAward: { of: () => paths.deskGrades(), all: paths.deskGrades() },
  gradesReached: { of: () => paths.deskGrades(), all: paths.deskGrades() },
  gradesToRecheck: { of: paths.deskPerson },
  anomalies: { of: () => paths.deskAnomalies(), all: paths.deskAnomalies() },
}

/** One line of the day's list: one thing that waits, or many of a kind behind one door. */
export interface WorkLine {
  readonly kind: Work['kind']
  readonly item: WorkItem
  /** How many it stands for. */
  readonly count: number
  readonly href: string
}

/** What waits as lines: each thing by itself, or all of a kind in one where there is a page of them and they are many. */
export const linesOf = (work: readonly Work[]): WorkLine[] =>
  work.flatMap(({ kind, total, items }): WorkLine[] => {
    const { of, all } = doors[kind]
    const [first] = items
    if (first && all && total > items.length) return [{ kind, item: first, count: total, href: all }]
    return items.map(item => ({ kind, item, count: 1, href: of(item.id) }))
  })
