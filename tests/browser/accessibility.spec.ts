import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { deskFamilies, type Family, playerFamilies, publicFamilies } from './support/families.js'
import { type Addresses, storedSession } from './support/places.js'
import { expect, type Locale, locales, test } from './support/test.js'

/** Every kind of page in both languages, light and dark, wide and on a phone. */

test.describe.configure({ mode: 'parallel' })

const WIDE = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 740 }
/** Each language in one theme and width; with `THOROUGH=1` each in all four. */
const LOOKS = {
  'zh-CN': [{ size: WIDE, theme: 'light' }],
  en: [{ size: PHONE, theme: 'dark' }],
} as const
const EVERY_LOOK = [WIDE, PHONE].flatMap(size => (['light', 'dark'] as const).map(theme => ({ size, theme })))
const looksOf = (locale: Locale) => (process.env.THOROUGH ? EVERY_LOOK : LOOKS[locale])

/** The rows of a register are made alike; a dozen of them speak for all. */
const MORE_ROWS = 'tbody tr:nth-child(n + 13)'

const grave = async (page: Page): Promise<string[]> => {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).exclude(MORE_ROWS)
  // No page has frames of another origin, for which axe would open a second page each time.
  const { violations } = await builder.setLegacyMode(true).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help}; ${nodes
          .map(node => node.html.slice(0, 160))
          .slice(0, 3)
          .join(' | ')}`,
    )
}

/** Elements that reach over the edge of the window without a frame of their own that scrolls. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    if (scrollWidth <= window.innerWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      element => element.getBoundingClientRect().right > window.innerWidth + 1 && !element.closest('.register-frame'),
    )
    return [`${scrollWidth} px`, ...wide.slice(0, 3).map(element => element.outerHTML.slice(0, 160))]
  })

const headings = (page: Page) =>
  page.locator('h1, h2, h3, h4, h5, h6').evaluateAll(found => found.map(element => Number(element.tagName.slice(1))))

const check = async (page: Page, locale: Locale, path: string) => {
  await page.goto(`/${locale}${path}`)
  await expect(page.locator('h1'), 'headings of the first level').toHaveCount(1)
  expect((await headings(page))[0], 'the first heading').toBe(1)
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size)
    expect(await overflow(page), `wider than ${size.width} px`).toEqual([])
  }
  for (const { size, theme } of looksOf(locale)) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.setViewportSize(size)
    expect(await grave(page), `${size.width} px, ${theme}`).toEqual([])
  }
}

const checkAll = (families: readonly Family[]) => {
  for (const locale of locales)
    for (const { name, path } of families)
      test(`${name} in ${locale}`, async ({ page, at }: { page: Page; at: Addresses }) => check(page, locale, path(at)))
}

test.describe('public pages', () => checkAll(publicFamilies))

test.describe('pages of a player', () => {
  test.use({ storageState: async ({ browserName: _ }, use) => use(storedSession('player')) })
  checkAll(playerFamilies)
})

test.describe('desk pages', () => {
  test.use({ storageState: async ({ browserName: _ }, use) => use(storedSession('staff')) })
  checkAll(deskFamilies)
})
