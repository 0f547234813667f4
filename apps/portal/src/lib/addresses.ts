import { askPlainly } from './ask-plainly'

/**
 * The addresses people can say: `/players/10050947`, `/events/BRA-2025-02`, `/clubs/SH-C4`, `/cases/AC-2026-002`,
 * `/rankings/bridge-open/2026-10`. Pages know things by their ids; here, and nowhere else, an address becomes an id.
 */

/** As the API answers: `id` of the thing, and what stands for it in its address. */
export interface Addressed {
  readonly id: string
  readonly slug: string
  readonly ranking: string | null
  readonly revision: number | null
}

/** As the API takes it (`AddressInput`): one kind, and what stands in the address. */
export type Address =
  | { readonly player: string }
  | { readonly event: string }
  | { readonly organisation: string }
  | { readonly appeal: string }
  | { readonly rankingList: { readonly ranking: string; readonly slug: string; readonly revision?: number } }

export type Find = (address: Address) => Promise<Addressed | undefined>

/**
 * What becomes of a request: sent on for good to the address that holds today, led for now to a desk, which goes by ids,
 * to the record that another gave way to, or from a code an event had before, or shown what the word of its address stands for.
 */
export type Settled =
  | { readonly kind: 'moved'; readonly path: string }
  | { readonly kind: 'led'; readonly path: string }
  | { readonly kind: 'shown'; readonly slug: string; readonly id: string }

const kinds: Readonly<Record<string, (slug: string) => Address>> = {
  players: player => ({ player }),
  events: event => ({ event }),
  clubs: organisation => ({ organisation }),
  cases: appeal => ({ appeal }),
}

/** The desks take the same words for the same things; what is no address there is a page of its own. */
const deskKinds: Readonly<Record<string, (slug: string) => Address>> = {
  'desk/people': player => ({ player }),
  'desk/events': event => ({ event }),
  'desk/organisations': organisation => ({ organisation }),
}

const part = encodeURIComponent

const plain = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const ID = /^[A-Za-z0-9_-]{44,}$/

const page = /^(\/(?:zh-CN|en))\/(players|events|clubs|cases|desk\/(?:people|events|organisations))\/([^/]+)(\/.*)?$/
const issue = /^(\/(?:zh-CN|en))\/rankings\/([^/]+)\/([^/]+)\/?$/
const ranking = /^(\/(?:zh-CN|en))\/rankings\/([^/]+)\/?$/

const sameWord = (slug: string, found: Addressed): boolean => slug.toUpperCase() === found.slug.toUpperCase()

/**
 * Not for good: to the record that a player's was merged into, since a merge can be undone, and from the code that an
 * event had, since it may have it again and a browser would go round in circles.
 */
const gaveWay = (family: string, slug: string, found: Addressed): boolean => {
  if (family === 'players') return ID.test(slug) ? slug !== found.id : true
  return family === 'events' && !ID.test(slug) && !sameWord(slug, found)
}

const settlePage = async (match: RegExpMatchArray, search: string, find: Find): Promise<Settled | undefined> => {
  const [, locale = '', family = '', segment = '', rest = ''] = match
  const slug = plain(segment)
  const atDesk = deskKinds[family]
  if (atDesk && (ID.test(slug) || (rest === '' && /^[a-z]+$/.test(slug)))) return undefined
  const address = (atDesk ?? kinds[family])?.(slug)
  const found = address && (await find(address))
  if (!found) return undefined
  const pathTo = (name: string) => `${locale}/${family}/${part(name)}${rest}${search}`
  if (atDesk) return { kind: 'led', path: pathTo(found.id) }
  if (found.slug === slug) return { kind: 'shown', slug, id: found.id }
  return { kind: gaveWay(family, slug, found) ? 'led' : 'moved', path: pathTo(found.slug) }
}

const without = (search: string, name: string): URLSearchParams => {
  const values = new URLSearchParams(search)
  values.delete(name)
  return values
}

const withQuery = (path: string, values: URLSearchParams): string => (values.size > 0 ? `${path}?${values}` : path)

/** Where an issue of a list has its page. */
const issuePath = (locale: string, found: Addressed, values: URLSearchParams): string => {
  if (found.revision !== null) values.set('revision', String(found.revision))
  return withQuery(`${locale}/rankings/${part(found.ranking ?? '')}/${part(found.slug)}`, values)
}

const settleIssue = async (match: RegExpMatchArray, search: string, find: Find): Promise<Settled | undefined> => {
  const [, locale = '', code = '', segment = ''] = match
  const slug = plain(segment)
  if (slug === 'changes') return undefined
  const revision = Number(new URLSearchParams(search).get('revision') ?? 0)
  const asked = { ranking: plain(code), slug, ...(Number.isSafeInteger(revision) && revision > 0 ? { revision } : {}) }
  const found = await find({ rankingList: asked })
  if (!found) return undefined
  if (found.slug !== slug || found.ranking !== asked.ranking)
    return { kind: 'moved', path: issuePath(locale, found, without(search, 'revision')) }
  return { kind: 'shown', slug, id: found.id }
}

/** The list of a ranking by its id, as addresses were written once. */
const settleList = async (match: RegExpMatchArray, search: string, find: Find): Promise<Settled | undefined> => {
  const [, locale = '', code = ''] = match
  const list = new URLSearchParams(search).get('list')
  const found = list ? await find({ rankingList: { ranking: plain(code), slug: list } }) : undefined
  return found && { kind: 'moved', path: issuePath(locale, found, without(search, 'list')) }
}

/** What becomes of an address of this portal; nothing where it is none of these, or nothing is there for the reader. */
export const settle = (pathname: string, search: string, find: Find): Promise<Settled | undefined> => {
  const asPage = page.exec(pathname)
  if (asPage) return settlePage(asPage, search, find)
  const asIssue = issue.exec(pathname)
  if (asIssue) return settleIssue(asIssue, search, find)
  const asRanking = ranking.exec(pathname)
  return asRanking ? settleList(asRanking, search, find) : Promise.resolve(undefined)
}

const QUESTION = `query AtAddress($address: AddressInput!) {
  atAddress(address: $address) { id slug ranking revision }
}`

/** What everybody may see stays known for so long, in milliseconds, and so much of it. */
const KNOWN_FOR = 20_000
const MOST_KNOWN = 5_000

const known = new Map<string, { readonly found: Addressed; readonly until: number }>()

const keep = (key: string, found: Addressed, now: number): void => {
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, { found, until: now + KNOWN_FOR })
}

/** Asks the API in the reader's name. What strangers were shown is the same for everybody, and is remembered for a while. */
export const findAs =
  (reader: Headers): Find =>
  async address => {
    const [key, now] = [JSON.stringify(address), Date.now()]
    const remembered = known.get(key)
    if (remembered && remembered.until > now) return remembered.found
    const cookie = reader.get('cookie') ?? ''
    const headers: Record<string, string> = {}
    if (cookie) headers.cookie = cookie
    const from = reader.get('x-forwarded-for')
    if (from) headers['x-forwarded-for'] = from
    const secret = process.env.PAIJI_FORWARD_SECRET
    if (secret) headers['x-paiji-forward'] = secret
    try {
      const answer = (await askPlainly(QUESTION, { variables: { address }, headers })) as {
        readonly data?: { readonly atAddress?: Addressed | null } | null
      }
      const found = answer.data?.atAddress ?? undefined
      if (found && !cookie.includes('session_token')) keep(key, found, now)
      return found
    } catch {
      return undefined
    }
  }
