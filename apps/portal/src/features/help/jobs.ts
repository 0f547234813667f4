import { paths } from '@/lib/paths'

/**
 * A job that somebody does here. Its words are those of the pages on which it is done: nothing is said twice.
 */
interface Job {
  /** Where it begins. */
  readonly at: string
  /** The kind of page on which it is done, which its picture shows. */
  readonly page: string
  /** What the page is called: the key of its words. */
  readonly name: string
  /** What is said of it. */
  readonly says: readonly string[]
  /** What is done one after another, where the page says so itself. */
  readonly steps?: readonly string[]
}

const inOrder = [
  'desk.nextSteps.addStage',
  'desk.nextSteps.enterContestants',
  'desk.nextSteps.drawRound',
  'desk.nextSteps.publishRound',
  'desk.nextSteps.closeRound',
  'desk.nextSteps.publishStandings',
  'desk.nextSteps.makeOfficial',
] as const

const appealInOrder = ['filing.step_what', 'filing.step_who', 'filing.step_why'] as const

/** The jobs of each role, in the order in which they come up. */
export const jobs = {
  reader: {
    find: { at: '/search', page: '/search', name: 'search.title', says: ['help.tour.reader.find'] },
    event: { at: '/events', page: '/events/[eventId]', name: 'events.title', says: ['help.tour.reader.event'] },
    why: {
      at: '/events',
      page: '/explain/[kind]/[...path]',
      name: 'explain.view.title',
      says: ['help.tour.reader.why'],
    },
    lists: {
      at: '/rankings',
      page: '/rankings/[code]',
      name: 'rankings.title',
      says: ['help.tour.reader.lists', 'rankings.intro'],
    },
    follow: { at: '/rankings', page: '/rankings', name: 'follows.title', says: ['help.tour.reader.follow'] },
    laws: { at: paths.laws, page: '/laws', name: 'laws.title', says: ['laws.lead'] },
    precedent: { at: paths.casebook(), page: '/casebook', name: 'casebook.title', says: ['casebook.intro'] },
    files: { at: paths.openData, page: '/open-data', name: 'openData.title', says: ['openData.lead'] },
  },
  player: {
    claim: {
      at: '/players',
      page: '/players',
      name: 'claims.title',
      says: ['help.tour.player.claim', 'claims.intro'],
    },
    confirm: { at: paths.my, page: '/my', name: 'myCases.title', says: ['help.tour.player.confirm'] },
    why: { at: '/players', page: '/players/[personId]', name: 'myCases.myPage', says: ['help.tour.player.why'] },
    enter: { at: '/events', page: '/events', name: 'ownEntry.title', says: ['help.tour.player.enter'] },
    appeal: {
      at: paths.my,
      page: '/my/appeals/new',
      name: 'filing.title',
      says: ['help.tour.player.appeal'],
      steps: appealInOrder,
    },
    privacy: {
      at: paths.myData,
      page: '/my/data',
      name: 'personRights.ownTitle',
      says: ['help.tour.player.privacy', 'personRights.privacyIntro'],
    },
    certificates: {
      at: paths.myCertificates,
      page: '/my/certificates',
      name: 'certificates.mine',
      says: ['certificates.mineNote'],
    },
    account: { at: paths.myAccount, page: '/my/account', name: 'ownAccount.title', says: ['mailChoices.intro'] },
  },
  secretary: {
    event: {
      at: paths.deskEvents(),
      page: '/desk/events',
      name: 'desk.ownEvents',
      says: ['help.tour.secretary.event', 'desk.ownEventsIntro'],
      steps: inOrder,
    },
    scores: {
      at: paths.scoring,
      page: '/desk/sessions/[sessionId]',
      name: 'desk.scoring',
      says: ['help.tour.secretary.scores'],
    },
    file: { at: '/desk/imports', page: '/desk/imports', name: 'desk.imports', says: ['help.tour.secretary.file'] },
    identity: { at: '/desk/identity', page: '/desk/identity', name: 'desk.identity', says: ['identity.intro'] },
    publish: {
      at: paths.deskEvents(),
      page: '/desk/events/[eventId]',
      name: 'publish.title',
      says: ['help.tour.secretary.publish'],
    },
    print: { at: '/events', page: '/events/[eventId]', name: 'rounds.print', says: ['help.tour.secretary.print'] },
    request: {
      at: paths.deskEventRequests(),
      page: '/desk/event-requests',
      name: 'eventRequests.title',
      says: ['eventRequests.intro'],
    },
    members: {
      at: paths.deskBodies(),
      page: '/desk/organisations',
      name: 'desk.organisations',
      says: ['help.tour.secretary.members'],
    },
    sheets: {
      at: paths.deskSpreadsheets(),
      page: '/desk/spreadsheets',
      name: 'desk.spreadsheets',
      says: ['spreadsheets.intro'],
    },
  },
  director: {
    rounds: {
      at: paths.scoring,
      page: '/desk/sessions/[sessionId]/rounds/[roundId]',
      name: 'rounds.title',
      says: ['help.tour.director.rounds'],
    },
    check: {
      at: paths.scoring,
      page: '/desk/sessions/[sessionId]/rounds/[roundId]/double-check',
      name: 'scoreDesk.doubleCheck',
      says: ['help.tour.director.check'],
    },
    rule: {
      at: paths.deskEvents(),
      page: '/desk/events/[eventId]/rule',
      name: 'ruling.title',
      says: ['help.tour.director.rule'],
    },
    close: {
      at: paths.deskEvents(),
      page: '/desk/events/[eventId]',
      name: 'publish.title',
      says: ['help.tour.director.close'],
    },
    correct: {
      at: paths.deskEvents(),
      page: '/desk/events/[eventId]/correct',
      name: 'correct.title',
      says: ['correct.secondPerson'],
    },
  },
  committee: {
    docket: { at: '/desk/cases', page: '/desk/cases', name: 'desk.cases', says: ['help.tour.committee.docket'] },
    read: {
      at: '/desk/cases',
      page: '/cases/[appealId]',
      name: 'evidence.title',
      says: ['help.tour.committee.read'],
    },
    conflict: {
      at: '/desk/cases',
      page: '/cases/[appealId]/panel',
      name: 'panelRoom.discloseTitle',
      says: ['help.tour.committee.conflict', 'panelRoom.discloseHint'],
    },
    decide: {
      at: '/desk/cases',
      page: '/cases/[appealId]/room',
      name: 'panelRoom.roomTitle',
      says: ['help.tour.committee.decide'],
    },
    precedent: {
      at: paths.casebook(),
      page: '/casebook',
      name: 'casebook.title',
      says: ['help.tour.committee.precedent', 'casebook.intro'],
    },
  },
  office: {
    waiting: { at: paths.desk, page: '/desk', name: 'desk.overview', says: ['help.tour.office.waiting'] },
    register: {
      at: paths.deskPeople(),
      page: '/desk/people',
      name: 'desk.people',
      says: ['help.tour.office.register', 'registerDesk.peopleIntro'],
    },
    officials: {
      at: paths.deskOfficials,
      page: '/desk/officials',
      name: 'desk.officials',
      says: ['registerDesk.officialsIntro'],
    },
    grades: { at: paths.deskGrades(), page: '/desk/grades', name: 'desk.grades', says: ['grades.deskIntro'] },
    lists: { at: '/desk/lists', page: '/desk/lists', name: 'desk.lists', says: ['help.tour.office.lists'] },
    corrections: {
      at: '/desk/corrections',
      page: '/desk/corrections',
      name: 'desk.corrections',
      says: ['correct.noProposals'],
    },
    sanctions: {
      at: paths.deskSanctions(),
      page: '/desk/sanctions',
      name: 'desk.sanctions',
      says: ['sanctions.intro'],
    },
    anomalies: {
      at: paths.deskAnomalies(),
      page: '/desk/anomalies',
      name: 'desk.anomalies',
      says: ['anomalies.intro'],
    },
    accounts: {
      at: paths.deskAccounts(),
      page: '/desk/accounts',
      name: 'desk.accounts',
      says: ['help.tour.office.accounts', 'accounts.intro', 'accounts.recoveryIntro'],
    },
    mail: { at: paths.deskMail(), page: '/desk/mail', name: 'desk.mail', says: ['outbox.intro'] },
    webhooks: {
      at: paths.deskWebhooks(),
      page: '/desk/webhooks',
      name: 'desk.webhooks',
      says: ['webhooks.intro'],
    },
    trust: { at: paths.trust, page: '/trust', name: 'trust.title', says: ['help.tour.office.trust', 'trust.lead'] },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Job>>>>

export type Tour = keyof typeof jobs

/** A job with the role and the name by which its page is found. */
export interface NamedJob extends Job {
  readonly tour: Tour
  readonly code: string
}

/** Every job of a role. */
export const jobsOf = (tour: Tour): readonly NamedJob[] =>
  Object.entries<Job>(jobs[tour]).map(([code, job]) => ({ ...job, tour, code }))

export const allJobs: readonly NamedJob[] = (Object.keys(jobs) as Tour[]).flatMap(jobsOf)

export const findJob = (tour: string, code: string): NamedJob | undefined =>
  allJobs.find(job => job.tour === tour && job.code === code)

/** The name of a picture without its language and theme: the address of the page with points for strokes. */
export const pictureOf = (page: string): string =>
  page
    .slice(1)
    .replaceAll('/', '.')
    .replaceAll(/[[\]]|\.{3}/g, '') || 'home'

/** How large the pictures are, in pixels. */
export const PICTURE = { width: 800, height: 500 } as const
