import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test'
import english from '../../../apps/portal/messages/en/index.js'
import chinese from '../../../apps/portal/messages/zh-CN/index.js'
import { type Addresses, surroundings } from './places.js'
import { stateOf, type Who } from './session.js'

export type { Who } from './session.js'

export { expect } from '@playwright/test'

export const locales = ['zh-CN', 'en'] as const
export type Locale = (typeof locales)[number]

/** The portal's own words: what a reader looks for on the page. */
export const wordsOf = (locale: Locale): typeof english => (locale === 'en' ? english : (chinese as typeof english))

/** Fills the log-in page as the demo's account of this name. */
export const logIn = async (page: Page, who: Who, password = surroundings().password): Promise<void> => {
  await page.locator('main #email').fill(`${who}@paiji.example`)
  await page.locator('main #password').fill(password)
  await page.locator('main form button[type=submit]').click()
}

/** A browser of somebody's own, logged in already and on no page yet; closed with the test. */
export type OpenAs = (who: Who, options?: Parameters<Browser['newContext']>[0]) => Promise<Page>

export interface Fixtures {
  readonly at: Addresses
  /** What nothing of another run, or of the same test run again, has in its name: lower-case letters and digits. */
  readonly stamp: string
  readonly openAs: OpenAs
  /** The same with a cookie header, for accounts that are not the demo's. */
  readonly openWith: (cookies: string, options?: Parameters<OpenAs>[1]) => Promise<Page>
}

/** When the worker began; the same for the tests of a file that go on with what the one before has made. */
const begun = Date.now().toString(36)

export const test = base.extend<Fixtures>({
  baseURL: async ({ browserName: _ }, use) => use(surroundings().url),
  at: async ({ browserName: _ }, use) => use(surroundings().addresses),
  stamp: async ({ browserName: _ }, use, { workerIndex, repeatEachIndex }) =>
    use(`${begun}${workerIndex.toString(36)}${repeatEachIndex.toString(36)}`),
  openAs: async ({ openWith }, use) => use((who, options) => openWith(surroundings().cookies[who], options)),
  openWith: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (cookies, options) => {
      const storageState = stateOf(surroundings().url, cookies)
      const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), storageState, ...options })
      contexts.push(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})
