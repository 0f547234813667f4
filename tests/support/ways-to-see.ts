import { globalId } from './ids.js'

/** What is put into private fields, and what is asked for in order to find it. */
export const CANARY = {
  number: 'KNR-77310',
  birth: '1987-06-05',
  name: '金丝雀',
  mail: 'jinsique@example.org',
} as const

/** Who and what the ways are about. */
export interface SeenScene {
  readonly person: string
  readonly personNumber: string
  readonly east: string
  readonly west: string
  readonly south: string
  readonly federation: string
  readonly event: string
  readonly stage: string
  /** Belongs to the eastern club alone. */
  readonly neighbour: string
  readonly spreadsheets: readonly string[]
  readonly certificates: readonly string[]
}

type Variables = Readonly<Record<string, unknown>>

/** One way in which a value could act. */
export interface Way {
  readonly document: string
  readonly variables: Variables
  /** It would write: it is asked over connections that cannot, and refusals are the answer. */
  readonly writes?: true
}

const FOUND = 'totalCount edges { node { id number name } }'
const PROBLEMS = 'problems { code path params { name value } }'

const readWays = ({ person, personNumber, east, west, south }: SeenScene): Record<string, Way> => ({
  page: {
    document: `query ($id: ID!) { person(id: $id) { name gender birthYear status club { code } affiliations { organisation { code } }
      identifiers { issuer value } photo { path } office { birthDate deceasedOn minor guardians { name contact } identifiers { issuer value }
      affiliations { organisation { code } } history(first: 50) { entries { id } } } } }`,
    variables: { id: person },
  },
  'page by its number': {
    document: `query ($n: String!) { personByNumber(number: $n) { id gender birthYear club { code } identifiers { value } } }`,
    variables: { n: personNumber },
  },
  node: {
    document: `query ($id: ID!) { node(id: $id) { ... on Person { gender birthYear club { code } identifiers { value } photo { path } } } }`,
    variables: { id: person },
  },
  'search for a number': {
    document: `query ($t: String!) { search(text: $t) { kinds people { ${FOUND} } } people(text: $t) { ${FOUND} } }`,
    variables: { t: CANARY.number },
  },
  'search for a part of a number': {
    document: `query ($t: String!) { search(text: $t) { kinds people { ${FOUND} } } people(text: $t) { ${FOUND} } }`,
    variables: { t: CANARY.number.slice(0, 6) },
  },
  'search for a day of birth': {
    document: `query ($t: String!) { search(text: $t) { kinds people { ${FOUND} } } people(text: $t) { ${FOUND} } }`,
    variables: { t: CANARY.birth },
  },
  'search for an address': {
    document: `query ($t: String!) { search(text: $t) { kinds people { ${FOUND} } } people(text: $t) { ${FOUND} } }`,
    variables: { t: CANARY.mail },
  },
  'search for a name': {
    document: `query ($t: String!, $east: ID!, $west: ID!) { search(text: $t) { kinds people { ${FOUND} } }
      inEast: people(text: $t, organisation: $east) { ${FOUND} } inWest: people(text: $t, organisation: $west) { ${FOUND} } }`,
    variables: { t: CANARY.name, east, west },
  },
  suggestions: {
    document: `query ($t: String!) { search(text: $t, first: 3) { kinds people { edges { node { name club { code } birthYear } } } } }`,
    variables: { t: CANARY.name.slice(0, 2) },
  },
  'filter by club': {
    document: `query ($east: ID!, $west: ID!, $south: ID!) { inEast: people(organisation: $east) { ${FOUND} } inWest: people(organisation: $west) { ${FOUND} }
      inSouth: people(organisation: $south) { ${FOUND} } }`,
    variables: { east, west, south },
  },
  'order and count of everyone': { document: `query { people(first: 100) { ${FOUND} } }`, variables: {} },
  members: {
    document: `query ($east: ID!, $west: ID!, $south: ID!) { east: organisation(id: $east) { members { ${FOUND} } }
      west: organisation(id: $west) { members { ${FOUND} } } south: organisation(id: $south) { members { ${FOUND} } } }`,
    variables: { east, west, south },
  },
  accounts: {
    document: `query ($t: String!) { accounts(text: $t) { totalCount edges { node { name email } } } }`,
    variables: { t: CANARY.mail },
  },
  'transfers, claims, proposals and likely duplicates': {
    document: `query { openTransfers { id } openClaims { id } openRecordActs { id } suspectedDuplicates { because } }`,
    variables: {},
  },
})

const playWays = ({ person, event, stage, federation }: SeenScene): Record<string, Way> => ({
  'entries and results of an event': {
    document: `query ($id: ID!) { event(id: $id) { stages { entries { nameAsEntered players { nameAsEntered notMember person { gender birthYear club { code } identifiers { value } } } }
      standings { lines(first: 20) { edges { node { rank entry { players { person { club { code } } } } } } } } } } }`,
    variables: { id: event },
  },
  'whether somebody may enter': {
    document: `query ($event: ID!, $people: [ID!]!) { entryEligibility(event: $event, people: $people) { code } }`,
    variables: { event, people: [person] },
  },
  'entering with somebody': {
    document: `mutation ($input: RequestEntryInput!) { requestEntry(input: $input) { ${PROBLEMS} } }`,
    variables: { input: { event, with: [person] } },
    writes: true,
  },
  'match of a typed name and number': {
    document: `query ($stage: ID!, $players: [String!]!) { matchEntrants(stage: $stage, players: $players) {
      status foundBy nameAgrees name person { number } candidates { score because } } }`,
    variables: { stage, players: [CANARY.name, CANARY.number, `${CANARY.name} ${CANARY.number}`] },
  },
  'the desk of checks': {
    document: `query { anomalyDesk { counts { kind } anomalies { kind } } }`,
    variables: {},
  },
  'the body above': {
    document: `query ($id: ID!) { organisation(id: $id) { members(first: 100) { ${FOUND} } office { history(first: 50) { entries { id } } } } }`,
    variables: { id: federation },
  },
})

const PREVIEW = `preview { wrong inDoubt rows { row problems { code path params { name value } } asks { mustDecide person { number }
  proposed { id } candidates { score because person { id number } } } } }`

const paperWays = ({ spreadsheets, certificates }: SeenScene): Record<string, Way> => ({
  ...Object.fromEntries(
    spreadsheets.map((id, at): [string, Way] => [
      `match of a spreadsheet ${at + 1}`,
      { document: `query ($id: ID!) { spreadsheet(id: $id) { ${PREVIEW} } }`, variables: { id } },
    ]),
  ),
  ...Object.fromEntries(
    certificates.map((id, at): [string, Way] => [
      `certificate ${at + 1}`,
      { document: `query ($id: ID!) { certificate(id: $id) { number club { zh } holder { zh } } }`, variables: { id } },
    ]),
  ),
  'match of a file of results': {
    document: `query { identityQuestions(first: 50) { id name candidates { score because person { id number } } } }`,
    variables: {},
  },
})

/** What whole lists are exported by, as lines of a file. */
export const exportsToSee: Readonly<Record<string, string>> = {
  'export of the register': `query ($after: String) { people(first: 100, after: $after) { totalCount edges { node { id name gender birthYear
    club { code } identifiers { issuer value } affiliations { organisation { code } } photo { path } } } pageInfo { hasNextPage endCursor } } }`,
  'export of the clubs': `query ($after: String) { organisations(first: 50, after: $after) { totalCount edges { node { code members(first: 50) {
    totalCount edges { node { name } } } } } pageInfo { hasNextPage endCursor } } }`,
}

const probeWays = ({ person, east, neighbour }: SeenScene): Record<string, Way> => {
  const names = [{ script: 'Hans', family: '金', given: '丝雀', display: CANARY.name }]
  return {
    'look-alikes of a day': {
      document: `query ($org: ID!, $day: String!) { same: lookAlikes(organisation: $org, names: ["${CANARY.name}"], birthDate: $day) { score because person { id } }
        other: lookAlikes(organisation: $org, names: ["${CANARY.name}"], birthDate: "1950-01-01") { score because person { id } } }`,
      variables: { org: east, day: CANARY.birth },
    },
    'registering the same again': {
      document: `mutation ($input: RegisterPersonInput!) { registerPerson(input: $input) { ${PROBLEMS} } }`,
      variables: { input: { organisation: east, names, birthDate: CANARY.birth, gender: 'female' } },
      writes: true,
    },
    'giving the number to somebody of the own': {
      document: `mutation ($input: AddIdentifierInput!) { addIdentifier(input: $input) { ${PROBLEMS} } }`,
      variables: { input: { person: neighbour, issuer: 'PRIV', value: CANARY.number } },
      writes: true,
    },
    'acting on the record': {
      document: `mutation ($input: ChangePersonInput!) { changePerson(input: $input) { ${PROBLEMS} } }`,
      variables: { input: { person, birthDate: CANARY.birth, gender: 'female', status: 'ACTIVE', reason: 'r' } },
      writes: true,
    },
  }
}

/** Every way by GraphQL in which a private value could act, by its name. */
export const waysToSee = (scene: SeenScene): Readonly<Record<string, Way>> => ({
  ...readWays(scene),
  ...playWays(scene),
  ...probeWays(scene),
  ...paperWays(scene),
})

/** Addresses that anyone may ask for and that speak of the person, the event or the body. */
export const addressesToSee = (
  { person, event, certificates }: SeenScene,
  revisions: readonly string[],
): readonly string[] => [
  ...revisions.flatMap(id =>
    ['usebio', 'csv', 'pbn', 'json'].map(format => `/files/results/${globalId('StandingsRevision', id)}/${format}`),
  ),
  '/files/feeds/results/official.atom',
  '/files/feeds/results/official.json',
  '/files/feeds/rankings.atom',
  '/casebook.atom',
  '/files/calendar/federation/events.ics',
  `/files/calendar/events/${event}.ics`,
  `/files/photos/${person}`,
  ...['en.pdf', 'zh-CN.png'].map(file => `/files/papers/players/${person}/${file}`),
  ...revisions.map(id => `/files/papers/standings/${globalId('StandingsRevision', id)}/zh-CN.pdf`),
  ...certificates.flatMap(id => [
    `/files/certificates/${id}.json`,
    ...['en.pdf', 'zh-CN.pdf'].map(file => `/files/papers/certificates/${id}/${file}`),
  ]),
  '/files/sitemaps/people.xml',
]
