import { shortId } from './short-id'

/** Addresses of the portal's pages, in one place; language prefixes are added by the link. */
const part = encodeURIComponent
const brief = (id: string): string => part(shortId(id))

const query = (values: Readonly<Record<string, string | number | null | undefined>>): string => {
  const pairs = Object.entries(values).filter(
    (pair): pair is [string, string | number] => pair[1] != null && pair[1] !== '',
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`
}

/** An event, or a case, by what stands for it in addresses. */
export interface Slugged {
  readonly slug: string
}

/** Somebody of the register, by the number. */
export interface Numbered {
  readonly number: string
}

/** A body by its code. */
export interface Coded {
  readonly code: string
}

/** A text of the library: its sport and its year. */
export interface LawShelf extends Slugged {
  readonly shelf: string
}

/** An issue of a ranking's list; one that a corrected issue replaced is asked for by its number. */
export interface Issue extends Slugged {
  readonly number: number
  readonly supersededAt?: string | null
}

/** What a picture is drawn of, and in which language. */
export interface PictureOf {
  readonly kind: 'standings' | 'lists' | 'players' | 'years'
  readonly name: string
  readonly locale: string
}

export const paths = {
  event: ({ slug }: Slugged, values: { stage?: string; revision?: string; after?: string; card?: string } = {}) =>
    `/events/${part(slug)}${query(values)}`,
  eventSection: (
    { slug }: Slugged,
    section: string,
    values: Readonly<Record<string, string | number | null | undefined>> = {},
  ) => `/events/${part(slug)}/${section}${query(values)}`,
  underEdition: (event: Slugged, edition?: string) => `/events/${part(event.slug)}/editions${query({ edition })}`,
  board: (
    { slug }: Slugged,
    at: {
      revision: string
      board: string
      section?: string | null
      session?: number | null
      sheet?: string
      cards?: number
    },
  ) =>
    `/events/${part(slug)}/boards/${part(at.board)}${query({ revision: at.revision, section: at.section, session: at.session, sheet: at.sheet, cards: at.cards })}`,
  /** Where a contestant says that a result is wrong. */
  reportResult: ({ slug }: Slugged, at: { stage: string; slot: string }) =>
    `/events/${part(slug)}/report${query({ stage: at.stage, slot: at.slot })}`,
  handRecords: ({ slug }: Slugged, revision: string) => `/events/${part(slug)}/hands${query({ revision })}`,
  scorecard: ({ slug }: Slugged, at: { revision: string; entry: string }) =>
    `/events/${part(slug)}/entries/${part(at.entry)}${query({ revision: at.revision })}`,
  explainStanding: (revision: string, entry: string, slot?: string) =>
    `/explain/standing/${brief(revision)}/${brief(entry)}${query({ slot })}`,
  explainRanking: (list: string, person: string, after?: string) =>
    `/explain/ranking/${brief(list)}/${brief(person)}${query({ after })}`,
  explainAward: (award: string) => `/explain/award/${brief(award)}`,
  player: ({ number }: Numbered, section?: string) => `/players/${part(number)}${section ? `/${section}` : ''}`,
  /** Two people beside each other; without the other, where that one is chosen. */
  playerWith: ({ number }: Numbered, other?: Numbered) =>
    `/players/${part(number)}/with${query({ with: other?.number })}`,
  /** A year of a player looked back on; with the other, of a pair. */
  playerYear: ({ number }: Numbered, year: number, other?: Numbered) =>
    `/players/${part(number)}/years/${year}${query({ with: other?.number })}`,
  clubYear: ({ code }: Coded, year: number) => `/clubs/${part(code)}/years/${year}`,
  whatIf: ({ number }: Numbered, values: { event?: string } = {}) => `/players/${part(number)}/what-if${query(values)}`,
  club: ({ code }: Coded) => `/clubs/${part(code)}`,
  playOfPlayer: ({ number }: Numbered, values: Parameters<typeof query>[0] = {}) =>
    `/players/${part(number)}/play${query(values)}`,
  playOfClub: ({ code }: Coded, values: Parameters<typeof query>[0] = {}) =>
    `/clubs/${part(code)}/play${query(values)}`,
  ranking: (code: string, values: Readonly<Record<string, string | null | undefined>> = {}) =>
    `/rankings/${part(code)}${query(values)}`,
  rankingIssue: (code: string, issue: Issue, values: Readonly<Record<string, string | null | undefined>> = {}) =>
    `/rankings/${part(code)}/${part(issue.slug)}${query({ revision: issue.supersededAt ? issue.number : undefined, ...values })}`,
  rankingChanges: (code: string, values: Readonly<Record<string, string | null | undefined>> = {}) =>
    `/rankings/${part(code)}/changes${query(values)}`,
  resultsFeed: (kind: 'official' | 'corrections', type: 'atom' | 'json') => `/files/feeds/results/${kind}.${type}`,
  rankingsFeed: (type: 'atom' | 'json') => `/files/feeds/rankings.${type}`,
  rankingFeed: (code: string, type: 'atom' | 'json') => `/files/feeds/rankings/${part(code)}.${type}`,
  /** What is found while somebody types. */
  suggestions: (text: string, locale: string) => `/${locale}/search/suggestions${query({ q: text })}`,
  search: (values: Readonly<Record<string, string | undefined>>) => `/search${query(values)}`,
  with: (path: string, values: Readonly<Record<string, string | number | null | undefined>>) =>
    `${path}${query(values)}`,
  myAccount: '/my/account',
  claim: ({ number }: Numbered) => `/players/${part(number)}/claim`,
  deskClaims: () => '/desk/people/claims',
  myData: '/my/data',
  forgot: '/forgot',
  eventCalendar: ({ slug }: Slugged, locale: string) =>
    `/files/calendar/events/${part(slug)}.ics${query({ lang: locale })}`,
  /** Of a division, or of one of its contestants. */
  divisionCalendar: ({ slug }: Slugged, locale: string, of: { readonly stage: string; readonly entry?: string }) =>
    `/files/calendar/events/${part(slug)}.ics${query({ lang: locale, ...of })}`,
  federationCalendar: (locale: string) => `/files/calendar/federation/events.ics${query({ lang: locale })}`,
  myNotices: (after?: string) => `/my/notices${query({ after })}`,
  deskMail: (values: Readonly<Record<string, string | undefined>> = {}) => `/desk/mail${query(values)}`,
  deskWebhooks: (after?: string) => `/desk/webhooks${query({ after })}`,
  deskWebhook: (webhook: string, after?: string) => `/desk/webhooks/${part(webhook)}${query({ after })}`,
  scoring: '/desk/sessions',
  scoringSession: (session: string) => `/desk/sessions/${part(session)}`,
  scoringRound: (session: string, round: string, slot?: string) =>
    `/desk/sessions/${part(session)}/rounds/${part(round)}${query({ slot })}`,
  scoringSheets: (session: string, round: string) => `/desk/sessions/${part(session)}/rounds/${part(round)}/sheets`,
  scoringCheck: (session: string, round: string) =>
    `/desk/sessions/${part(session)}/rounds/${part(round)}/double-check`,
  scoringBoard: (session: string, board: string) => `/desk/sessions/${part(session)}/boards/${part(board)}`,
  deskImport: (id: string) => `/desk/imports/${part(id)}`,
  deskEvent: (event: string) => `/desk/events/${part(event)}`,
  ruling: ({ slug }: Slugged, ruling: string) => `/events/${part(slug)}/rulings/${part(ruling)}`,
  deskRule: (event: string, values: Readonly<Record<string, string | undefined>> = {}) =>
    `/desk/events/${part(event)}/rule${query(values)}`,
  desk: '/desk',
  start: '/start',
  deskEventRequests: (after?: string) => `/desk/event-requests${query({ after })}`,
  deskNewEventRequest: '/desk/event-requests/new',
  deskEventRequest: (request: string) => `/desk/event-requests/${part(request)}`,
  deskEvents: (after?: string) => `/desk/events${query({ after })}`,
  deskNewEvent: '/desk/events/new',
  deskOffice: (event: string) => `/desk/events/${part(event)}/office`,
  deskEventPowers: (event: string) => `/desk/events/${part(event)}/powers`,
  deskBodyPowers: (organisation: string) => `/desk/organisations/${part(organisation)}/powers`,
  deskConditions: (event: string) => `/desk/events/${part(event)}/conditions`,
  deskReports: (event: string) => `/desk/events/${part(event)}/reports`,
  deskEntries: (event: string) => `/desk/events/${part(event)}/entries`,
  deskSanctions: (after?: string) => `/desk/sanctions${query({ after })}`,
  deskUnlinked: (event: string) => `/desk/events/${part(event)}/players`,
  deskRounds: (stage: string) => `/desk/stages/${part(stage)}/rounds`,
  match: ({ slug }: Slugged, round: string, table: string) =>
    `/events/${part(slug)}/matches/${part(round)}/${part(table)}`,
  trust: '/trust',
  help: '/help',
  helpJob: (tour: string, job: string) => `/help/${part(tour)}/${part(job)}`,
  openData: '/open-data',
  developers: '/developers',
  apiExplorer: (values: Readonly<Record<string, string | undefined>> = {}) => `/developers/explorer${query(values)}`,
  apiReference: (values: Readonly<Record<string, string | undefined>> = {}) => `/developers/reference${query(values)}`,
  serviceFigures: '/statistics',
  publicPolicies: '/policies',
  policy: (id: string) => `/policies/${part(id)}`,
  myCertificates: '/my/certificates',
  /** Set for paper, in one language. */
  paper: (
    kind:
      | 'awards'
      | 'casebook'
      | 'certificates'
      | 'curtain-cards'
      | 'hands'
      | 'standings'
      | 'lines'
      | 'lists'
      | 'places'
      | 'years',
    name: string,
    locale: string,
  ) => `/files/papers/${kind}/${part(name)}/${locale}.pdf`,
  /** The head and first places of the same, drawn for whoever is sent the page's address. */
  picture: (kind: PictureOf['kind'], name: string, locale: string) =>
    `/files/papers/${kind}/${part(name)}/${locale}.png`,
  /** The same in the shape of what it is for. */
  pictureIn: ({ kind, name, locale }: PictureOf, shape: 'wide' | 'square' | 'long') =>
    `/files/papers/${kind}/${part(name)}/${locale}${shape === 'wide' ? '' : `.${shape}`}.png`,
  /** Documents, published standings and results files of an event in one file. */
  eventFiles: (event: string, locale: string) => `/files/events/${part(event)}/${locale}.zip`,
  certificate: (id: string) => `/certificates/${part(id)}`,
  tableDoor: '/table',
  tableEntry: (code: string) => `/table/${part(code)}`,
  movementTool: '/tools/movements',
  blankSheet: (sport: string) => `/tools/sheets/${part(sport)}`,
  sessionMovement: (session: string) => `/sessions/${part(session)}/movement`,
  sessionHands: (session: string) => `/sessions/${part(session)}/hands`,
  registerSheets: (body: string) => `/files/registers/${part(body)}/sheets.zip`,
  sessionHandsFile: (session: string, format: string) => `/files/session-hands/${part(session)}/${format}`,
  deskHands: (session: string, values: { cards?: 'open' } = {}) =>
    `/desk/sessions/${part(session)}/hands${query(values)}`,
  roundSheet: (round: string) => `/rounds/${part(round)}/print`,
  casePanel: ({ slug }: Slugged) => `/cases/${part(slug)}/panel`,
  caseRoom: ({ slug }: Slugged) => `/cases/${part(slug)}/room`,
  laws: '/laws',
  deskLaw: ({ shelf, slug }: LawShelf) => `/desk/laws/${part(shelf)}/${part(slug)}`,
  lawBook: ({ shelf, slug }: LawShelf) => `/laws/${part(shelf)}/${part(slug)}`,
  lawArticle: ({ shelf, slug }: LawShelf, { number }: { readonly number: string }) =>
    `/laws/${part(shelf)}/${part(slug)}/${part(number)}`,
  casebook: (values: Readonly<Record<string, string | undefined>> = {}) => `/casebook${query(values)}`,
  casebookEntry: (appeal: string) => `/casebook/${part(appeal)}`,
  poll: (poll: string) => `/polls/${part(poll)}`,
  deskCorrect: (event: string, values: Readonly<Record<string, string | undefined>> = {}) =>
    `/desk/events/${part(event)}/correct${query(values)}`,
  deskCorrections: (after?: string) => `/desk/corrections${query({ after })}`,
  deskCorrection: (id: string) => `/desk/corrections/${part(id)}`,
  policies: (policy?: string) => `/desk/lists/policies${query({ policy })}`,
  newPolicy: (start: string, given: { code?: string; sport?: string; organisation?: string } = {}) =>
    `/desk/lists/policies/new${query({ start, ...given })}`,
  newRanking: '/desk/lists/new',
  deskAccounts: (values: Readonly<Record<string, string | undefined>> = {}) => `/desk/accounts${query(values)}`,
  deskInvite: (number?: string) => `/desk/accounts/invite${query({ number })}`,
  deskPeople: (values: Readonly<Record<string, string | undefined>> = {}) => `/desk/people${query(values)}`,
  deskNewPerson: '/desk/people/new',
  deskDuplicates: '/desk/people/duplicates',
  deskPerson: (person: string) => `/desk/people/${part(person)}`,
  deskBodies: (values: Readonly<Record<string, string | undefined>> = {}) => `/desk/organisations${query(values)}`,
  deskBody: (organisation: string) => `/desk/organisations/${part(organisation)}`,
  deskSwitch: (organisation: string) => `/desk/organisations/${part(organisation)}/switch`,
  printedCheck: (check: string, values: Readonly<Record<string, string | undefined>> = {}) =>
    `/desk/lists/compared/${part(check)}${query(values)}`,
  /** Rules that a body makes itself; with a name, the next version of those. */
  deskRules: (organisation: string, name?: string) =>
    `/desk/organisations/${part(organisation)}/rules${query({ name })}`,
  deskGrades: (values: Readonly<Record<string, string | undefined>> = {}) => `/desk/grades${query(values)}`,
  deskOfficials: '/desk/officials',
  deskAnomalies: (values: Readonly<Record<string, string | undefined>> = {}) => `/desk/anomalies${query(values)}`,
  deskSpreadsheets: (values: Readonly<Record<string, string | undefined>> = {}) => `/desk/spreadsheets${query(values)}`,
  deskSpreadsheet: (id: string) => `/desk/spreadsheets/${part(id)}`,
  deskLargeSpreadsheet: (id: string) => `/desk/spreadsheets/large/${part(id)}`,
  deskAccount: (account: string) => `/desk/accounts/${part(account)}`,
  seatQuotas: (values: Readonly<Record<string, string | undefined>> = {}) => `/desk/lists/seats${query(values)}`,
  simulation: (values: Readonly<Record<string, string | undefined>> = {}) => `/desk/lists/simulate${query(values)}`,
  my: '/my',
  newAppeal: (about: { ruling?: string | null; stage?: string | null; slot?: string | null; appeal?: string | null }) =>
    `/my/appeals/new${query({ ruling: about.ruling, stage: about.stage, slot: about.slot, appeal: about.appeal })}`,
  appealReceipt: (appeal: string) => `/my/appeals/${part(appeal)}/receipt`,
  case: ({ slug }: Slugged) => `/cases/${part(slug)}`,
  deskCases: (values: Readonly<Record<string, string | undefined>> = {}) => `/desk/cases${query(values)}`,
  login: (returnTo: string) => `/login${query({ return: returnTo })}`,
}

/** An id or code as it stands in the address bar → as the API knows it. */
export const fromPath = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
