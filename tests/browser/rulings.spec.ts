import type { Page } from '@playwright/test'
import { expect, test, wordsOf } from './support/test.js'

/** The ruling desk: a weighted score reaches the standings, a step of the guandan ladder takes two taps. */

const words = wordsOf('en').ruling
const first = (page: Page) => page.locator('main a[href*="entry="]').first()
const record = (page: Page) => page.getByRole('button', { name: words.record })
const atSlip = (page: Page) => page.waitForURL(/\/rulings\/[^/]+$/)

test('a weighted score is recorded at the desk, seen in the standings, and taken back', async ({ openAs, at }) => {
  const page = await openAs('director')
  await page.goto(`/en/desk${at.openEvent}/rule`)
  await first(page).click()
  await page.waitForURL(/entry=/)
  const entry = new URL(page.url()).searchParams.get('entry') ?? ''
  const line = page.locator(`tr[data-entry="${entry}"]`)
  const deskAt = page.url()

  await page.goto(`/en${at.openEvent}`)
  const before = (await line.getAttribute('data-state')) ?? ''
  await page.goto(deskAt)

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
    await page.goto(`/en${at.openEvent}`)
    return line.getAttribute('data-state')
  }
  await expect.poll(state).not.toBe(before)

  await page.goto(slip)
  await page.locator('#withdraw-reason').fill('The wrong board.')
  await page.getByRole('button', { name: words.withdraw }).click()
  await expect(page.getByText(words.superseded)).toBeVisible()
  await expect.poll(state).toBe(before)
})

test('a step of the guandan ladder takes a contestant and a step', async ({ openAs, at }) => {
  const page = await openAs('director', { viewport: { width: 360, height: 740 } })
  await page.goto(`/en/desk${at.guandanEvent}/rule`)
  await first(page).click()
  await page
    .getByRole('button', { name: /warning/i })
    .first()
    .click()
  await record(page).click()
  await atSlip(page)
  await expect(page.getByRole('heading', { name: words.slip })).toBeVisible()
})
