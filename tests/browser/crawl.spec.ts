import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runningDatabase, scene, useCases } from '@paiji/api/testing'
import { clerkFamilies, deskFamilies, playerFamilies, publicFamilies } from './support/families.js'
import { type Called, chineseFirst, namesOf } from './support/names-in-english.js'
import { families, familyOf } from './support/page-families.js'
import { surroundings } from './support/places.js'
import { cookiesOf, stateOf, type Who } from './support/session.js'
import { expect, test } from './support/test.js'

/**
 * As each role from the home page, following the links the pages have: every kind of page is reached by somebody who
 * may see it, no link is dead, no page fails, misses a word, calls people in Chinese to who reads English, logs
 * an error or is wider than a phone.
 */

test.describe.configure({ mode: 'serial' })

/** Kinds of pages that no link of the demo leads to, and why. */
const NO_LINK: Readonly<Record<string, string>> = {
  '/desk/events/[eventId]/players': 'the office leads there while a player is not linked; entries.spec.ts walks it',
  '/desk/spreadsheets/[spreadsheetId]': 'opens with a file that was sent in',
  '/desk/spreadsheets/large/[largeId]': 'opens with a file of more than 5,000 rows; switch.spec.ts walks it',
  '/desk/lists/compared/[checkId]': 'opens with a list of an earlier system; switch.spec.ts walks it',
  '/desk/webhooks/[webhookId]': 'opens with an address that somebody registered; webhooks.spec.ts walks it',
  '/email/[token]': 'the link in the mail to a new address',
  '/invitation/[token]': 'the one-time link of an invitation, passed on by hand or mail',
  '/players/[personId]/claim': 'for a log-in without a record, which none of the demo is; own-account.spec.ts walks it',
  '/polls/[pollId]': 'for whom a director asks',
  '/reset/[token]': 'the link in the mail to whoever forgot the password',
  '/unsubscribe/[token]': 'the link in a mail that ends its topic',
  '/start': 'a log-in from the home page leads there, and it leads on to the desk or the own page',
  '/setup': 'every address leads there while there is no federation, and none afterwards',
  '/table/[code]': 'printed as a code on the slip of a table',
}

/** Where what follows hangs on the thing: few events have rulings, not every sport has boards. */
const MORE: Readonly<Record<string, number>> = {
  '/events/[eventId]': 12,
  '/events/[eventId]/boards': 6,
  '/events/[eventId]/rulings': 6,
  '/desk/sessions/[sessionId]': 4,
  '/desk/stages/[stageId]/rounds': 4,
  // Rules that bodies made may be linked before a text whose words can be brought.
  '/laws/[shelf]/[book]': 8,
}

/** Few events have matches in two rooms or their deals on record; stages and rounds are pages of their own. */
const VISITED: Readonly<Record<string, number>> = {
  '/events/[eventId]': 40,
  '/events/[eventId]/pairings': 40,
  '/events/[eventId]/boards': 40,
}

/** Roles of the office that no log-in of the demo has. */
const offices = ['registrar', 'rankingOfficer', 'sanctioningOfficer', 'publisher', 'auditor'] as const

const isOffice = (role: string): boolean => offices.some(office => office === role)

/**
 * How many pages of a kind are opened for the links on them: more for the reader whose way everybody goes, one for an
 * office that has its own links on the desk alone.
 */
const each = (role: string, family: string): number => {
  if (role === 'visitor') return VISITED[family] ?? MORE[family] ?? 2
  return isOffice(role) ? 1 : (MORE[family] ?? 1)
}

const reached = new Map<string, Map<string, string>>()
const wrong: string[] = []
let called: Called = new Map()

const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\bhref="\/en(\/[^"#]*|)(?:#[^"]*)?"/g)].map(
    ([, href = '']) => href.replaceAll('&amp;', '&') || '/',
  )

/** What the pages offer to keep: addresses outside the pages of a language. */
const filesOf = (html: string): string[] =>
  [...html.matchAll(/<(?:a|link)\b[^>]*?\bhref="(\/(?:files\/|[a-z]+\.atom)[^"#]*)/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )

/** Files of one kind: the folders that say what it is, and how its name ends. */
const kindOfFile = (address: string): string => {
  const { pathname } = new URL(address, 'http://localhost')
  return `${pathname
    .split('/')
    .slice(0, 4)
    .filter(part => part.length < 30)
    .join('/')} ${pathname.match(/[.\w-]{1,12}$/)?.[0]}`
}

/** Nobody can say an id: public pages of what has a number or a code go by that. */
const UNSAID = /^\/(?:events|players|clubs|cases|rankings\/[^/]+|casebook)\/[A-Za-z0-9_-]{44,}(?:[/?]|$)|[?&]list=/

const unsaid = (role: string, address: string, links: readonly string[]): string[] =>
  links.filter(link => UNSAID.test(link)).map(link => `${role}: ${address} leads to ${link}`)

const open = async (role: string, url: string, address: string, cookie: string): Promise<string> => {
  // Unpacked: nobody's line is narrow here.
  const headers = { cookie, 'accept-encoding': 'identity' }
  const answer = await fetch(`${url}/en${address === '/' ? '' : address}`, { headers, redirect: 'follow' })
  const html = await answer.text()
  if (answer.status >= 400) wrong.push(`${role}: ${address} answers ${answer.status}`)
  // The casebook stands as it was printed, mails as they were sent.
  const isChecked = !/^\/(?:casebook|desk\/mail)(?:[/?]|$)/.test(address)
  const chinese = isChecked ? [...new Set(chineseFirst(html, called))] : []
  if (chinese.length > 0)
    wrong.push(`${role}: ${address} calls ${chinese.length} in Chinese: ${chinese.slice(0, 3).join(', ')}`)
  if (/MISSING_MESSAGE|INSUFFICIENT_PATH/.test(html)) wrong.push(`${role}: ${address} misses a word`)
  return answer.ok ? html : ''
}

/** The kinds of files that a visitor was given: they are no others for whoever is logged in. */
const forEverybody = new Set<string>()

/** Fetches one file of each kind that the pages offer this role; a file is no page that says it is missing. */
const fetchFiles = async (role: string, files: ReadonlySet<string>, cookie: string): Promise<void> => {
  const offered = new Map([...files].map(address => [kindOfFile(address), address]))
  const kinds = new Map([...offered].filter(([kind]) => !forEverybody.has(kind)))
  if (role === 'visitor') for (const kind of kinds.keys()) forEverybody.add(kind)
  await inTurns([...kinds.values()], async address => {
    const answer = await fetch(`${surroundings().url}${address}`, { headers: { cookie } })
    const size = (await answer.arrayBuffer()).byteLength
    const type = answer.headers.get('content-type') ?? ''
    // What was published in this minute is sealed within the next one, and says so.
    if (answer.status === 503 && answer.headers.has('retry-after')) return
    // A part of the open data may hold nothing.
    const isEmpty = size === 0 && !address.startsWith('/files/open-data/')
    if (!answer.ok || isEmpty || type.startsWith('text/html'))
      wrong.push(`${role}: ${address} answers ${answer.status}, ${size} bytes of ${type}`)
  })
}

/** Breadth first from the home page, a few pages of each kind; what was found is kept for the table. */
const crawl = async (role: string, cookie: string): Promise<void> => {
  const { url } = surroundings()
  const found = new Map<string, string>()
  const opened = new Map<string, number>()
  const seen = new Set(['/'])
  const files = new Set<string>()
  let level = ['/']
  while (level.length > 0) {
    const chosen = level.filter(address => {
      const family = familyOf(address) ?? ''
      const times = opened.get(family) ?? 0
      opened.set(family, times + 1)
      return family !== '' && times < each(role, family)
    })
    const pages = await inTurns(chosen, address => open(role, url, address, cookie))
    for (const [at, address] of chosen.entries()) if (pages[at]) found.set(familyOf(address) ?? '', address)
    for (const [at, address] of chosen.entries())
      if (!/^\/(?:desk|my|cases)(?:[/?]|$)/.test(address))
        wrong.push(...unsaid(role, address, linksOf(pages[at] ?? '')))
    level = [...new Set(pages.flatMap(linksOf))].filter(address => !seen.has(address) && familyOf(address))
    for (const address of level) seen.add(address)
    for (const address of pages.flatMap(filesOf)) files.add(address)
  }
  await fetchFiles(role, files, cookie)
  reached.set(role, found)
}

/** Three at a time. */
const inTurns = async <In, Out>(all: readonly In[], work: (one: In) => Promise<Out>): Promise<Out[]> => {
  const done: Out[] = []
  for (let at = 0; at < all.length; at += 3) done.push(...(await Promise.all(all.slice(at, at + 3).map(work))))
  return done
}

const demo: readonly Who[] = ['player', 'director', 'scorer', 'staff', 'clerk', 'committee', 'admin']

const cookies = new Map<string, string>([['visitor', '']])

test('the roles the demo does not have get accounts', async () => {
  const { cases, url, password } = surroundings()
  for (const who of demo) cookies.set(who, surroundings().cookies[who])
  if (!cases) return
  const database = await runningDatabase(cases.dataDir)
  try {
    called = await namesOf(database)
    expect(called.size).toBeGreaterThan(100)
    const tag = `crawl-${cases.tag}`
    for (const role of offices) {
      const email = `${role}-${tag}@paiji.example`
      const account = scene.must(await useCases.createAccount(database.db, { name: role, email, password }))
      await database.sql`
        insert into role_grant (account_id, role, scope_kind, scope_id, valid, granted_by)
        select ${account}, ${role}, 'organisation', id, '[2024-01-01,)', 'test'
        from organisation where parent_id is null order by id limit 1`
    }
    for (const [role, cookie] of Object.entries(await cookiesOf(url, offices, password, tag))) cookies.set(role, cookie)
  } finally {
    await database.release()
  }
})

for (const role of ['visitor', ...demo, ...offices])
  test(`the links that a ${role} is shown`, async () => {
    const cookie = cookies.get(role)
    if (cookie === undefined) return
    await crawl(role, cookie)
    expect(reached.get(role)?.size).toBeGreaterThan(20)
    expect(wrong).toEqual([])
  })

test('every kind of page is reached by links, or stands with its reason', () => {
  const roles = [...reached.keys()]
  const rows = families.map(family => {
    const marks = roles.map(role => (reached.get(role)?.has(family) ? '●' : ''))
    return `| ${[family, ...marks, NO_LINK[family] ?? ''].join(' | ')} |`
  })
  const head = ['page', ...roles, 'no link because']
  const folder = path.resolve(import.meta.dirname, '../../.data/test')
  mkdirSync(folder, { recursive: true })
  const table = [`| ${head.join(' | ')} |`, `|${head.map(() => '---').join('|')}|`, ...rows].join('\n')
  writeFileSync(path.join(folder, 'pages-and-roles.md'), `${table}\n`)
  const unreached = families.filter(family => !roles.some(role => reached.get(role)?.has(family)))
  expect(unreached.filter(family => !(family in NO_LINK))).toEqual([])
})

test('a link to standings that are no longer kept is a page that says so', async () => {
  const event = reached.get('visitor')?.get('/events/[eventId]')?.split(/[/?]/)[2] ?? ''
  const gone = Buffer.from('StandingsRevision:01900000-0000-7000-8000-000000000000').toString('base64url')
  const entry = Buffer.from('Entry:01900000-0000-7000-8000-000000000000').toString('base64url')
  for (const address of [
    `/events/${event}?revision=${gone}`,
    `/events/${event}/boards/1?revision=${gone}`,
    `/events/${event}/entries/${entry}?revision=${gone}`,
    `/explain/standing/${gone}/${entry}`,
  ])
    expect(await open('visitor', surroundings().url, address, ''), address).toContain('Newer standings have come')
  expect(wrong).toEqual([])
})

/** The kinds of pages that accessibility.spec.ts opens, at this width too, and listens to. */
const openedElsewhere = (): ReadonlySet<string> => {
  const { addresses } = surroundings()
  const read = [...publicFamilies, ...playerFamilies, ...deskFamilies, ...clerkFamilies].map(({ path: of }) =>
    familyOf(of(addresses)),
  )
  return new Set(read.filter(family => family !== undefined))
}

test('an address of before leads for good to the one people can say, with all that follows it', async () => {
  const { url, addresses } = surroundings()
  const ask = async (address: string) => {
    const answer = await fetch(`${url}/en${address}`, { redirect: 'manual' })
    return [answer.status, answer.headers.get('location')?.replace(/^https?:\/\/[^/]+/, '') ?? '']
  }
  const eventId = addresses.deskCorrect.split('/')[3] ?? ''
  expect(await ask(`/events/${eventId}/entries?stage=x`)).toEqual([308, `/en${addresses.openEvent}/entries?stage=x`])
  expect(await ask(addresses.openEvent.toLowerCase())).toEqual([308, `/en${addresses.openEvent}`])
  expect((await ask(addresses.player))[0]).toBe(200)
  for (const nothing of ['/players/10000000', '/events/none-1', '/clubs/none', '/rankings/bridge-open/1999-01'])
    expect((await ask(nothing))[0], nothing).toBe(404)
})

test('a page of each kind opens on a phone without an error', async ({ browser, baseURL }) => {
  const said: string[] = []
  const elsewhere = openedElsewhere()
  for (const [role, found] of reached) {
    const earlier = [...reached.keys()].slice(0, [...reached.keys()].indexOf(role))
    const first = [...found].filter(
      ([family]) => !elsewhere.has(family) && !earlier.some(other => reached.get(other)?.has(family)),
    )
    if (first.length === 0) continue
    const cookie = cookies.get(role)
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      ...(cookie ? { storageState: stateOf(surroundings().url, cookie) } : {}),
      viewport: { width: 360, height: 740 },
    })
    const page = await context.newPage()
    let at = ''
    page.on('pageerror', error => said.push(`${role}: ${at}: ${error.message}`))
    page.on('console', line => {
      if (line.type() === 'error') said.push(`${role}: ${at}: ${line.text()}`)
    })
    for (const [, address] of first) {
      at = address
      await page.goto(`/en${address === '/' ? '' : address}`, { waitUntil: 'load' })
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > 360) said.push(`${role}: ${at}: ${width} px wide`)
    }
    await context.close()
  }
  expect(said).toEqual([])
})
