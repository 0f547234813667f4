import type { Page } from '@playwright/test'
import { expect, test, wordsOf } from './support/test.js'

/** Two browsers at one event: what one corrects, the other sees. */

const words = wordsOf('en')

const rows = (page: Page) =>
  page.locator('tr[data-entry]').evaluateAll(found => found.map(row => (row as HTMLElement).dataset.state ?? ''))

test('standings follow a correction without a reload', async ({ openAs, page: reader, at }) => {
  const following = reader.waitForResponse(/\/graphql\/stream/)
  await reader.goto(`/en${at.openEvent}`)
  await following
  await expect(reader.getByText(words.live.following)).toBeVisible()
  const before = await rows(reader)
  expect(before.length).toBeGreaterThan(6)
  await reader.evaluate(() => document.body.setAttribute('data-same-page', ''))

  const director = await openAs('director')
  await director.goto(`/en${at.deskCorrect}`)
  const line = director.locator('[data-desk-line]')
  const [contract, declarer, result] = (await line.inputValue()).split(' ')
  await line.fill(`${contract} ${declarer} ${result === '=' ? '+1' : '='}`)
  await expect(director.locator('[data-effects]')).toBeVisible()
  await director.getByLabel(words.correct.reason, { exact: true }).fill('The tricks were miscounted.')
  await director.getByRole('button', { name: words.correct.apply }).click()
  await director.waitForURL(/\/corrections$/)

  await expect.poll(() => rows(reader)).not.toEqual(before)
  await expect(reader.locator('tr[data-changed]').first()).toBeVisible()
  await expect(reader.locator('body')).toHaveAttribute('data-same-page', '')
})
