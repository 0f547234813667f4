import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
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

/** The builder puts it into the page twice; the second time finds it there. */
const axeSource = `if (!window.axe) { ${axe}; (${rememberColours})() }`

/** What axe objects to on a page as it stands. No page has frames of another origin: nothing is read in a second page. */
export const objections = async (page: Page, except?: string) => {
  const builder = new AxeBuilder({ page, axeSource }).options({ resultTypes: ['violations'] }).setLegacyMode(true)
  const { violations } = await (except ? builder.exclude(except) : builder).analyze()
  return violations
}
