import type { Page } from '@playwright/test'
import { clerkFamilies, deskFamilies, type Family, playerFamilies, publicFamilies } from './support/families.js'
import { checkPage, hear } from './support/page-check.js'
import { type Addresses, storedSession } from './support/places.js'
import { type Who, test as base, locales } from './support/test.js'

/** Every kind of page in both languages, light and dark, wide and on a phone, and none that logs an error. */

type Reader = Who | 'anybody'

/**
 * A worker reads all the pages of a log-in in one window, each loaded anew: scripts and fonts are fetched once. A test
 * that fails ends its worker, and the window with it.
 */
const test = base.extend<{ readonly pageOf: (reader: Reader) => Promise<Page> }, { windows: Map<Reader, Page> }>({
  windows: [
    async ({ browserName: _ }, use) => {
      const windows = new Map<Reader, Page>()
      await use(windows)
      for (const page of windows.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
  pageOf: async ({ browser, baseURL, windows }, use) =>
    use(async reader => {
      const open = windows.get(reader)
      if (open) return open
      const session = reader === 'anybody' ? {} : { storageState: storedSession(reader) }
      const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), ...session })
      const page = await context.newPage()
      hear(page)
      windows.set(reader, page)
      return page
    }),
})

test.describe.configure({ mode: 'parallel' })

const checkAll = (reader: Reader, families: readonly Family[]) => {
  for (const locale of locales)
    for (const { name, path } of families)
      test(`${name} in ${locale}`, async ({ pageOf, at }: { pageOf: (of: Reader) => Promise<Page>; at: Addresses }) =>
        checkPage(await pageOf(reader), locale, path(at)))
}

test.describe('public pages', () => checkAll('anybody', publicFamilies))
test.describe('pages of a player', () => checkAll('player', playerFamilies))
test.describe('desk pages', () => checkAll('staff', deskFamilies))
test.describe('pages of a clerk', () => checkAll('clerk', clerkFamilies))
