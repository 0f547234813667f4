import type { Page } from '@playwright/test'
import { objections } from './support/axe.js'
import { expect, type Locale, locales, test, wordsOf } from './support/test.js'

/** 234 characters, concealed kong of East, a pair and two sets: 13 points for fans in 2006, 2 for flowers. */
const LINE = 'c234m aEEEE 99s55678p +9s last @ES *2'

/** The tool once the browser has taken it over. */
const open = async (page: Page, locale: Locale, query = '') => {
  await page.goto(`/${locale}/tools/mahjong${query}`)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-tile]') ?? {}).some(key => key.startsWith('__reactProps')),
  )
  return picker(page, locale)
}

const picker = (page: Page, locale: Locale) => {
  const words = wordsOf(locale).mahjong.picker
  const next = (target: keyof typeof words.target) => page.getByText(words.target[target], { exact: true }).click()
  const tap = (tile: string) => page.locator(`[data-tile="${tile}"]`).click()
  return { words, next, tap, total: page.locator('output[data-total]') }
}

for (const locale of locales)
  test.describe(`the hand tool, in ${locale}`, () => {
    test('scores a hand tapped tile by tile and says why', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      const { words, next, tap, total } = await open(page, locale)
      await next('chow')
      await tap('2m')
      await next('concealedKong')
      await tap('E')
      for (const tile of ['9s', '9s', '5p', '5p', '6p', '7p', '8p']) await tap(tile)
      await expect(page.locator('[data-waits]')).toHaveAttribute('data-waits', '9s 5p')
      await tap('9s')
      await page.getByLabel(words.flag.last).check()
      await page.getByLabel(words.seat).selectOption('S')
      await page.getByLabel(words.moreFlowers).click()
      await page.getByLabel(words.moreFlowers).click()
      await expect(total).toHaveAttribute('data-total', '15')
      await expect(page.getByRole('row', { name: /海底捞月/ })).toContainText('8')
      await expect(page.getByText(words.reachesMinimum.replace('{minimum}', '8'))).toBeVisible()
    })

    test('scores the same hand from the keyboard, and in the older edition', async ({ page }) => {
      const { words, total } = await open(page, locale)
      await page.getByLabel(words.typed).fill('19m19p19sESWNCFP +E @EE *0')
      await expect(total).toHaveAttribute('data-total', '88')
      await page.getByLabel(words.typed).fill(LINE)
      await expect(total).toHaveAttribute('data-total', '15')
      await page.getByLabel(words.edition).selectOption({ index: 1 })
      await expect(total).toHaveAttribute('data-total', '15')
    })

    test('shows what was announced beside what the tiles give, on paper too', async ({ page }) => {
      await open(page, locale, `?hand=${encodeURIComponent(LINE)}&claimed=45`)
      const { claim } = wordsOf(locale).mahjong
      const differs = claim.differs.replace('{claimed}', '8').replace('{computed}', '15')
      await expect(page.getByText(differs).filter({ visible: true })).toHaveCount(1)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByText(differs).filter({ visible: true })).toHaveCount(1)
      await page.emulateMedia({ media: 'screen' })
      await page.getByRole('button', { name: claim.asComputed }).click()
      await expect(page.getByText(claim.agrees.replace('{total}', '15')).filter({ visible: true })).toHaveCount(1)
      await page.getByLabel(claim.add).selectOption('1')
      await expect(page.getByText(claim.stands).filter({ visible: true })).toHaveCount(1)
    })

    test('prints the slip and nothing else', async ({ page }) => {
      const { words } = await open(page, locale, `?hand=${encodeURIComponent(LINE)}`)
      await page.getByLabel(words.paper).selectOption('A6')
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { name: words.slip })).toBeVisible()
      await expect(page.locator('[data-tile="1m"]')).toBeHidden()
      await expect(page.getByText(words.signReferee)).toBeVisible()
      const sheet = await page.locator('[data-paper]').evaluate(element => getComputedStyle(element).page)
      expect(sheet).toBe('slip-a6')
    })

    test('has nothing that axe objects to', async ({ page }) => {
      const { total } = await open(page, locale, `?hand=${encodeURIComponent(LINE)}`)
      await expect(total).toBeVisible()
      expect((await objections(page)).map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([])
    })
  })
