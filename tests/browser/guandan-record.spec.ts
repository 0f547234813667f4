import { playedOut, playEntryText, gsac2017, handText } from '@paiji/rules/guandan'
import type { Locator, Page } from '@playwright/test'
import { ownEvent } from './support/own-event.js'
import { countOf } from './support/settled.js'
import { expect, test, wordsOf } from './support/test.js'
import { walkTo, walkToScoring } from './support/walk.js'

/** A guandan deal written down card by card: at the desk by keys, and as a tool by taps on a phone. */

const words = wordsOf('en').guandan
const record = playedOut(3, 2)
const rules = gsac2017.defaults.play

const writeHands = async (editor: Locator) => {
  for (const [seat, hand] of record.hands.slice(0, 3).entries())
    await editor.locator('details').first().getByRole('textbox').nth(seat).fill(handText(hand))
  await editor.getByRole('button', { name: words.record.restOfDeck.replace('{seat}', words.seat.W) }).click()
  await editor.getByLabel(words.record.leader).selectOption('0')
}

const typeTurns = async (page: Page, editor: Locator, from: number) => {
  const entry = editor.locator('form').getByRole('textbox')
  for (const [i, play] of record.plays.slice(from).entries()) {
    await expect(editor.locator('[data-turn]')).toHaveCount(from + i)
    await entry.fill(playEntryText(play, 2, rules))
    await page.keyboard.press('Enter')
  }
}

test('a deal is written down by keys at the desk, an illegal play is shown, and its order is entered', async ({
  openAs,
  stamp,
}) => {
  const { round } = await ownEvent({ sport: 'guandan', stamp })
  const page = await openAs('scorer')
  await walkToScoring(page, round)
  await expect(page.locator('[data-desk-line]')).toBeFocused()
  await page.getByRole('button', { name: words.editor.recordDeal }).click()
  const editor = page.getByRole('region', { name: words.record.dealTitle.replace('{number}', '1') })
  await expect(editor).toBeFocused()
  await writeHands(editor)
  const entry = editor.locator('form').getByRole('textbox')
  // Keys of the pad do not reach the sheet from here, and a wrong seat is located with its article.
  await entry.fill('e:-')
  await page.keyboard.press('Enter')
  const first = editor.locator('[data-turn="1"]')
  await expect(first).toHaveAttribute('data-illegal', '')
  await expect(first).toContainText('17.3')
  await first.getByRole('button').click()
  await editor.getByRole('button', { name: words.record.removeTurn }).click()
  await typeTurns(page, editor, 0)
  await expect(editor.locator('[data-record-order]')).toContainText(words.record.noneIllegal)
  await editor.getByRole('button', { name: words.record.take }).click()
  await expect(editor).toHaveCount(0)
  await expect(page.getByRole('button', { name: words.record.openOf.replace('{number}', '1') })).toBeVisible()
})

test('the tool shows where a play breaks a rule, and takes cards by tap', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  })
  const page = await context.newPage()
  await walkTo(page, wordsOf('en').frame.guandanTool)
  await page.getByRole('button', { name: words.record.toolBegin }).tap()
  await page.getByRole('button', { name: words.record.example }).tap()
  const editor = page.getByRole('region', { name: words.record.toolDeal })
  const wrong = editor.locator('[data-illegal]')
  await expect(wrong).toHaveCount(1)
  await expect(wrong).toContainText('6.1')
  const turns = await countOf(editor.locator('[data-turn]'), wrong)
  await editor.locator('form fieldset').first().getByRole('button').first().tap()
  await editor.getByRole('button', { name: words.record.addTurn }).tap()
  await expect(editor.locator('[data-turn]')).toHaveCount(turns + 1)
  await context.close()
})
