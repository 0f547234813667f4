import { expect, locales, test, wordsOf } from './support/test.js'

/** The library and the help, as they are reached from the home page. */

for (const locale of locales)
  test(`${locale}: somebody new finds how to appeal, by clicking and by searching`, async ({ page }) => {
    const { help, filing } = wordsOf(locale)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/${locale}`)
    await page.getByRole('contentinfo').getByRole('link', { name: help.title, exact: true }).click()
    await page.getByText(help.tour.player.title).click()
    await page.getByRole('link', { name: filing.title, exact: true }).click()
    await expect(page.getByRole('heading', { name: filing.title, level: 1 })).toBeVisible()
    const picture = page.getByRole('img', { name: help.picture.replace('{name}', filing.title) })
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800)
    await expect(page.getByText(filing.step_why)).toBeVisible()
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/job-${locale}.png`, fullPage: true })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

    await page.goto(`/${locale}`)
    await page.locator('main [name=q]').fill(filing.title)
    await page.locator('main [name=q]').press('Enter')
    await page.locator('main').getByRole('link', { name: filing.title }).first().click()
    await expect(page).toHaveURL(/\/help\/player\/appeal$/)
    await page.getByRole('link', { name: help.begin }).click()
    await expect(page).toHaveURL(/\/login|\/my/)
  })
