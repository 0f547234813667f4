import { objections } from './support/axe.js'
import { expect, test, wordsOf } from './support/test.js'
import { walkToEvent } from './support/walk.js'

/** Who leads over a series: from its table to what one figure was counted from, on a phone. */

const { eventLife, play, series } = wordsOf('zh-CN')

test('the leaders of a series lead to what their figures were counted from', async ({ openAs }, info) => {
  const page = await openAs('staff', { viewport: { width: 360, height: 740 } })
  const main = page.locator('main')
  // Of the demo's events at guandan the one with standings in print.
  await page.goto('/zh-CN')
  await walkToEvent(page, 'GUP-')
  await main.locator('a[href$="/office"]').click()
  await page.waitForURL(/\/office$/)
  await page.locator('summary', { hasText: eventLife.copy }).click()
  await page.locator('#copy-from').fill('2027-01-06')
  await page.locator('#copy-times').fill('1')
  await page.getByRole('button', { name: eventLife.copyNow }).click()
  await page.locator('summary', { hasText: series.office.title }).click()
  const terms = page.getByRole('form', { name: series.office.title })
  await terms.getByRole('button', { name: series.office.save }).click()
  await page.getByRole('link', { name: series.office.toTable }).click()
  await page.waitForURL(/\/series$/)
  await main.getByRole('link', { name: series.leaders, exact: true }).click()
  await page.waitForURL(/\/leaders\?of=series$/)
  await expect(main.getByRole('link', { name: play.ofSeries })).toHaveAttribute('aria-current', /./)
  await main.getByRole('link', { name: play.atLeast.replace('{count}', '1'), exact: true }).click()
  await page.waitForURL(/\/leaders\?of=series&least=1$/)
  const first = main.locator('tbody tr').first()
  // What was played is counted by a job of the minute.
  await expect(async () => {
    await page.reload()
    await expect(first).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 150_000 })
  expect(await objections(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.screenshot({ path: info.outputPath('leaders.png') })
  await first.getByRole('link').last().click()
  await page.waitForURL(/\/players\/\d+\/play\?sport=guandan&series=/)
  await expect(main.getByRole('link', { name: play.ofSeries })).toHaveAttribute('aria-current', /./)
  await expect(main.getByText(play.counted.replace('{events}', '1'))).toBeVisible()
  await page.screenshot({ path: info.outputPath('play.png') })
  await main.getByRole('link', { name: play.allEvents }).click()
  await page.waitForURL(/\/play\?sport=guandan$/)
})
