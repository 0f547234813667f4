import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

interface Colour {
  r: number
  g: number
  b: number
  alpha: number
  parseString(text: string): Colour
}

/**
 * Runs in the page. axe reads the colours of every element anew, with an interpreter of all of CSS; a page has a few
 * dozen, so what one was read as is kept. What cannot be read is still refused each time.
 */
const rememberColours = (): void => {
  const { axe } = window as unknown as { axe: { commons: { color: { Color: { prototype: Colour } } } } }
  const { prototype } = axe.commons.color.Color
  const read = prototype.parseString
  const known = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>()
  prototype.parseString = function (text) {
    const found = known.get(text)
    if (found) return Object.assign(this, found)
    read.call(this, text)
    known.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha })
    return this
  }
}

const ofPlaywright = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const axe = readFileSync(ofPlaywright.resolve('axe-core/axe.min.js'), 'utf8')

const axeSource = `if (!window.axe) { ${axe}; (${rememberColours})() }`

interface Violation {
  readonly id: string
  readonly help: string
  readonly impact: string | null
  readonly nodes: readonly { readonly html: string }[]
}

/**
 * What axe objects to on a page as it stands. Run in the page itself: the builder of axe for Playwright puts axe into it
 * for every look and fetches its style sheets anew for a rule that is not asked, which was half of the time.
 */
export const objections = async (page: Page, except?: string): Promise<readonly Violation[]> => {
  await page.evaluate(axeSource)
  return page.evaluate(async exclude => {
    const { axe } = window as unknown as {
      axe: { run(context: object, options: object): Promise<{ violations: Violation[] }> }
    }
    const context = exclude ? { exclude: [[exclude]] } : { include: [['html']] }
    const { violations } = await axe.run(context, { resultTypes: ['violations'], preload: false })
    return violations.map(({ id, help, impact, nodes }) => ({
      id,
      help,
      impact,
      nodes: nodes.map(({ html }) => ({ html })),
    }))
  }, except)
}
