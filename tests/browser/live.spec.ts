import type { Page } from '@playwright/test'
import { ownEvent } from './support/own-event.js'
import { expect, test, wordsOf } from './support/test.js'
import { walkTo, walkToEvent } from './support/walk.js'

/** Two browsers at one event: what one corrects, the other sees. */

const words = wordsOf('en')

const rows = (page: Page) =>
  page.locator('tr[data-entry]').evaluateAll(found => found.map(row => (row as HTMLElement).dataset.state ?? ''))

test('standings follow a correction without a reload', async ({ openAs, stamp, page: reader }) => {
  const { code } = await ownEvent({ sport: 'bridge', stamp, played: 'all' })
  const following = reader.waitForResponse(/\/graphql\/stream/)
  await walkToEvent(reader, code)
  await following
  await expect(reader.getByText(words.live.following)).toBeVisible()
  const before = await rows(reader)
  expect(before.length).toBeGreaterThan(6)
  await reader.evaluate(() => document.body.setAttribute('data-same-page', ''))

  const director = await openAs('director')
  await walkToEvent(director, code)
  await walkTo(director, words.events.correct)
  for (const next of ['board', 'slot']) {
    await director.locator(`main a[href*="${next}="]`).first().click()
    await director.waitForURL(new RegExp(`[?&]${next}=`))
  }
  const line = director.locator('[data-desk-line]')
  const [contract, declarer, result] = (await line.inputValue()).split(' ')
  await line.fill(`${contract} ${declarer} ${result === '=' ? '+1' : '='}`)
  await expect(director.locator('[data-effects]')).toBeVisible()
  await director.locator('#why-reason').fill('The tricks were miscounted.')
  await director.getByRole('button', { name: words.correct.apply }).click()
  await director.waitForURL(/\/corrections$/)

  await expect.poll(() => rows(reader)).not.toEqual(before)
  await expect(reader.locator('tr[data-changed]').first()).toBeVisible()
  await expect(reader.locator('body')).toHaveAttribute('data-same-page', '')

  await reader.context().setOffline(true)
  await expect(reader.getByText(words.live.lost)).toBeVisible()
  await reader.context().setOffline(false)
  await expect(reader.getByText(words.live.following)).toBeVisible()
})
