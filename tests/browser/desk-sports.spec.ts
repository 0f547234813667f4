import type { Page } from '@playwright/test'
import { type OwnEvent, ownEvent } from './support/own-event.js'
import { countOf } from './support/settled.js'
import { expect, test as base, wordsOf } from './support/test.js'
import { walkTo, walkToScoring } from './support/walk.js'

/** Guandan and mahjong sheets at the score desk: by keys, by taps, with a wrong claim found where it stands. */

/** Rounds of the test's own, each with one sheet that is there already. */
const test = base.extend<{ readonly guandan: OwnEvent; readonly mahjong: OwnEvent }>({
  guandan: async ({ stamp }, use) => use(await ownEvent({ sport: 'guandan', stamp, played: 1 })),
  mahjong: async ({ stamp }, use) => use(await ownEvent({ sport: 'mahjong', stamp, played: 1 })),
})

const words = wordsOf('en')
const states = (page: Page, state: string) => page.locator(`[data-slot-state=${state}]`)
const begin = (page: Page) => page.locator('[data-desk-line]')

/** Opens a round and says how many of its sheets are missing. */
const openRound = async (page: Page, path: string): Promise<number> => {
  await walkToScoring(page, path)
  await expect(page.getByText(words.scoreDesk.allSent)).toBeVisible()
  await expect(begin(page)).toBeFocused()
  return countOf(states(page, 'missing'), begin(page))
}

const stored = async (page: Page, missing: number) => {
  await expect(states(page, 'missing')).toHaveCount(missing - 1)
  await expect(page.getByText(words.scoreDesk.allSent)).toBeVisible()
}

test('a whole guandan game is entered by keys', async ({ openAs, guandan }) => {
  const page = await openAs('scorer')
  const missing = await openRound(page, guandan.round)
  for (let deal = 0; deal < 4; deal++) await page.keyboard.type('nsew')
  await expect(page.getByText(words.guandan.editor.preview)).toBeVisible()
  await page.keyboard.press('Enter')
  await stored(page, missing)
})

test('keys still reach the pad when a tapped button was disabled or taken away', async ({ openAs, guandan }) => {
  const page = await openAs('scorer')
  await openRound(page, guandan.round)
  const { seat, editor } = words.guandan
  const sheet = page.getByRole('region', { name: editor.title })
  await sheet.getByRole('button', { name: new RegExp(`^${seat.E}`) }).click()
  await sheet.getByRole('button', { name: editor.takeBack, exact: true }).click()
  await expect(sheet.getByRole('button', { name: editor.takeBack, exact: true })).toBeDisabled()
  for (let deal = 0; deal < 4; deal++) await page.keyboard.type('nsew')
  await expect(sheet.getByText(editor.preview)).toBeVisible()
})

test('a whole guandan game is entered by taps on a phone', async ({ openAs, guandan }) => {
  const page = await openAs('scorer', { viewport: { width: 360, height: 740 }, hasTouch: true })
  const missing = await openRound(page, guandan.round)
  const { seat, editor } = words.guandan
  const sheet = page.getByRole('region', { name: editor.title })
  for (let deal = 0; deal < 4; deal++)
    for (const place of ['E', 'N', 'W', 'S'] as const)
      await sheet.getByRole('button', { name: new RegExp(`^${seat[place]}`) }).tap()
  await expect(sheet.getByText(editor.preview)).toBeVisible()
  await page.getByRole('button', { name: words.scoreDesk.key.save }).tap()
  await stored(page, missing)
})

test('a hand of mahjong is tapped at the desk of a phone, and stands in the whole sheet', async ({
  openAs,
  mahjong,
}) => {
  const page = await openAs('scorer', { viewport: { width: 360, height: 740 }, hasTouch: true })
  await walkToScoring(page, mahjong.round)
  const { pad } = words.mahjong
  const numbered = (number: number) => page.getByText(pad.hand.replace('{hand}', `${number}`).replace('{of}', '16'))
  await expect(numbered(1)).toBeVisible()
  const keys = page.locator('[data-sheet-editor]')
  const tap = (group: string, name: RegExp | string) =>
    keys.getByRole('group', { name: group }).getByRole('button', { name, exact: true }).tap()
  await tap(pad.winner, /^2 /)
  await tap(pad.from, /^4 /)
  for (const key of ['8', pad.done]) await keys.getByRole('button', { name: key, exact: true }).tap()
  await expect(numbered(2)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await keys.getByRole('button', { name: words.scoreDesk.typeInstead }).tap()
  await expect(page.locator('[data-hand="1"]').getByRole('textbox').first()).toHaveValue('2 4 8')
})

test('a mahjong session is entered, and a wrong claim is found at its hand', async ({ openAs, mahjong }) => {
  const page = await openAs('scorer')
  const missing = await openRound(page, mahjong.round)
  const { sheet, picker } = words.mahjong
  const hand = (number: number) => page.locator(`[data-hand="${number}"]`)
  const line = (number: number) => hand(number).getByRole('textbox').first()
  await page.keyboard.type('2 3 7')
  await page.keyboard.press('Enter')
  await expect(line(1)).toHaveAttribute('aria-invalid', 'true')
  await expect(line(2)).toHaveAttribute('aria-invalid', 'false')
  await line(1).fill('2 3 24')
  await expect(line(1)).toHaveAttribute('aria-invalid', 'false')
  await hand(1)
    .getByRole('button', { name: sheet.details.replace('{hand}', '1') })
    .click()
  await hand(1).getByRole('button', { name: sheet.byTiles }).click()
  await hand(1).getByLabel(picker.typed).fill('c234m aEEEE 99s55678p +9s last @ES *2')
  await hand(1)
    .getByRole('button', { name: sheet.takeComputed.replace('{computed}', '15') })
    .click()
  await expect(hand(1).getByText(sheet.slipAgrees)).toBeVisible()
  await line(2).focus()
  for (let number = 2; number <= 16; number++) {
    await expect(line(number)).toBeFocused()
    await page.keyboard.type('-')
    await page.keyboard.press('Enter')
  }
  await stored(page, missing)
})

for (const sport of ['guandan', 'mahjong'] as const)
  test(`a ${sport} sheet is corrected with the sport's own editor`, async ({ openAs, guandan, mahjong }) => {
    const page = await openAs('staff')
    await walkToScoring(page, (sport === 'guandan' ? guandan : mahjong).round)
    await walkTo(page, words.scoreDesk.publicPage, words.events.correct)
    await page.locator('main a[href*="entry="]').first().click()
    await page.locator('main a[href*="slot="]').first().click()
    if (sport === 'guandan') await page.getByLabel(words.guandan.editor.line).fill('nsew sewn nsew ewns')
    else await page.locator('[data-hand="1"]').getByRole('textbox').first().fill('1 2 88')
    await expect(page.locator('[data-effects] h3').first()).toBeVisible()
    const reason = `Read again from the ${sport} sheet.`
    await page.locator('#why-reason').fill(reason)
    await page.locator('main form button[type=submit]').click()
    await page.waitForURL(/\/corrections(\/[^/]+)?$/)
    await expect(page.getByText(reason).first()).toBeVisible()
    await expect(page.locator('main')).not.toContainText(/\br\d+\/t\d/)
  })
