import path from 'node:path'
import { deskFamilies, type Family, playerFamilies, publicFamilies } from './support/families.js'
import { storedSession } from './support/places.js'
import { expect, locales, test } from './support/test.js'

/** With `SHOTS=folder`: a picture of every kind of page in both languages, wide and on a phone, to be looked at. */

const folder = process.env.SHOTS
const widths = [1280, 360]

const shoot = (families: readonly Family[]) => {
  for (const { name, path: pathOf } of families)
    test(`${name}`, async ({ page, at }) => {
      for (const locale of locales)
        for (const width of widths) {
          await page.setViewportSize({ width, height: width === 360 ? 740 : 900 })
          const answer = await page.goto(`/${locale}${pathOf(at)}`, { waitUntil: 'load' })
          await page.waitForLoadState('networkidle')
          await page.evaluate(() => document.fonts.ready)
          await page.screenshot({
            path: path.join(folder ?? '', `${name}.${locale}.${width}.png`),
            animations: 'disabled',
          })
          expect(answer?.status()).toBeLessThan(500)
        }
    })
}

/** Pages that no other test reads family by family. */
const more: readonly Family[] = [
  { name: 'event-programme', path: at => `${at.event}/programme` },
  { name: 'developers', path: () => '/developers' },
  { name: 'explorer', path: () => '/developers/explorer' },
  { name: 'trust', path: () => '/trust' },
  { name: 'open-data', path: () => '/open-data' },
  { name: 'policies', path: () => '/policies' },
  { name: 'help', path: () => '/help' },
  { name: 'ranking-rating', path: () => '/rankings/guandan-rating' },
]

test.describe('public pages', () => shoot([...publicFamilies, ...more]))

test.describe('pages of a player', () => {
  test.use({ storageState: async ({ browserName: _ }, use) => use(storedSession('player')) })
  shoot([
    ...playerFamilies,
    { name: 'my-data', path: () => '/my/data' },
    { name: 'my-account', path: () => '/my/account' },
  ])
})

test.describe('desk pages', () => {
  test.use({ storageState: async ({ browserName: _ }, use) => use(storedSession('staff')) })
  shoot(deskFamilies)
})
