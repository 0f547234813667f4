import { objections } from './support/axe.js'
import { expect, locales, test, wordsOf } from './support/test.js'

/** What an event that is over tells: how it went, its boards; and how one near is found. On a phone, pressed from the home page. */

const places = { 'zh-CN': '北京', en: 'beijing' } as const

for (const locale of locales) {
  const words = wordsOf(locale)
  test.describe(`an event's story in ${locale}`, () => {
    test.use({ locale, viewport: { width: 360, height: 740 } })

    test('is told in sentences and a drawing, each figure with its door', async ({ page }) => {
      const main = page.locator('main')
      const fits = () =>
        expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
          .toBe(0)
      await page.goto(`/${locale}`)
      await page.getByRole('link', { name: words.frame.events }).first().click()
      await main.locator('tr', { hasText: words.state.official }).locator('a[href*="/events/MA"]').first().click()
      const story = main.getByRole('region', { name: words.story.title })
      await expect(story.getByRole('img')).toBeVisible()
      await story.getByText(words.common.showTable).click()
      await expect(story.getByRole('table', { name: words.story.table })).toContainText(words.story.leads)
      expect(await objections(page)).toEqual([])
      await fits()
      await story.locator('a[href*="/explain/standing/"]').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    })

    test('is taken away as text and picture by one press', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const main = page.locator('main')
      await page.goto(`/${locale}`)
      await page.getByRole('link', { name: words.frame.events }).first().click()
      await main.locator('tr', { hasText: words.state.official }).locator('a[href*="/events/MA"]').first().click()
      await main.getByRole('link', { name: words.press.title }).click()
      await expect(page).toHaveURL(/\/press$/)
      const own = main.getByRole('region', { name: locale === 'en' ? 'English' : '中文' })
      await expect(own).toContainText(locale === 'en' ? / won / : '夺冠')
      const saved = page.waitForEvent('download')
      await own.getByRole('button', { name: words.press.take }).click()
      expect((await saved).suggestedFilename()).toMatch(/\.png$/)
      await expect(own.getByRole('status')).toHaveText(words.press.taken)
      const text = await page.evaluate(() => navigator.clipboard.readText())
      expect(text).toContain(words.press.first)
      expect(text).toMatch(new RegExp(`/${locale}/events/MA`))
      expect(await objections(page)).toEqual([])
    })

    test('lists its boards with what was bid and who did best, and finds events near a place', async ({ page }) => {
      const main = page.locator('main')
      await page.goto(`/${locale}`)
      await page.getByRole('link', { name: words.frame.events }).first().click()
      await main.getByText(words.common.filters, { exact: true }).click()
      await main.getByLabel(words.events.near).fill('Ultima Thule')
      await main.getByRole('button', { name: words.common.apply }).click()
      await expect(main.getByText(words.events.emptyTitle)).toBeVisible()
      await main.getByLabel(words.events.near).fill(places[locale])
      await main.getByRole('button', { name: words.common.apply }).click()
      await main.locator('tr', { hasText: words.state.official }).locator('a[href*="/events/BRB-"]').first().click()
      await main.getByRole('link', { name: words.events.boards, exact: true }).click()
      const board = main.getByRole('listitem').filter({ hasText: words.boards.highest }).first()
      await expect(board.getByRole('img')).toHaveAccessibleName(/×/)
      await expect(board).toContainText(words.boards.lowest)
      expect(await objections(page)).toEqual([])
      await board.getByRole('link').click()
      await expect(page).toHaveURL(/\/boards\/\d+\?revision=/)
      await expect(main.getByRole('table').first()).toBeVisible()
    })
  })
}
