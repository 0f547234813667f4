import { expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from './test.js'

/**
 * Walking: a browser is opened on the home page, and from there on nobody types an address. What cannot be reached by
 * pressing what the pages show is out of reach for whoever uses them.
 */

/** What a link says, as a reader sees it. */
export type Said = string | RegExp

/** The first page of everybody. */
export const openHome = async (page: Page, locale: Locale = 'en'): Promise<void> => {
  await page.goto(`/${locale}`)
}

/** The link of these words: in the content where there is one, else in the frame around it. */
const linkSaying = async (page: Page, said: Said): Promise<Locator> => {
  const exact = typeof said === 'string'
  const within = (place: Locator) => place.getByRole('link', { name: said, exact }).filter({ visible: true }).first()
  const [inside, around] = [within(page.locator('main')), within(page.locator('body'))]
  await expect(around).toBeVisible()
  return (await inside.count()) > 0 ? inside : around
}

/** Presses links one after the other, each on the page that the one before leads to. */
export const walkTo = async (page: Page, ...links: readonly Said[]): Promise<void> => {
  for (const said of links) {
    const link = await linkSaying(page, said)
    const target = new URL((await link.getAttribute('href')) ?? '', page.url())
    await link.click()
    await page.waitForURL(url => url.pathname === target.pathname)
  }
}

/** Opens the account's menu and takes a way of it. */
export const walkFromMenu = async (page: Page, said: Said): Promise<void> => {
  const link = page.locator('header').getByRole('link', { name: said }).filter({ visible: true })
  await expect(async () => {
    if ((await link.count()) === 0) await page.locator('header summary').last().click()
    await expect(link.first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await link.first().click()
}

/** From wherever somebody with a role stands to a part of the desk by its name in the rail. */
export const walkToDesk = async (page: Page, ...parts: readonly Said[]): Promise<void> => {
  const rail = page.locator('a[href$="/desk"]').first()
  if (!new URL(page.url()).pathname.includes('/desk')) {
    await walkFromMenu(page, /^(Desk|工作台)/)
    await page.waitForURL(/\/desk$/)
  }
  await expect(rail).toBeAttached()
  await walkTo(page, ...parts)
}
