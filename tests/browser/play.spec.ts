import { checkPage, hear } from './support/page-check.js'
import { expect, locales, test } from './support/test.js'

/**
 * How a player played, once double dummy has been worked out, as it is by default. The worker does that beside everything
 * else, so this waits for it: until then the page has fewer tables and narrower ones.
 */

test('the tables of a player’s play fit a phone, the double-dummy one among them', async ({ page, at }) => {
  await expect(async () => {
    await page.goto(`/en${at.player}/play`)
    await expect(page.getByRole('heading', { level: 3, name: 'Beside double dummy' })).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 420_000, intervals: [1_000, 5_000] })
  hear(page)
  for (const locale of locales) await checkPage(page, locale, `${at.player}/play`)
})
