import type { Browser, Page } from '@playwright/test'
import { ownEvent, tableCode } from './support/own-event.js'
import { surroundings } from './support/places.js'
import { expect, test, wordsOf } from './support/test.js'
import { walkTo, walkToScoring } from './support/walk.js'

/** What a table asks of its phone between two deals: faults and corrections as taps, the level, the tribute due. */

const { frame, guandan, mahjong, rounds, scoreDesk, tableEntry } = wordsOf('zh-CN')
const { pad } = mahjong

const phone = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    baseURL: surroundings().url,
    hasTouch: true,
  })
  return context.newPage()
}

/** From the home page to the table by the code of its slip. */
const openTable = async (page: Page, code: string) => {
  await page.goto('/zh-CN')
  await walkTo(page, frame.tableEntry)
  await page.getByLabel(tableEntry.code).fill(code)
  await page.getByRole('button', { name: tableEntry.open, exact: true }).click()
}

/** The bar at the foot of a phone covers nothing that is pressed. */
const standsFree = async (page: Page, name: string) => {
  const key = await page.getByRole('button', { name, exact: true }).boundingBox()
  const bar = await page.locator('nav.fixed').boundingBox()
  expect((key?.y ?? 0) + (key?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
}

test('a false win, a fine and a robbed kong are tapped, and an earlier hand corrected', async ({ stamp, browser }) => {
  const code = await tableCode(await ownEvent({ sport: 'mahjong', stamp }))
  const page = await phone(browser)
  await openTable(page, code)
  const tap = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).tap()
  await expect(page.getByText(pad.winner)).toBeVisible()
  await tap(mahjong.sheet.falseWins)
  await page.getByRole('group', { name: pad.whoFalse }).getByRole('button', { name: /^1 / }).tap()
  await page.getByRole('button', { name: /10$/ }).tap()
  // What is noted waits for its hand, whatever becomes of the page.
  await page.reload()
  await expect(page.getByRole('button', { name: new RegExp(pad.remove.replace('{what}', '.*')) })).toBeVisible()
  await page.getByRole('group', { name: pad.winner }).getByRole('button', { name: /^2 / }).tap()
  await page.getByRole('group', { name: pad.from }).getByRole('button', { name: /^3 / }).tap()
  for (const key of ['1', '2', pad.robbed]) await tap(key)
  await standsFree(page, pad.done)
  await tap(pad.done)
  await expect(page.getByText('w2 r3 12 x1')).toBeVisible()
  await tap(pad.drawn)
  await tap(pad.correctHand.replace('{hand}', '1'))
  await tap(pad.extra.fine)
  await page.getByRole('group', { name: pad.whoFined }).getByRole('button', { name: /^4 / }).tap()
  await tap('−5')
  await tap(pad.paidToNobody)
  await tap(pad.delete)
  await tap(pad.done)
  await expect(page.getByText('w2 r3 1 x1 p4-5')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('a table calls the director by two taps, who goes there, gives it time and has been', async ({
  openAs,
  stamp,
  browser,
}) => {
  const event = await ownEvent({ sport: 'guandan', stamp })
  const page = await phone(browser)
  await openTable(page, await tableCode(event))
  await page.getByText(tableEntry.call, { exact: true }).tap()
  await page.getByRole('button', { name: tableEntry.callKind.irregularity }).tap()
  await expect(page.getByText(tableEntry.called)).toBeVisible()
  const director = await openAs('director', { viewport: { width: 360, height: 740 } })
  await director.goto('/zh-CN')
  await walkToScoring(director, event.round)
  await expect(director.getByText(/叫裁判：违例、犯规/).first()).toBeVisible()
  await director.getByRole('button', { name: scoreDesk.take, exact: true }).click()
  await expect(director.getByText(scoreDesk.takenByYou)).toBeVisible()
  await director.getByRole('button', { name: scoreDesk.giveTime.replace('{minutes}', '5') }).click()
  // The table's own clock asks the server now and then.
  await expect(page.getByText(`${rounds.clock.extra} +5′`)).toBeVisible({ timeout: 30_000 })
  await director.getByRole('button', { name: scoreDesk.settle }).click()
  await expect(director.getByText(/叫裁判：违例、犯规/)).toHaveCount(0)
  await expect(page.getByText(tableEntry.call, { exact: true })).toBeVisible()
})

test('the phone of a guandan table says the level, the tribute due and how far both are', async ({
  stamp,
  browser,
}) => {
  const code = await tableCode(await ownEvent({ sport: 'guandan', stamp }))
  const page = await phone(browser)
  await openTable(page, code)
  await expect(page.getByText(guandan.editor.noTribute)).toBeVisible()
  for (const seat of [guandan.seat.N, guandan.seat.S]) await page.getByRole('button', { name: seat }).first().tap()
  await page.getByRole('button', { name: guandan.editor.enterDeal }).tap()
  await expect(page.getByText(guandan.editor.playLevel.replace('{level}', '5'))).toBeVisible()
  await expect(page.getByText(/^双下：/)).toBeVisible()
  await page.getByRole('button', { name: guandan.editor.tributeTick.paid }).tap()
  await expect(page.getByRole('button', { name: guandan.editor.tributeTick.paid })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const frames = await page
    .locator('.register-frame')
    .evaluateAll(all => all.map(one => one.scrollWidth - one.clientWidth))
  expect(frames.every(over => over <= 0)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
