import { expect, test, wordsOf } from './support/test.js'
import { walkToDesk } from './support/walk.js'

for (const locale of ['en', 'zh-CN'] as const) {
  const { webhooks: words, desk } = wordsOf(locale)

  test(`an office registers an address, tries it, pauses it and removes it, in ${locale}`, async ({ openAs }) => {
    const page = await openAs('staff', { locale })
    await page.goto(`/${locale}`)
    await walkToDesk(page, new RegExp(`^${desk.webhooks}`))
    await page.getByText(words.registerOne, { exact: true }).click()
    const url = `http://127.0.0.1:9/${locale}/${Date.now()}`
    await page.locator('#webhook-url').fill(url)
    await page.getByRole('button', { name: words.register, exact: true }).click()
    await expect(page.locator('[data-secret]')).toHaveText(/^whsec_/)
    await page.getByRole('link', { name: url }).click()
    await expect(page.getByRole('heading', { level: 1, name: url })).toBeVisible()
    await expect(page.locator('[data-secret]')).toHaveCount(0)
    await page.getByRole('button', { name: words.test }).click()
    await expect(page.getByText(words.testMessage, { exact: true })).toBeVisible()
    // The machine itself is no address of the public internet.
    await expect(async () => {
      await page.getByRole('button', { name: words.lookAgain }).click()
      await expect(page.getByText(words.failure.ADDRESS_NOT_PUBLIC)).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
    await page.getByRole('button', { name: words.repeat }).click()
    await expect(page.getByText(words.delivery.WAITING).or(page.getByText(words.delivery.FAILED)).first()).toBeVisible()
    await page.getByRole('button', { name: words.pause }).click()
    await expect(page.getByText(words.state.PAUSED, { exact: true })).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.getByRole('button', { name: words.remove, exact: true }).click()
    await page.getByRole('button', { name: words.removeSurely }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    await expect(page.getByRole('link', { name: url })).toHaveCount(0)
  })
}
