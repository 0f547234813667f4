import { type Family, publicFamilies } from '../browser/support/families.js'
import type { Addresses } from '../browser/support/places.js'
import { locales } from '../browser/support/test.js'
import limits from './limits.json' with { type: 'json' }
import { type PageWeight, scales } from './page-weight.js'

/** What pages of a family may weigh at most; KB of 1024 bytes, scripts as packed. */
export interface Limit {
  readonly html: number
  readonly scripts: number
}

const KB = 1024

/** What no page may weigh more than, whatever its limit says. */
export const AIM: Limit = { html: 150, scripts: 190 }

/** The lists of rankings have different columns, so each kind is weighed. */
const lists: readonly Family[] = ['guandan-rating', 'mahjong-mers'].map(code => ({
  name: `ranking-${code}`,
  path: () => `/rankings/${code}`,
}))

export const weighedFamilies: readonly Family[] = [...publicFamilies, ...lists]

/** A tool draws every card or tile there is. */
export const TOOL_AIM: Limit = { html: 200, scripts: 190 }

export const aimOf = (family: string): Limit => (family.endsWith('-tool') ? TOOL_AIM : AIM)

export const limitOf = (family: string): Limit | undefined => (limits as Record<string, Limit>)[family]

/** Bytes in whole KB, upwards. */
export const inKB = (bytes: number): number => Math.ceil(bytes / KB)

/** The heavier of both languages. */
const heavier = (weights: readonly PageWeight[]): PageWeight => ({
  html: Math.max(...weights.map(({ html }) => html)),
  packed: Math.max(...weights.map(({ packed }) => packed)),
  scripts: Math.max(...weights.map(({ scripts }) => scripts)),
})

/** Weighs each family of an installation in both languages. */
export const weighFamilies = async (
  url: string,
  at: Addresses,
  families: readonly Family[] = weighedFamilies,
): Promise<ReadonlyMap<string, PageWeight>> => {
  const weigh = scales(url)
  const weights = new Map<string, PageWeight>()
  for (const { name, path } of families) {
    const each: PageWeight[] = []
    for (const locale of locales) each.push(await weigh(`/${locale}${path(at)}`))
    weights.set(name, heavier(each))
  }
  return weights
}
