import type { Page } from '@playwright/test'
import { expect, locales, test, wordsOf } from './support/test.js'
import { walkTo, walkToEvent } from './support/walk.js'

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

const { clause, events, filing, laws, myCases, ruling } = wordsOf('en')
const articleLink = (page: Page, article: string) =>
  page.locator('main').getByRole('link', { name: new RegExp(`^${clause.article.replace('{article}', article)}\\b`) })

test('a director goes from the article to the ruling by questions', async ({ openAs }) => {
  const page = await openAs('director', { viewport: { width: 360, height: 740 } })
  await page.goto('/en')
  await page.getByRole('contentinfo').getByRole('link', { name: laws.title, exact: true }).click()
  await page.locator('main a[href$="/laws/bridge/2017"]').click()
  await articleLink(page, '64').click()
  const rooms = page.locator('[data-rule-on]')
  await rooms.locator(`a[href*="led=revoke"]`).first().click()
  await page.waitForURL(/\/rule\?led=revoke/)
  await page.locator('main a[href*="entry="]').first().click()
  await expect(page.locator('[data-led-question]')).toBeVisible()
})

test('a player goes on a phone from the adjusted score to the article, its earlier cases and the appeal', async ({
  openAs,
  at,
}) => {
  const code = at.openEvent.split('/').at(-1) ?? ''
  const director = await openAs('director')
  await walkToEvent(director, code)
  await walkTo(director, ruling.title)
  await director
    .getByRole('link', { name: /Jiang Xinping/ })
    .first()
    .click()
  await director.waitForURL(/entry=/)
  await director.getByText(ruling.chooseSituation).click()
  await director
    .getByRole('button', { name: /^Unauthorized information · .*weighted/ })
    .first()
    .click()
  await director.locator('#answer-ns').fill('+2220')
  await director.getByRole('button', { name: ruling.addResult }).first().click()
  await director.getByLabel(ruling.resultOf.replace('{row}', '2')).first().fill('+1700')
  await director.locator('#ruling-facts').fill('An explanation was wrong, and the defence was damaged by it.')
  await expect(director.locator('[data-ruling-effects]')).toBeVisible()
  await director.getByRole('button', { name: ruling.record }).click()
  await director.waitForURL(/\/rulings\/[^/]+$/)

  const page = await openAs('player', { viewport: { width: 360, height: 740 } })
  await walkToEvent(page, code)
  await walkTo(page, events.rulings)
  const slip = page.locator('main li, main article').filter({ hasText: 'the defence was damaged by it' }).first()
  await slip.locator('a[data-clause]').first().click()
  await expect(page).toHaveURL(/\/laws\/bridge\/2017\/16/)
  await expect(page.locator('[data-rulings-on] li').first()).toBeVisible()
  await page.getByRole('navigation', { name: laws.way }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/laws\/bridge\/2017\/16$/)
  await page.locator('[data-cases-on]').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/casebook\//)
  for (const seen of [/\/16$/, /\/2017\/16/, /\/rulings$/]) {
    await page.goBack()
    await page.waitForURL(seen)
  }
  await slip.getByRole('link', { name: myCases.appeal, exact: true }).click()
  await expect(page.getByRole('heading', { name: filing.title })).toBeVisible()
  await expect(page.locator('main a[data-clause]').first()).toBeVisible()
})
