import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { PICTURE, pages, pictureOf, themes } from '../support/help-pages.js'
import { clerkFamilies, deskFamilies, playerFamilies, publicFamilies } from './support/families.js'
import { familyOf } from './support/page-families.js'
import { type Addresses, storedSession } from './support/places.js'
import { expect, locales, test, type Who } from './support/test.js'

/**
 * With `PICTURES=folder`, as `npm run help-pictures` asks: the page of each job of the help, as the demo has it, in both
 * languages and themes.
 */

const folder = process.env.PICTURES ?? ''

/** Pages that no other test reads family by family. */
const more: readonly ((at: Addresses) => string)[] = [
  at => at.case,
  at => `${at.case}/panel`,
  at => `${at.case}/room`,
  ...['/laws', '/open-data', '/trust', '/my/data', '/my/certificates', '/my/account'].map(address => () => address),
  ...['events', 'event-requests', 'organisations', 'spreadsheets', 'people', 'officials', 'grades', 'anomalies'].map(
    room => () => `/desk/${room}`,
  ),
  ...['accounts', 'mail', 'sanctions'].map(room => () => `/desk/${room}`),
]

/** Who sees a page; a case and what is asked of its committee, its clerk. */
const whoseIs = (page: string): Who | undefined => {
  if (page.startsWith('/my')) return 'player'
  if (page.startsWith('/cases') || page === '/desk/cases') return 'clerk'
  return page.startsWith('/desk') ? 'admin' : undefined
}

const addressOf = (page: string, at: Addresses): string => {
  const known = [...publicFamilies, ...playerFamilies, ...deskFamilies, ...clerkFamilies].map(({ path: of }) => of)
  const found = [...known, ...more].map(of => of(at)).find(address => familyOf(address) === page)
  if (found === undefined) throw new Error(`No address of ${page} is known here.`)
  return found
}

for (const shown of pages)
  test.describe(shown, () => {
    const who = whoseIs(shown)
    if (who) test.use({ storageState: async ({ browserName: _ }, use) => use(storedSession(who)) })

    test('is drawn', async ({ page, at }) => {
      await page.setViewportSize(PICTURE)
      const address = addressOf(shown, at)
      const client = await page.context().newCDPSession(page)
      for (const locale of locales) {
        const answer = await page.goto(`/${locale}${address}`, { waitUntil: 'load' })
        expect(answer?.status()).toBe(200)
        await page.evaluate(() => document.fonts.ready)
        for (const theme of themes) {
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
          const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: 40 })
          writeFileSync(path.join(folder, `${pictureOf(shown)}.${locale}.${theme}.webp`), Buffer.from(data, 'base64'))
        }
      }
    })
  })
