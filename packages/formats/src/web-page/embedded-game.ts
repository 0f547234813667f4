import { isRecord, type JsonRecord } from '../json-access.js'

/** The end of the object that begins at `from`, text in quotes passed over; undefined where it does not end. */
const endOfObject = (text: string, from: number): number | undefined => {
  let depth = 0
  let quoted = false
  for (let at = from; at < text.length; at++) {
    const character = text[at]
    if (quoted) {
      if (character === '\\') at++
      else if (character === '"') quoted = false
    } else if (character === '"') quoted = true
    else if (character === '{') depth++
    else if (character === '}' && --depth === 0) return at + 1
  }
  return undefined
}

const parsed = (text: string): JsonRecord | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isGame = (text: string): boolean => /"(?:pair_summaries|board_results|board_scoring_method)"/.test(text)

/** Where an object begins that is given to a name, or that the whole text is; -1 where none is. */
const startOfObject = (text: string): number => {
  if (text.startsWith('{')) return 0
  const given = /[=(:]\s*(?=\{\s*")/.exec(text)
  return given ? given.index + given[0].length : -1
}

/**
 * The game that a page of the ACBL's results carries: as the value of an attribute, or given to a name in a script.
 * Undefined where there is none.
 */
export const embeddedGame = (data: readonly string[]): JsonRecord | undefined => {
  for (const text of data.filter(isGame)) {
    const from = startOfObject(text)
    const end = from < 0 ? undefined : endOfObject(text, from)
    const game = end === undefined ? undefined : parsed(text.slice(from, end))
    if (game) return game
  }
  return undefined
}
