import type { Browser, Page } from '@playwright/test'
import { ownEvent, tableCode } from './support/own-event.js'
import { surroundings } from './support/places.js'
import { expect, test, wordsOf } from './support/test.js'

/**
 * A slow phone shows a page seconds before its scripts run. What only a script hears cannot be pressed until then, so no
 * tap is lost without a word; from then on every tap counts, the very first as well.
 */

const words = wordsOf('en')

/** Six times slower than this machine, which is much faster than a phone. */
const SLOW = 6

const slowPhone = async (browser: Browser): Promise<Page> => {
  const { url } = surroundings()
  const context = await browser.newContext({
    ...{ viewport: { width: 360, height: 740 }, baseURL: url, locale: 'en', hasTouch: true },
  })
  const page = await context.newPage()
  const device = await context.newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
  return page
}

/** Opens a page whose scripts come when they are let through. */
const openWithoutScripts = async (page: Page, address: string): Promise<() => void> => {
  let letThrough = () => {}
  const asked = new Promise<void>(resolve => {
    letThrough = resolve
  })
  await page.route(/\/_next\/static\/.*\.js/, async route => {
    await asked
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.locator('footer').last()).toBeAttached()
  return letThrough
}

/** Buttons that can be pressed though only a script would hear it. A note of a word opens without one. */
const deaf = (page: Page) => page.locator('button[type=button]:enabled:not([popovertarget])')

test('at a table of bridge the first taps on a slow phone count', async ({ browser, stamp }) => {
  const own = await ownEvent({ sport: 'bridge', stamp })
  const page = await slowPhone(browser)
  const letThrough = await openWithoutScripts(page, `/en/table/${await tableCode(own)}`)
  const key = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(key('3')).toBeVisible()
  await expect(key('3')).toBeDisabled()
  await expect(deaf(page)).toHaveCount(0)
  letThrough()
  for (const name of ['3', 'no trump', 'North', '=']) await key(name).tap()
  for (const name of ['3', 'no trump', 'North', '=']) await expect(key(name)).toHaveAttribute('aria-pressed', 'true')
  const first = page.locator('[data-table-slot]').first()
  await key(words.tableEntry.send).tap()
  await expect(first).toHaveAttribute('data-table-slot', 'own')
  await page.context().close()
})

test('at a table of guandan and of mahjong nothing can be pressed before its script', async ({ browser, stamp }) => {
  for (const sport of ['guandan', 'mahjong'] as const) {
    const own = await ownEvent({ sport, stamp })
    const page = await slowPhone(browser)
    const letThrough = await openWithoutScripts(page, `/en/table/${await tableCode(own)}`)
    const pad = page.getByRole('region', { name: words.tableEntry.entry })
    await expect(pad.getByRole('button').first()).toBeVisible()
    await expect(deaf(page)).toHaveCount(0)
    letThrough()
    await expect(pad.getByRole('button', { disabled: false }).first()).toBeVisible()
    await page.context().close()
  }
})

for (const [name, path] of [
  ['the tool of guandan plays', '/en/tools/guandan'],
  ['the hand scorer of mahjong', '/en/tools/mahjong'],
] as const)
  test(`${name} cannot be pressed before its script`, async ({ browser }) => {
    const page = await slowPhone(browser)
    const letThrough = await openWithoutScripts(page, path)
    await expect(page.locator('main').getByRole('button').first()).toBeVisible()
    await expect(deaf(page)).toHaveCount(0)
    letThrough()
    await expect(page.locator('main').getByRole('button', { disabled: false }).first()).toBeVisible()
    await page.context().close()
  })

test('the score desk and the double check of a round cannot be pressed before their scripts', async ({
  openAs,
  stamp,
}) => {
  const { round } = await ownEvent({ sport: 'bridge', stamp, played: 2 })
  for (const path of [round, `${round}/double-check`]) {
    const page = await openAs('director', { viewport: { width: 360, height: 740 }, hasTouch: true })
    const letThrough = await openWithoutScripts(page, `/en${path}`)
    await expect(page.locator('main').getByRole('button').first()).toBeVisible()
    await expect(deaf(page)).toHaveCount(0)
    letThrough()
    await expect(page.locator('main').getByRole('button', { disabled: false }).first()).toBeVisible()
  }
})
