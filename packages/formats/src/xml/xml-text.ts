import type { ProblemLog } from '../problem-log.js'
import type { SourceText } from '../text/source-text.js'

const predefined: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const reference = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{0,31}));|&/gi

const isCharacter = (code: number): boolean =>
  code === 9 || code === 10 || code === 13 || (code >= 0x20 && code < 0xd800) || (code >= 0xe000 && code <= 0x10ffff)

const expandOne = (all: string, decimal?: string, hex?: string, name?: string): string | undefined => {
  if (name !== undefined) return Object.hasOwn(predefined, name) ? predefined[name] : undefined
  if (all === '&') return undefined
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return isCharacter(code) ? String.fromCodePoint(code) : undefined
}

/**
 * Character data with its references replaced. Only the five predefined entities and numbers of characters exist;
 * an unknown one is an error, an ampersand that starts no reference is kept with a warning.
 */
export const expandText = (raw: string, offset: number, source: SourceText, log: ProblemLog): string => {
  if (!raw.includes('&')) return raw
  return raw.replace(reference, (all: string, decimal?: string, hex?: string, name?: string, ...rest: unknown[]) => {
    const expanded = expandOne(all, decimal, hex, name)
    if (expanded !== undefined) return expanded
    const at = () => source.locate(offset + (rest[0] as number))
    if (all === '&') log.warn('XML_BARE_AMPERSAND', at)
    else log.error('XML_ENTITY_UNKNOWN', at, { entity: all })
    return all
  })
}
