import type { Browser, Page } from '@playwright/test'
import { surroundings } from './support/places.js'
import { expect, test, wordsOf } from './support/test.js'

/** Results from the table: codes on the slips, two phones of one table, what the desk sees; double check by keyboard alone. */

test.describe.configure({ timeout: 120_000 })

const words = wordsOf('en')
const t = words.tableEntry

/** A telephone of somebody without an account. */
const phone = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    baseURL: surroundings().url,
    locale: 'en',
    hasTouch: true,
  })
  return context.newPage()
}

/** From the score desk of a round, by its links, to the rounds of its stage. */
const openRounds = async (page: Page, deskRound: string): Promise<void> => {
  await page.goto(`/en${deskRound}`)
  const event = await page.getByRole('link', { name: words.scoreDesk.publicPage }).first().getAttribute('href')
  await page.goto(`/en/desk${event?.replace(/^\/en/, '')}/office`)
  await page.locator('a[href*="/desk/stages/"][href$="/rounds"]').first().click()
  await page.waitForURL(/\/rounds$/)
}

/** Gives out the codes of the first open round, and reads them off the slips. */
const codesOfFirstTable = async (page: Page): Promise<readonly string[]> => {
  const controls = page.locator('details', { has: page.getByText(words.rounds.tableEntry.hint) }).last()
  await controls.locator('summary').click()
  await controls.getByRole('button', { name: words.rounds.tableEntry.open }).click()
  await controls.getByRole('link', { name: words.rounds.tableEntry.printSlips }).click()
  await page.waitForURL(/\/print$/)
  const slip = page.locator('.slip', { has: page.locator('svg[role=img]') }).last()
  await expect(slip.locator('svg[role=img]')).toHaveCount(2)
  const texts = await slip.locator('ul .figures').allTextContents()
  return texts.map(text => text.replaceAll(/\s/g, ''))
}

test('two phones of one table: one enters by five taps, the other agrees', async ({ openAs, at, browser }) => {
  test.slow()
  const director = await openAs('director')
  await openRounds(director, at.deskRound)
  const [one = '', other = ''] = await codesOfFirstTable(director)
  const [first, second] = [await phone(browser), await phone(browser)]
  await first.goto(`/table/${one}`)
  const missing = first.locator('[data-table-slot=missing]').first()
  const board = await missing.locator('.figures').textContent()
  await missing.click()
  await expect(first.getByRole('heading', { name: `Board ${board}` })).toBeVisible()
  let taps = 0
  const tap = async (name: string) => {
    await first.getByRole('button', { name, exact: true }).click()
    taps += 1
  }
  for (const key of ['3', 'no trump', 'North', '=', t.send]) await tap(key)
  expect(taps).toBeLessThanOrEqual(5)
  const ofBoard = (page: Page) => page.locator('[data-table-slot]', { hasText: new RegExp(`^${board}`) })
  await expect(ofBoard(first)).toHaveAttribute('data-table-slot', 'own')

  await second.goto('/en/table')
  await second.getByLabel(t.code).fill(other.toLowerCase())
  await second.getByRole('button', { name: t.open }).click()
  await ofBoard(second).click()
  await expect(second.getByText('3NT')).toBeVisible()
  await second.getByRole('button', { name: t.agree }).click()
  await expect(ofBoard(second)).toHaveAttribute('data-table-slot', 'agreed')
  await expect(ofBoard(first)).toHaveAttribute('data-table-slot', 'agreed', { timeout: 20_000 })
  expect(await first.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await director.goto(`/en${at.deskRound}`)
})

test('what a phone enters without a network is kept and sent later', async ({ openAs, at, browser }) => {
  test.slow()
  const director = await openAs('director')
  await openRounds(director, at.deskRound)
  const [one = ''] = await codesOfFirstTable(director)
  const page = await phone(browser)
  await page.goto(`/table/${one}`)
  const missing = page.locator('[data-table-slot=missing]')
  const before = await missing.count()
  await missing.first().click()
  await page.context().setOffline(true)
  for (const key of ['1', 'spades', 'South', '=', t.send])
    await page.getByRole('button', { name: key, exact: true }).click()
  await expect(page.getByText(t.keptHint)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(t.keptHint)).toHaveCount(0, { timeout: 30_000 })
  await expect(missing).toHaveCount(before - 1, { timeout: 20_000 })
})

test('double check begins on the keyboard: Enter confirms, one key a result', async ({ openAs, at }) => {
  const page = await openAs('director')
  await page.goto(`/en${at.deskRound}/double-check`)
  const rows = page.locator('[data-check-row]')
  await expect(rows.first().locator('button').first()).toBeFocused()
  const before = await rows.count()
  const keys = Math.min(before, 3)
  for (let key = 1; key <= keys; key++) {
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(before - key)
  }
})
