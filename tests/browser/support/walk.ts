import { expect, type Locator, type Page } from '@playwright/test'
import { oneOf } from './settled.js'
import type { Locale } from './test.js'

/**
 * Walking: a browser is opened on the home page, and from there on nobody types an address. What cannot be reached by
 * pressing what the pages show is out of reach for whoever uses them.
 */

/** What a link says, as a reader sees it. */
export type Said = string | RegExp

/** The first page of everybody, unless the browser has been opened on it already. */
const fromHome = async (page: Page, locale: Locale = 'en'): Promise<void> => {
  if (page.url() === 'about:blank') await page.goto(`/${locale}`)
}

/** The link of these words: in the content where there is one, else in the frame around it. */
export const linkSaying = async (page: Page, said: Said): Promise<Locator> => {
  const within = (place: Locator) =>
    place
      .getByRole('link', { name: said, exact: typeof said === 'string' })
      .filter({ visible: true })
      .first()
  const places = { inside: within(page.locator('main')), around: within(page.locator('body')) }
  await expect(page.locator('h1').first()).toBeVisible()
  return places[await oneOf(places)]
}

/** The press of a link and the page it leads to: by its path, and by its query where the link has one. */
export const pressLink = async (page: Page, link: Locator, press = () => link.click()): Promise<void> => {
  const target = new URL((await link.getAttribute('href')) ?? '', page.url())
  await press()
  await page.waitForURL(
    url => url.pathname === target.pathname && (target.search === '' || url.search === target.search),
  )
}

/** Presses links one after the other, each on the page that the one before leads to; begins on the home page. */
export const walkTo = async (page: Page, ...links: readonly Said[]): Promise<void> => {
  await fromHome(page)
  for (const said of links) await pressLink(page, await linkSaying(page, said))
}

/** Opens the account's menu and takes a way of it; who stands there already comes by way of the home page, to a page made anew. */
export const walkFromMenu = async (page: Page, said: Said): Promise<void> => {
  await fromHome(page)
  const header = page.locator('header')
  const link = header.getByRole('link', { name: said }).filter({ visible: true }).first()
  const menu = header.locator('summary').last()
  const open = () =>
    expect(async () => {
      if ((await oneOf({ shown: link, folded: menu })) === 'folded') await menu.click()
      await expect(link).toBeVisible({ timeout: 2_000 })
    }).toPass()
  await open()
  if (new URL((await link.getAttribute('href')) ?? '', page.url()).pathname === new URL(page.url()).pathname) {
    await pressLink(page, header.getByRole('link').first())
    await open()
  }
  await pressLink(page, link)
}

/** To the desk and from its rail on, from wherever somebody with a role stands. */
export const walkToDesk = async (page: Page, ...parts: readonly Said[]): Promise<void> => {
  await fromHome(page)
  if (!new URL(page.url()).pathname.includes('/desk')) await walkFromMenu(page, /^(Desk|工作台)/)
  await walkTo(page, ...parts)
}

/** Presses the link to an address that the page shows; the address is without its language. */
export const follow = async (page: Page, address: string): Promise<void> => {
  const link = page.locator(`main a[href$="${address}"]`).filter({ visible: true }).first()
  await link.click()
  await page.waitForURL(url => url.pathname.endsWith(new URL(address, url).pathname))
}

/** To a round or session at the score desk, which lists those that take results. */
export const walkToScoring = async (page: Page, address: string): Promise<void> => {
  await walkToDesk(page, /^(Score desk|记分处)$/)
  await follow(page, address)
}

/** To an event's public page by what the search of the events finds: a name or a code. */
export const walkToEvent = async (page: Page, text: string): Promise<void> => {
  await walkTo(page, /^(Events|比赛)$/)
  const search = page.locator('main input[name=text]')
  // On a phone the filters are folded.
  const filters = page.locator('main summary').first()
  if ((await oneOf({ shown: search, folded: filters })) === 'folded') await filters.click()
  await search.fill(text)
  await page.keyboard.press('Enter')
  await page.waitForURL(/text=/)
  await page.locator('main table a[href*="/events/"]').first().click()
  await page.waitForURL(/\/events\/[^/?]+$/)
}
