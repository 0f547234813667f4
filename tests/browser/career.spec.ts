import { objections } from './support/axe.js'
import { expect, locales, test, wordsOf } from './support/test.js'

/** A player's page and the page of two, reached as a reader reaches them, on a phone. */

for (const locale of locales) {
  const words = wordsOf(locale)
  test.describe(`the career in ${locale}`, () => {
    test.use({ locale, viewport: { width: 360, height: 740 } })

    test('leads from the best of a list to every game with a companion', async ({ page }) => {
      // The system's own sheet, as phones have it: what it is handed is kept.
      await page.addInitScript(() => {
        navigator.share = async data => {
          document.documentElement.dataset.shared = `${data?.title} ${data?.url}`
        }
      })
      await page.goto(`/${locale}`)
      const main = page.locator('main')
      const fits = () =>
        expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
          .toBe(0)
      /** On the next page, titled as itself: between two pages there is a moment without a title. */
      const titledAnew = async (before: string) => {
        await expect(page).not.toHaveTitle(before)
        await expect(page).toHaveTitle(/./)
      }
      const home = await page.title()
      // The home page names winners, and what is to come.
      await expect(main).toContainText(words.home.coming)
      await expect(main).toContainText(locale === 'en' ? 'Won by' : '冠军')
      // Of the list of pairs: who won alone, as at mahjong, has no partners.
      const list = main.locator('article', { has: page.locator('a[href$="/rankings/bridge-open"]') })
      await list.locator('a[href*="/players/1"]').first().click()
      await expect(page).toHaveURL(/\/players\/\d+$/)
      await expect(main.getByRole('heading', { name: words.players.records })).toBeVisible()
      await expect(main.getByRole('table', { name: words.players.seasons })).toBeVisible()
      await titledAnew(home)
      expect(await objections(page)).toEqual([])
      await fits()
      const title = await main.getByRole('heading', { level: 1 }).textContent()
      await main.getByRole('table', { name: words.players.seasons }).getByRole('link').first().click()
      await expect(page).toHaveURL(/\/years\/\d{4}$/)
      await expect(main.getByRole('table', { name: words.years.resultList })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(`^${title}`))
      expect(await objections(page)).toEqual([])
      await fits()
      await main.getByRole('button', { name: words.share.share }).click()
      const shared = page.locator('html')
      await expect(shared).toHaveAttribute('data-shared', new RegExp(`${title}.* http.*/years/\\d{4}$`))
      await page.goBack()
      await main.getByRole('link', { name: words.players.results, exact: true }).click()
      await expect(page).toHaveURL(/\/results$/)
      await main.getByRole('link', { name: words.players.companions }).click()
      await expect(page).toHaveURL(/\/partners$/)
      const partners = main.getByRole('table', { name: words.companions.partners })
      const first = partners.locator('tbody tr').first().locator('a[href*="/with?with="]')
      const results = Number(await first.textContent())
      const ofPartners = await page.title()
      await first.click()
      await expect(page).toHaveURL(/\/with\?with=\d+$/)
      await expect(main.getByRole('table', { name: words.companions.together }).locator('tbody tr')).toHaveCount(
        Math.min(results, 30),
      )
      await titledAnew(ofPartners)
      expect(await objections(page)).toEqual([])
      await fits()
      // A number that nobody has is said to be missing; the same person twice is no comparison.
      await main.locator('#compare-with').fill('10000001')
      await main.getByRole('button', { name: words.companions.compare }).click()
      await expect(main).toContainText(words.failure.notFoundTitle)
    })
  })
}
