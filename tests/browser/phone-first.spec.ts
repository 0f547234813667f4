import type { Page } from '@playwright/test'
import { publicFamilies } from './support/families.js'
import type { Addresses } from './support/places.js'
import { expect, test } from './support/test.js'

/**
 * On a phone the chosen thing is the page: head and tabs take the upper third at most, on every page that has tabs. The
 * pages are those the tabs themselves lead to.
 */

test.use({ viewport: { width: 360, height: 740 }, locale: 'zh-CN' })

/** What a page with tabs must leave to the section that was chosen, in pixels from the top. */
const THIRD = Math.floor(740 / 3)

const things: readonly (readonly [name: string, path: (at: Addresses) => string])[] = [
  ['an official event', at => at.event],
  ['a running event', at => at.openEvent],
  ['a guandan event', at => at.guandanEvent],
  ['a player', at => at.player],
]

/** Where head and tabs of a page end, and whether a row that does not fit says so. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const bottom = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom ?? 0
    const row = document.querySelector<HTMLElement>('main .side-tabs')
    const head = document.querySelector('main .thing-head')
    return {
      head: head?.getBoundingClientRect().height ?? 0,
      tabs: bottom(row),
      begins: row?.closest('nav')?.nextElementSibling?.getBoundingClientRect().top ?? 0,
      overflows: row ? row.scrollWidth > row.clientWidth + 4 : false,
      said: ['data-before', 'data-after'].some(mark => row?.parentElement?.hasAttribute(mark)),
    }
  })

for (const [name, path] of things)
  test(`${name} opens each section in the upper third of a phone`, async ({ page, at }) => {
    for (const locale of ['zh-CN', 'en']) {
      await page.goto(`/${locale}${path(at)}`)
      const links = page.locator('main .side-tabs a')
      await expect(links.first()).toBeVisible()
      const addresses = await links.evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
      expect(addresses.length).toBeGreaterThan(5)
      for (const address of addresses) {
        await page.goto(address)
        const found = await measured(page)
        if (address !== addresses[0]) expect(found.head, `head of ${address}`).toBeLessThanOrEqual(96)
        expect(found.begins, `content of ${address}`).toBeLessThanOrEqual(THIRD)
        expect(found.begins, `content of ${address} follows its tabs`).toBeGreaterThanOrEqual(found.tabs)
        if (found.overflows) await expect.poll(async () => (await measured(page)).said, address).toBe(true)
      }
    }
  })

/** Elements whose text stands in a column of one character: more than three lines, none wider than a character and a half. */
const narrowTexts = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || (node.textContent ?? '').trim().length < 4 || parent.closest('svg, .sr-only')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
      const size = Number.parseFloat(getComputedStyle(parent).fontSize)
      if (lines.length > 3 && lines.every(({ width }) => width <= size * 1.5)) found.push(node.textContent ?? '')
    }
    return found
  })

test('no text on any public page is a character wide', async ({ page, at }) => {
  for (const { name, path } of [...publicFamilies, { name: 'statistics', path: () => '/statistics' }]) {
    await page.goto(`/zh-CN${path(at)}`)
    expect(await narrowTexts(page), name).toEqual([])
  }
})

test('a tap is answered at once while the next page is on its way', async ({ page, at }) => {
  await page.goto(`/zh-CN${at.player}`)
  const tab = page.locator('main .side-tabs a').nth(1)
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(/_rsc=/, async route => {
    await held
    await route.continue()
  })
  // The page hears taps once its script is there: the mark of the last of them is a fold that fits.
  await expect.poll(async () => (await measured(page)).said).toBe(true)
  const marked = page.evaluate(
    () =>
      new Promise<number>(resolve => {
        document.addEventListener('click', () => {
          const tapped = performance.now()
          const watch = new MutationObserver(() => {
            if (!document.querySelector('[role="progressbar"]')) return
            watch.disconnect()
            resolve(performance.now() - tapped)
          })
          watch.observe(document.body, { childList: true, subtree: true })
        })
      }),
  )
  await tab.click()
  expect(await marked).toBeLessThanOrEqual(100)
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true')
  letGo()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy', 'true')
  await expect(tab).toHaveAttribute('aria-current', 'page')
})
