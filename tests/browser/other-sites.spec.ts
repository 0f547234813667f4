import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { ownEvent } from './support/own-event.js'
import { surroundings } from './support/places.js'
import { expect, locales, test, wordsOf } from './support/test.js'
import { walkToEvent } from './support/walk.js'

/** What a page of another origin can do with ours: a club's site, a board of results, a program in somebody's browser. */

let server: Server
let shown = ''

test.beforeAll(async () => {
  server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(shown)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
test.afterAll(() => new Promise<void>(resolve => void server.close(() => resolve())))

const clubSite = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

const line = (show: string, more = '') =>
  `<script async src="${surroundings().url}/embed.js" data-show="${show}"${more}></script>`

/** Opens the club's page with these lines in it. */
const openClubSite = async (page: Page, lang: string, ...lines: readonly string[]): Promise<void> => {
  shown = `<!doctype html><html lang="${lang}"><title>Club</title><body><h1>Club</h1>${lines.join('\n')}</body></html>`
  await page.goto(clubSite())
}

test('one line shows standings on another site, and they follow each result', async ({ page, stamp }) => {
  const own = await ownEvent({ sport: 'mahjong', stamp, played: 1 })
  await openClubSite(page, 'en', line(`standings/${own.code}`))
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('link', { name: own.name })).toHaveAttribute('href', `/en/events/${own.code}`)
  await expect(frame.getByText(wordsOf('en').live.following)).toBeVisible()
  await expect(frame.locator('tbody tr')).toHaveCount(4)
  await own.playOne()
  await expect(frame.locator('tbody tr')).toHaveCount(8)
  // As high as its content: nothing scrolls within.
  const heights = () => frame.locator('html').evaluate(html => html.scrollHeight - html.clientHeight)
  await expect.poll(heights).toBe(0)
  const [opened] = await Promise.all([page.waitForEvent('popup'), frame.getByRole('link', { name: own.name }).click()])
  await expect(opened).toHaveURL(new RegExp(`/en/events/${own.code}$`))
})

for (const locale of locales)
  test(`a ranking, a player and the next events stand on another site, ${locale}`, async ({ page, at }) => {
    const words = wordsOf(locale).embeds
    const shows = [`ranking/${at.ranking.split('/').at(-1)}`, `player/${at.player.split('/').at(-1)}`, 'events']
    await openClubSite(page, locale, ...shows.map(show => line(show, ' data-theme="dark"')))
    for (const nth of shows.keys())
      await expect(page.frameLocator('iframe').nth(nth).getByRole('link', { name: words.source })).toBeVisible()
    await expect(page.frameLocator('iframe').first().locator('tbody tr').first()).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(360)
  })

test('what nobody may see, and what is no page of ours, is not shown', async ({ page, request }) => {
  await openClubSite(page, 'en', line('standings/NONE-1'), line('elsewhere'))
  for (const nth of [0, 1])
    await expect(page.frameLocator('iframe').nth(nth).getByText(wordsOf('en').embeds.missing)).toBeVisible()
  const { url } = surroundings()
  expect((await request.get(`/oembed?${new URLSearchParams({ url: `${url}/en/desk` })}`)).status()).toBe(404)
  expect(
    (await request.get(`/oembed?${new URLSearchParams({ url: 'https://example.org/en/events/A' })}`)).status(),
  ).toBe(404)
  expect((await request.get('/oembed')).status()).toBe(400)
})

test('a page names how it is shown elsewhere', async ({ page, at, request }) => {
  await walkToEvent(page, at.event.split('/').at(-1) ?? '')
  const named = page.locator('link[type="application/json+oembed"]')
  const answer = await request.get((await named.getAttribute('href')) ?? '')
  const data = page.locator('link[rel=alternate][type="application/json"]')
  expect((await request.get((await data.getAttribute('href')) ?? '')).status()).toBe(200)
  const { type, html, version } = (await answer.json()) as Record<string, string>
  expect({ type, version }).toEqual({ type: 'rich', version: '1.0' })
  await openClubSite(page, 'en', html ?? '')
  await expect(page.frameLocator('iframe').locator('tbody tr').first()).toBeVisible()
})

/** One of each kind that anybody may read, with the kinds below it. */
const ADDRESSED = `query ($event: String!, $player: String!, $club: String!) {
  event: atAddress(address: { event: $event }) { id } player: atAddress(address: { player: $player }) { id }
  club: atAddress(address: { organisation: $club }) { id } rankings { url lists(first: 2) { url } } }`
const BELOW = `query ($id: ID!) { node(id: $id) { __typename url ... on Event { awards(first: 1) { edges { node { url } } }
  corrections { url } rulings(first: 1) { edges { node { url } } }
  stages { url entries { url } revisions { url } sessions { url rounds { url } } } } } }`

test('what the data names opens in the portal, in the language of its reader', async ({ at, page, request }) => {
  const ask = async (query: string, variables: object): Promise<string> => {
    const answer = await request.post('/graphql', { data: { query, variables } })
    expect(answer.status(), await answer.text()).toBe(200)
    return answer.text()
  }
  const last = (path: string) => path.split('/').at(-1) ?? ''
  const names = { event: last(at.event), player: last(at.player), club: last(at.club) }
  const found = await ask(ADDRESSED, names)
  const ids = [...found.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toHaveLength(3)
  const below = await Promise.all(ids.map(id => ask(BELOW, { id })))
  const urls = [...[found, ...below].join().matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => url)
  // One of each kind of page: what differs in its last part alone is of one kind.
  const kinds = new Map(urls.map(url => [url.replace(/[^/=]+$/, ''), url]))
  expect(kinds.size).toBeGreaterThan(9)
  for (const url of kinds.values()) {
    const answer = await page.goto(url)
    expect([url, answer?.status()]).toEqual([url, 200])
    await expect(page.locator('h1').first()).toBeVisible()
  }
})

test('a page is there as data, the same for everybody', async ({ openAs, at, request }) => {
  const staff = (await openAs('staff')).request
  for (const page of [at.event, at.player, at.club, at.ranking]) {
    const answer = await request.get(`/en${page}.json`)
    expect([page, answer.status(), answer.headers()['content-type']]).toEqual([page, 200, 'application/json'])
    expect(answer.headers()).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=30',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    expect(await (await staff.get(`/zh-CN${page}.json`)).text()).toBe(await answer.text())
  }
  const lower = await request.get(`/en${at.event.toLowerCase()}.json`, { maxRedirects: 0 })
  expect([lower.status(), lower.headers().location]).toEqual([308, `/en${at.event}.json`])
  for (const nothing of [
    '/events/NONE-1',
    '/players/10000000',
    '/clubs/NONE',
    '/rankings/none',
    '/rankings/none/2026-01',
  ])
    expect((await request.get(`/en${nothing}.json`)).status(), nothing).toBe(404)
})

test('a script of another site asks as nobody, whoever sits before it; no other page stands in a frame', async ({
  openAs,
  at,
}) => {
  const page = await openAs('staff')
  await openClubSite(page, 'en', `<iframe src="${surroundings().url}/en${at.event}"></iframe>`)
  const asked = await page.evaluate(async url => {
    const ask = async (init: RequestInit) => {
      const answer = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ viewer { email } rankings { code } }' }),
        ...init,
      })
      return { limit: answer.headers.get('ratelimit') !== null, ...((await answer.json()) as object) }
    }
    const withCookies = await ask({ credentials: 'include' }).catch(() => 'refused by the browser')
    const feed = await fetch(`${url}/files/feeds/rankings.json`)
    return { plain: await ask({}), withCookies, feed: feed.status }
  }, surroundings().url)
  expect(asked.plain).toMatchObject({ data: { viewer: { email: null } } })
  expect(JSON.stringify(asked.withCookies)).not.toContain('@')
  expect(asked.feed).toBe(200)
  const preflight = await page.request.fetch('/graphql', { method: 'OPTIONS', headers: { origin: clubSite() } })
  expect(preflight.headers()).toMatchObject({ 'access-control-allow-origin': '*' })
  expect(preflight.headers()).not.toHaveProperty('access-control-allow-credentials')
  const framed = page.frames().find(frame => frame.parentFrame() !== null)
  expect(await framed?.evaluate(() => document.querySelector('table')).catch(() => null)).toBeNull()
})
