import type { Browser, Page } from '@playwright/test'
import { ownEvent } from './support/own-event.js'
import { surroundings } from './support/places.js'
import { countOf } from './support/settled.js'
import { expect, test, wordsOf } from './support/test.js'
import { walkTo, walkToScoring } from './support/walk.js'

/**
 * Results from the table: codes on the slips, two phones of one table, what the desk sees; double check by keyboard
 * alone. Each test has a round of its own.
 */

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
  await walkToScoring(page, deskRound)
  await walkTo(page, words.scoreDesk.toRounds)
}

/** Gives out the codes of the open round, and reads those of each table off the slips. */
const codesOfTables = async (page: Page, sides = 2): Promise<readonly (readonly string[])[]> => {
  const { hint, open, newCodes, printSlips } = words.rounds.tableEntry
  const controls = page.locator('details', { has: page.getByText(hint) }).last()
  await controls.locator('summary').click()
  await controls.getByRole('button', { name: new RegExp(`^(${open}|${newCodes})$`) }).click()
  await expect(controls.getByRole('button', { name: newCodes })).toBeEnabled()
  await controls.getByRole('link', { name: printSlips }).click()
  await page.waitForURL(/\/print$/)
  const slips = page.locator('.slip', { has: page.locator('svg[role=img]') })
  await expect(slips.first().locator('svg[role=img]')).toHaveCount(sides)
  const texts = await slips.evaluateAll(all =>
    all.map(slip => [...slip.querySelectorAll('ul .figures')].map(code => code.textContent ?? '')),
  )
  return texts.map(codes => codes.map(code => code.replaceAll(/\s/g, '')))
}

/** Opens the last table; answers its codes. */
const openTable = async (
  page: Page,
  tables: readonly (readonly string[])[],
  locale = '',
): Promise<readonly string[]> => {
  const codes = tables.at(-1) ?? []
  await page.goto(`${locale}/table/${codes[0]}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return codes
}

test('two phones of one table: one enters by five taps, the other agrees', async ({ openAs, stamp, browser }) => {
  const { round } = await ownEvent({ sport: 'bridge', stamp })
  const director = await openAs('director')
  await openRounds(director, round)
  const tables = await codesOfTables(director)
  const [first, second] = [await phone(browser), await phone(browser)]
  const [, other = ''] = await openTable(first, tables)
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

  await walkTo(second, words.frame.tableEntry)
  await second.getByLabel(t.code).fill(other.toLowerCase())
  await second.getByRole('button', { name: t.open }).click()
  await ofBoard(second).click()
  await expect(second.getByText('3NT')).toBeVisible()
  await second.getByRole('button', { name: t.agree }).click()
  await expect(ofBoard(second)).toHaveAttribute('data-table-slot', 'agreed')
  await expect(ofBoard(first)).toHaveAttribute('data-table-slot', 'agreed', { timeout: 20_000 })
  expect(await first.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('a hand of mahjong is written on a phone by three to five taps', async ({ openAs, stamp, browser }) => {
  const { round } = await ownEvent({ sport: 'mahjong', stamp })
  const director = await openAs('director')
  await openRounds(director, round)
  const tables = await codesOfTables(director, 4)
  const page = await phone(browser)
  const { winner, from, selfDrawn, done, drawn, hand } = words.mahjong.pad
  const at1 = (number: number) => page.getByText(hand.replace('{hand}', `${number}`).replace('{of}', '16'))
  await openTable(page, tables, '/en')
  await expect(at1(1)).toBeVisible()
  let taps = 0
  const tap = async (name: string | RegExp, within?: string) => {
    const place = within ? page.getByRole('group', { name: within }) : page
    await place.getByRole('button', { name, exact: true }).tap()
    taps += 1
  }
  const written = async (number: number, most: number) => {
    await expect(at1(number + 1)).toBeVisible()
    expect(taps).toBeLessThanOrEqual(most)
    taps = 0
  }
  await tap(/^2 /, winner)
  await tap(/^4 /, from)
  for (const key of ['8', done]) await tap(key)
  await written(1, 4)
  await tap(/^1 /, winner)
  for (const key of [selfDrawn, '2', '4', done]) await tap(key)
  await written(2, 5)
  await tap(drawn)
  await written(3, 1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('what a phone enters without a network is kept and sent later', async ({ openAs, stamp, browser }) => {
  const { round } = await ownEvent({ sport: 'bridge', stamp })
  const director = await openAs('director')
  await openRounds(director, round)
  const tables = await codesOfTables(director)
  const page = await phone(browser)
  await openTable(page, tables)
  const missing = page.locator('[data-table-slot=missing]')
  const before = await countOf(missing, missing)
  await missing.first().click()
  await page.context().setOffline(true)
  for (const key of ['1', 'spades', 'South', '=', t.send])
    await page.getByRole('button', { name: key, exact: true }).click()
  await expect(page.getByText(t.unsentHint)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(t.unsentHint)).toHaveCount(0, { timeout: 30_000 })
  await expect(missing).toHaveCount(before - 1, { timeout: 20_000 })
})

test('a phone that has gone on is told which board did not get in, and led back to it', async ({
  openAs,
  stamp,
  browser,
}) => {
  const { round } = await ownEvent({ sport: 'bridge', stamp })
  const director = await openAs('director')
  await openRounds(director, round)
  const tables = await codesOfTables(director)
  const [first, second] = [await phone(browser), await phone(browser)]
  const [, other = ''] = await openTable(first, tables)
  const missing = first.locator('[data-table-slot=missing]').first()
  const board = (await missing.locator('.figures').textContent()) ?? ''
  await missing.click()
  await walkTo(second, words.frame.tableEntry)
  await second.getByLabel(t.code).fill(other)
  await second.getByRole('button', { name: t.open }).click()
  const ofBoard = (page: Page) => page.locator('[data-table-slot]', { hasText: new RegExp(`^${board}`) })
  await ofBoard(second).click()
  await first.context().setOffline(true)
  const enter = async (page: Page, level: string) => {
    for (const key of [level, 'spades', 'South', '=', t.send])
      await page.getByRole('button', { name: key, exact: true }).click()
  }
  await enter(first, '1')
  await expect(first.getByText(t.unsentHint)).toBeVisible()
  await enter(second, '2')
  await expect(ofBoard(second)).toHaveAttribute('data-table-slot', 'own')
  await first.context().setOffline(false)
  await expect(first.getByText(t.refused)).toBeVisible({ timeout: 30_000 })
  await first.getByRole('button', { name: `Board ${board}`, exact: true }).click()
  await expect(first.getByText(t.changed)).toBeVisible()
  await first.getByRole('button', { name: t.seeStanding }).click()
  await expect(first.getByText('2♠')).toBeVisible()
  await expect(ofBoard(first)).toHaveAttribute('data-table-slot', 'other')
})

test('double check begins on the keyboard: Enter confirms, one key a result', async ({ openAs, stamp }) => {
  const { round } = await ownEvent({ sport: 'bridge', stamp, played: 5 })
  const page = await openAs('director')
  await walkToScoring(page, round)
  await walkTo(page, words.scoreDesk.doubleCheck)
  const rows = page.locator('[data-check-row]')
  await expect(rows.first().locator('button').first()).toBeFocused()
  await expect(rows).toHaveCount(5)
  for (const left of [4, 3, 2]) {
    await expect(rows.first().locator('button').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(left)
  }
})
