import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files.js'

/**
 * Green means green: no second attempt, no fixed wait, and nothing decided by what a page shows before it is done. `oneOf`,
 * `countOf` and `unfold` of `tests/browser/support/settled.ts` wait for a known state and then answer.
 */

const HELPER = 'tests/browser/support/settled.ts'

interface Rule {
  readonly breach: RegExp
  readonly why: string
}

const RULES: readonly Rule[] = [
  { breach: /\bretries:(?!\s*0\b)/, why: 'a second attempt begins on what the first left' },
  { breach: /\.waitForTimeout\(/, why: 'a fixed wait is too short on one machine and too long on another' },
  {
    breach: /\.is(?:Visible|Hidden|Enabled|Disabled|Checked|Editable)\(/,
    why: 'it answers at once: wait for one of two states with oneOf, or expect the one',
  },
  {
    breach: /(?<!expect\(await [^;\n]*)\.count\(\)/,
    why: 'it answers at once: wait until the page is done with countOf, or expect a count',
  },
  {
    breach: /\btest\.(?:slow|setTimeout)\(|describe\.configure\([^)]*\btimeout:/,
    why: 'how long a test may hang is said once, in playwright.config.ts',
  },
]

const breachesOf = (text: string): string[] => {
  const lines = text.split('\n')
  return lines.flatMap((line, at) =>
    RULES.filter(({ breach }) => breach.test(line)).map(({ why }) => `${at + 1}: ${line.trim()} (${why})`),
  )
}

describe('specs of the browser', () => {
  it.each([
    ['  retries: 1,', 1],
    ['  retries: process.env.CI ? 2 : 0,', 1],
    ['  retries: 0,', 0],
    ['await page.waitForTimeout(400)', 1],
    ['if (await button.isVisible()) await button.click()', 1],
    ['if ((await rows.count()) > 0) await rows.first().click()', 1],
    ['for (let left = await missing.count(); left > 0; left--) {', 1],
    ["expect(await page.locator('main tr').count()).toBeGreaterThan(6)", 0],
    ['  test.slow()', 1],
    ['  test.setTimeout(240_000)', 1],
    ["test.describe.configure({ mode: 'serial', timeout: 240_000 })", 1],
    ["test.describe.configure({ mode: 'serial' })", 0],
    ['await expect(rows).toHaveCount(2)', 0],
  ])('are told by what they wait for: %s', (line, breaches) => {
    expect(breachesOf(line)).toHaveLength(breaches)
  })

  it('make no second attempt, wait for no clock, and decide nothing before the page is done', () => {
    const specs = sourceFiles().filter(({ path }) => path.startsWith('tests/browser/') && path !== HELPER)
    expect(specs.length).toBeGreaterThan(50)
    expect(specs.flatMap(({ path, text }) => breachesOf(text).map(breach => `${path}:${breach}`))).toEqual([])
  })
})
