import { sixPairs, usebioFile } from '../../support/usebio.js'
import type { CaseFederation } from './case-federation.js'
import { mutate, ownBody } from './portal-acts.js'
import { type Cookies, everybody, stateOf, type Who } from './session.js'

/** Addresses of one page of every family, without the language, found by following the pages' own links. */
export interface Addresses {
  /** An official event that was corrected. */
  readonly event: string
  /** An event whose standings are provisional. */
  readonly openEvent: string
  /** The filing of an appeal against a ruling that names the demo's player, and a case at the clerk. */
  readonly filing: string
  readonly case: string
  /** A running guandan event. */
  readonly guandanEvent: string
  /** The slip of a ruling anybody may read. */
  readonly rulingSlip: string
  /** The ruling desk of the open event with a contestant chosen. */
  readonly deskRuleEntry: string
  readonly scorecard: string
  readonly board: string
  readonly explainTotal: string
  readonly explainPoints: string
  readonly explainRanking: string
  readonly player: string
  readonly ranking: string
  readonly club: string
  /** A year of that player, and one of that body. */
  readonly playerYear: string
  readonly clubYear: string
  /** A file that was read and not committed. */
  readonly deskImport: string
  /** The office of a body. */
  readonly deskBody: string
  /** A correction that waits for a second person. */
  readonly deskCorrection: string
  /** One score sheet of the open event at the correction desk. */
  readonly deskCorrect: string
  /** A session of the running event that is played with boards, its open round, and a board of it. */
  readonly deskSession: string
  readonly deskRound: string
  readonly deskBoard: string
  /** The open rounds of the running guandan and mahjong events. */
  readonly deskGuandan: string
  readonly deskMahjong: string
}

export interface Surroundings {
  readonly url: string
  readonly password: string
  readonly addresses: Addresses
  readonly cookies: Cookies
  /** Where the database of the stack is at hand. */
  readonly cases?: CaseFederation
}

const VARIABLE = 'PAIJI_BROWSER_SURROUNDINGS'

/** Tells the workers, which inherit the environment, where everything is. */
export const announce = (surroundings: Surroundings): void => {
  process.env[VARIABLE] = JSON.stringify(surroundings)
}

export const surroundings = (): Surroundings => {
  const told = process.env[VARIABLE]
  if (!told) throw new Error('The global setup has not run.')
  return JSON.parse(told) as Surroundings
}

/** Somebody's log-in as a browser context's stored state; shared by all tests, so none of them may log out with it. */
export const storedSession = (who: Who) => stateOf(surroundings().url, surroundings().cookies[who])

type FindLink = (path: string, pattern: RegExp) => Promise<string>

/** The first link on a page whose address, without the language, is of a kind. */
const linkFinder =
  (url: string, cookie = ''): FindLink =>
  async (path, pattern) => {
    const response = await fetch(`${url}/en${path}`, { headers: { cookie } })
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
    const links = [...(await response.text()).matchAll(/href="\/en([^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    )
    const found = links.find(href => pattern.test(href))
    if (!found) throw new Error(`${path} has no link like ${pattern}.`)
    return found
  }

/** Reads a file at the import desk, as the portal itself does, and leaves it there. */
const readFile = async (url: string, cookie: string): Promise<string> => {
  const organisation = await ownBody(url, cookie)
  const file = new TextEncoder().encode(usebioFile('Waiting Pairs', ['1', '2', '3', '4', '5', '6'], sixPairs))
  const opening = { about: { results: organisation }, fileName: 'waiting.xml', size: file.length }
  const { ticket } = await mutate(url, cookie, 'OpenUpload', opening)
  const headers = { cookie, origin: url, 'content-type': 'application/octet-stream' }
  const sent = await fetch(`${url}/files/upload/${ticket}`, { method: 'PUT', headers, body: file })
  const read = await mutate(url, cookie, 'ReadResultsFile', { organisation, upload: ticket })
  const id = (read.import as { id?: string } | undefined)?.id
  if (!id) throw new Error(`Sending a file was answered ${sent.status}, reading it ${JSON.stringify(read)}`)
  return id
}

/** The newest ruling of the demo is appealed already; the one before it is the player's to appeal. */
const findFiling = async (url: string, rulings: string, cookie: string): Promise<string> => {
  const page = await (await fetch(`${url}/en${rulings}`, { headers: { cookie } })).text()
  const links = [...page.matchAll(/href="\/en(\/my\/appeals\/new\?[^"]*)"/g)].map(([, href = '']) => href)
  const found = [...new Set(links)].at(-2)
  if (!found) throw new Error(`${rulings} has no ruling for the player to appeal.`)
  return found.replaceAll('&amp;', '&')
}

const isSession = /^\/desk\/sessions\/[^/]+$/

/** The first session at the score desk that has boards and a round that is being played. */
const findSession = async (url: string, cookie: string): Promise<string> => {
  const list = await (await fetch(`${url}/en/desk/sessions`, { headers: { cookie } })).text()
  for (const [, href = ''] of list.matchAll(/href="\/en([^"]*)"/g)) {
    if (!isSession.test(href) || !list.includes(`${href}/rounds/`)) continue
    const page = await (await fetch(`${url}/en${href}`, { headers: { cookie } })).text()
    if (page.includes(`${href}/boards/`)) return href
  }
  throw new Error('No session at the score desk has boards.')
}

/** The first open round of a sport, by its English name, at the score desk. */
const findOpenRound = async (url: string, cookie: string, sport: string): Promise<string> => {
  const list = await (await fetch(`${url}/en/desk/sessions`, { headers: { cookie } })).text()
  const events = list.split('<section').filter(part => part.includes(sport))
  const rounds = events.flatMap(event => /href="\/en(\/desk\/sessions\/[^/"]+\/rounds\/[^/"]+)"/.exec(event)?.[1] ?? [])
  if (!rounds[0]) throw new Error(`No open round of ${sport} at the score desk.`)
  return rounds[0]
}

const findAddresses = async (url: string, cookies: Cookies): Promise<Addresses> => {
  const link = linkFinder(url)
  const { staff: cookie, player: playerCookie } = cookies
  const deskLink = linkFinder(url, cookie)
  const playerLink = linkFinder(url, playerCookie)
  const openCase = await playerLink('/my', /^\/cases\/[^/?]+$/)
  const rulings = await playerLink(openCase, /^\/events\/[^/?]+\/rulings$/)
  const event = await link('/events?text=BRB-', /^\/events\/[^/?]+$/)
  const recorded = await link('/events?text=CLB-', /^\/events\/[^/?]+$/)
  const openEvent = await link('/events?text=BRC-', /^\/events\/[^/?]+$/)
  const ruled = await link('/events?text=BRB-', /^\/events\/[^/?]+$/)
  const ranking = '/rankings/bridge-open'
  const board = await deskLink(`/desk${openEvent}/correct`, /[?&]board=/)
  const deskSession = await findSession(url, cookie)
  const player = await link(ranking, /^\/players\/[^/?]+$/)
  const club = await link('/clubs', /^\/clubs\/[^/?]+$/)
  return {
    case: openCase,
    filing: await findFiling(url, rulings, playerCookie),
    deskSession,
    deskRound: await deskLink('/desk/sessions', new RegExp(`^${deskSession}/rounds/[^/]+$`)),
    deskBoard: await deskLink(deskSession, /\/boards\/[^/]+$/),
    deskGuandan: await findOpenRound(url, cookie, 'Guandan'),
    deskMahjong: await findOpenRound(url, cookie, 'Mahjong'),
    event,
    openEvent,
    guandanEvent: await link('/events?text=GUB-', /^\/events\/[^/?]+$/),
    rulingSlip: await link(`${ruled}/rulings`, /\/rulings\/[^/?]+$/),
    deskRuleEntry: await deskLink(`/desk${openEvent}/rule`, /[?&]entry=/),
    scorecard: await link(`${event}/entries`, /\/entries\/[^/]+/),
    board: await link(`${recorded}/boards`, /\/boards\/[^/]+/),
    explainTotal: await link(event, /^\/explain\/standing\//),
    explainPoints: await link(event, /^\/explain\/award\//),
    explainRanking: await link(ranking, /^\/explain\/ranking\//),
    player,
    playerYear: await link(player, /\/years\/\d+$/),
    ranking,
    club,
    clubYear: await link(club, /\/years\/\d+$/),
    deskImport: `/desk/imports/${encodeURIComponent(await readFile(url, cookie))}`,
    deskBody: await deskLink('/desk/organisations', /^\/desk\/organisations\/[^/?]+$/),
    deskCorrection: await deskLink('/desk/corrections', /^\/desk\/corrections\/[^/?]+$/),
    deskCorrect: await deskLink(board, /[?&]slot=/),
  }
}

/** Logs everybody in and finds a page of every family of a stack that is up. */
export const findPlaces = async (url: string, password: string): Promise<Surroundings> => {
  const cookies = await everybody(url, password)
  return { url, password, cookies, addresses: await findAddresses(url, cookies) }
}
