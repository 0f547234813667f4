import type { Page } from '@playwright/test'
import type { Addresses } from './support/places.js'
import { expect, test } from './support/test.js'

/**
 * Nothing moves under the reader's eyes: not when Inter comes late, nor the Han webfont on a machine without a Han font.
 * Where there is one, the question for it is answered beforehand.
 */

const pages: readonly (readonly [name: string, path: (at: Addresses) => string])[] = [
  ['home', () => ''],
  ['event', at => at.event],
  ['open event', at => at.openEvent],
  ['guandan event', at => at.guandanEvent],
  ['explanation', at => at.explainTotal],
  ['ranking', at => at.ranking],
  ['player', at => at.player],
  ['board', at => at.board],
]

interface Shift {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly startTime: number
  readonly sources: readonly { readonly node: Node | null }[]
}

/** How much has moved since the page was opened, and what, and when its largest part stood, in milliseconds. */
const measured = (page: Page): Promise<{ shift: number; largest: number; moved: string[] }> =>
  page.evaluate(
    () =>
      new Promise<{ shift: number; largest: number; moved: string[] }>(resolve => {
        let [shift, largest] = [0, 0]
        const moved: string[] = []
        new PerformanceObserver(list => {
          for (const entry of list.getEntries() as unknown as Shift[]) {
            if (entry.hadRecentInput) continue
            shift += entry.value
            for (const { node } of entry.sources)
              moved.push(`${Math.round(entry.startTime)} ms: ${node?.nodeName} ${node?.textContent?.slice(0, 60)}`)
          }
        }).observe({ type: 'layout-shift', buffered: true })
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) largest = Math.max(largest, entry.startTime)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
        setTimeout(() => resolve({ shift, largest, moved }), 300)
      }),
  )

for (const installed of [false, true])
  test(`nothing moves ${installed ? 'with' : 'without'} a Han font`, async ({ page, at }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    if (installed)
      await page.addInitScript(() => {
        Object.assign(window, { paijiHan: true })
      })
    await page.route(/\.woff2$/, async route => {
      await new Promise(resolve => setTimeout(resolve, 400))
      await route.continue()
    })
    for (const [name, path] of pages) {
      await page.goto(`/zh-CN${path(at)}`, { waitUntil: 'load' })
      await page.evaluate(() => document.fonts.ready)
      const { shift, largest, moved } = await measured(page)
      process.stdout.write(`  ${name}: shift ${shift.toFixed(3)}, largest at ${Math.round(largest)} ms\n`)
      expect(shift, `${name}: ${moved.join('; ')}`).toBeLessThanOrEqual(0.01)
    }
  })
