import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { objections } from './axe.js'
import { NOT_FOUND } from './families.js'
import type { Locale } from './test.js'

/** What is asked of every page: it fits, axe objects to nothing grave, one heading names it, and no error is logged. */

const WIDE = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 740 }
/** What is left of the wide window at 200 %. */
const ZOOMED = { width: 640, height: 400 }

/** What a page says that goes wrong: errors of its scripts and of the console. */
const errorsOf = new WeakMap<Page, string[]>()

/** Listens to a page from now on, so that it can be checked. */
export const hear = (page: Page): void => {
  const said: string[] = []
  page.on('pageerror', error => said.push(error.message))
  page.on('console', line => {
    if (line.type() === 'error') said.push(line.text())
  })
  errorsOf.set(page, said)
}

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
  const violations = await objections(page, MORE_ROWS)
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

/** Words in a table that stand one sign beneath the other. */
const upright = (page: Page) =>
  page.evaluate(() => {
    const cells = [...document.querySelectorAll('main :is(th, td)')]
    const isUpright = (text: Text): boolean => {
      if (text.data.trim().length < 3 || text.parentElement?.closest('.sr-only')) return false
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
      const sign = Number.parseFloat(getComputedStyle(text.parentElement as Element).fontSize)
      return lines.length > 2 && lines.every(({ width }) => width < 1.5 * sign)
    }
    const textsIn = (cell: Element): Text[] => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
      return texts
    }
    return cells
      .flatMap(textsIn)
      .filter(isUpright)
      .slice(0, 3)
      .map(({ data }) => data)
  })

const headings = (page: Page) =>
  page.locator('h1, h2, h3, h4, h5, h6').evaluateAll(found => found.map(element => Number(element.tagName.slice(1))))

/** An address that nothing has is answered so, which the console tells. */
const NOWHERE = /status of 404/

/** Opens an address, without its language, and checks the page at every width. */
export const checkPage = async (page: Page, locale: Locale, path: string): Promise<void> => {
  const said = errorsOf.get(page) ?? []
  said.length = 0
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  await page.setViewportSize(WIDE)
  await page.goto(`/${locale}${path}`)
  await expect(page.locator('h1'), 'headings of the first level').toHaveCount(1)
  expect((await headings(page))[0], 'the first heading').toBe(1)
  for (const size of [WIDE, ZOOMED, PHONE]) {
    await page.setViewportSize(size)
    expect(await overflow(page), `wider than ${size.width} px`).toEqual([])
  }
  expect(await upright(page), 'words one sign wide').toEqual([])
  for (const { size, theme } of looksOf(locale)) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.setViewportSize(size)
    expect(await grave(page), `${size.width} px, ${theme}`).toEqual([])
  }
  expect(said.filter(line => !(path === NOT_FOUND && NOWHERE.test(line)))).toEqual([])
}
