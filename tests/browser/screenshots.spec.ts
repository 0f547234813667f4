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
          await page.waitForTimeout(400)
          await page.evaluate(() => document.fonts.ready)
          await page.screenshot({ path: path.join(folder ?? '', `${name}.${locale}.${width}.png`) })
          expect(answer?.status()).toBeLessThan(500)
        }
    })
}

test.describe('public pages', () => shoot(publicFamilies))

test.describe('pages of a player', () => {
  test.use({ storageState: async ({ browserName: _ }, use) => use(storedSession('player')) })
  shoot(playerFamilies)
})

test.describe('desk pages', () => {
  test.use({ storageState: async ({ browserName: _ }, use) => use(storedSession('staff')) })
  shoot(deskFamilies)
})
