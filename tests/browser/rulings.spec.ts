import type { Page } from '@playwright/test'
import { ownEvent } from './support/own-event.js'
import { expect, test, wordsOf } from './support/test.js'
import { walkTo, walkToEvent } from './support/walk.js'

/** The ruling desk: a weighted score reaches the standings, a step of the guandan ladder takes two taps. */

const { ruling: words, events } = wordsOf('en')
const first = (page: Page) => page.locator('main a[href*="entry="]').first()
const record = (page: Page) => page.getByRole('button', { name: words.record })
const atSlip = (page: Page) => page.waitForURL(/\/rulings\/[^/]+$/)

test('a weighted score is recorded at the desk, seen in the standings, ruled again by questions, and taken back', async ({
  openAs,
  stamp,
}) => {
  const { code } = await ownEvent({ sport: 'bridge', stamp, played: 'all' })
  const page = await openAs('director')
  await walkToEvent(page, code)
  await walkTo(page, words.title)
  await first(page).click()
  await page.waitForURL(/entry=/)
  const entry = new URL(page.url()).searchParams.get('entry') ?? ''
  const line = page.locator(`tr[data-entry="${entry}"]`)

  // Back to the standings and forth again: the choice at the desk is in its address.
  for (const seen of [/\/rule$/, /\/events\/[^/?]+$/]) {
    await page.goBack()
    await page.waitForURL(seen)
  }
  const before = (await line.getAttribute('data-state')) ?? ''
  for (const seen of [/\/rule$/, /entry=/]) {
    await page.goForward()
    await page.waitForURL(seen)
  }

  await page.getByText(words.chooseSituation).click()
  await page
    .getByRole('button', { name: /weighted/i })
    .first()
    .click()
  await page.locator('#answer-ns').fill('+2220')
  await page.getByRole('button', { name: words.addResult }).first().click()
  await page.getByLabel(words.resultOf.replace('{row}', '2')).first().fill('+1700')
  await expect(page.getByText(words.weights.replace('{sum}', '100'))).toBeVisible()
  await expect(page.locator('[data-ruling-effects] table').first()).toBeVisible()
  await page.locator('#ruling-facts').fill('The opponents were misinformed.')
  await record(page).click()
  await atSlip(page)
  await expect(page.getByText('The opponents were misinformed.')).toBeVisible()
  const slip = page.url()

  const state = async () => {
    if (/\/events\/[^/?]+$/.test(page.url())) await page.reload()
    else await walkTo(page, events.standings)
    return line.getAttribute('data-state')
  }
  await expect.poll(state).not.toBe(before)

  await page.goBack()
  await atSlip(page)
  await page.getByRole('link', { name: words.replace }).click()
  await ledRevoke(page)
  await page.locator('#ruling-facts').fill('A diamond was ruffed and there was one in the hand.')
  await page.locator('#ruling-reasonEn').fill('It was a revoke, no misinformation.')
  await expect(page.locator('[data-ruling-effects]')).toBeVisible()
  await record(page).click()
  await page.waitForURL(url => /\/rulings\/[^/]+$/.test(url.pathname) && url.href !== slip)
  await expect(page.getByText(words.led.follows)).toBeVisible()
  await expect(page.getByText('两墩转给对方').first()).toBeVisible()

  await page.locator('#withdraw-reasonEn').fill('The wrong board.')
  await page.getByRole('button', { name: words.withdraw }).click()
  await expect(page.getByText(words.superseded)).toBeVisible()
  await expect.poll(state).toBe(before)
})

/** Question by question to the article: one step back and on again, then two tricks with the text in both languages. */
const ledRevoke = async (page: Page) => {
  const press = async (name: string | RegExp) => {
    const now = await page.locator('[data-led-question]').getAttribute('data-led-question', { timeout: 15_000 })
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.locator(`[data-led-question="${now}"]`)).toHaveCount(0)
  }
  await page.getByRole('link', { name: /^Revoke: did not follow suit/ }).click()
  await press('Yes')
  await page.getByRole('link', { name: words.led.back }).click()
  await expect(page.locator('[data-led-question="established"]')).toBeVisible()
  for (const answer of ['Yes', 'A defender', 'None of these', 'The player who revoked', '1', 'Yes']) await press(answer)
  const result = page.locator('[data-led-result="trickTransfer"]')
  await expect(result).toContainText('64A1')
  await expect(result).toContainText('two tricks go to the other side')
  await expect(result).toContainText('两墩转给对方')
  const award = page.locator('#answer-ns')
  if ((await award.inputValue()) === '') await award.fill('+2220')
}

test('a step of the guandan ladder takes a contestant and a step', async ({ openAs, stamp }) => {
  const { code } = await ownEvent({ sport: 'guandan', stamp, played: 'all' })
  const page = await openAs('director', { viewport: { width: 360, height: 740 } })
  await walkToEvent(page, code)
  await walkTo(page, words.title)
  await first(page).click()
  await page
    .getByRole('button', { name: /warning/i })
    .first()
    .click()
  await record(page).click()
  await atSlip(page)
  await expect(page.getByRole('heading', { name: words.slip })).toBeVisible()
})
