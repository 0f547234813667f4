import type { ProblemLog } from '../problem-log.js'
import type { SourceText } from '../text/source-text.js'

export interface PbnRow {
  readonly text: string
  readonly line: number
}

/** One tag pair and the section lines that follow it (a table, an auction, the play). */
export interface PbnTag {
  readonly name: string
  readonly value: string
  readonly line: number
  readonly rows: readonly PbnRow[]
  /** Texts of the `[Note "1:…"]` tags that follow an auction or a play, by number. */
  readonly notes?: ReadonlyMap<string, string>
}

/** Tags of one game by name in lower case, inherited ones included. */
export type PbnGame = ReadonlyMap<string, PbnTag>

interface OpenTag extends PbnTag {
  readonly rows: PbnRow[]
  readonly notes: Map<string, string>
}

const notePattern = /^\s*(\d{1,3})\s*:\s*(.*)$/

const mostRows = 500_000
/** A tag pair at the start of a line; in the import form others may stand behind it. */
const tagPattern = /^\s*\[\s*(\w{1,64})\s+"((?:[^"\\]|\\.)*)"\s*\]/
const mostTags = 100

/** The line without its comments; a brace comment may run over lines. Quoted text is left alone. */
class CommentStripper {
  #openedAt: number | undefined

  get openedAt(): number | undefined {
    return this.#openedAt
  }

  strip(text: string, line: number): string {
    if (this.#openedAt === undefined && !/[;{]/.test(text)) return text
    let out = ''
    let quoted = false
    for (const character of text) {
      if (this.#openedAt !== undefined) {
        if (character === '}') this.#openedAt = undefined
        continue
      }
      if (character === '"') quoted = !quoted
      if (!quoted && character === ';') break
      if (!quoted && character === '{') this.#openedAt = line
      else out += character
    }
    return out
  }
}

/** Games separated by blank lines; also where a tag repeats, because many programs leave the blank line out. */
class GameCollector {
  readonly games: PbnGame[] = []
  readonly #lasting = new Map<string, PbnTag>()
  #game = new Map<string, OpenTag>()
  #last: OpenTag | undefined
  /** The auction or play that notes belong to. */
  #noted: OpenTag | undefined
  #blank = false

  blank(): void {
    this.#blank = true
    this.#last = undefined
  }

  row(row: PbnRow): boolean {
    this.#last?.rows.push(row)
    return this.#last !== undefined
  }

  tag(name: string, raw: string, line: number): void {
    const key = name.toLowerCase()
    if (key === 'note') {
      const [, number, text] = notePattern.exec(raw) ?? []
      if (number !== undefined && text !== undefined) this.#noted?.notes.set(number, text)
      return
    }
    if (this.#game.has(key) || (this.#blank && this.#game.has('board'))) this.close()
    this.#blank = false
    const value = this.#resolve(key, raw)
    this.#last = { name, value, line, rows: [], notes: new Map() }
    if (key === 'auction' || key === 'play') this.#noted = this.#last
    this.#game.set(key, this.#last)
    if (raw.startsWith('##')) this.#lasting.set(key, this.#last)
    else if (this.#lasting.has(key) && raw !== '#') this.#lasting.delete(key)
  }

  /** `#` takes the value of the game before; `##value` stays for the games that follow. */
  #resolve(key: string, raw: string): string {
    if (raw === '#') return this.games.at(-1)?.get(key)?.value ?? ''
    return raw.startsWith('##') ? raw.slice(2) : raw
  }

  close(): void {
    if (this.#game.size === 0) return
    this.games.push(new Map<string, PbnTag>([...this.#lasting, ...this.#game]))
    this.#game = new Map()
    this.#last = undefined
    this.#noted = undefined
  }
}

/** Takes the tag pairs in front of a line and answers what is left of it. */
const takeTags = (collector: GameCollector, text: string, line: number): string => {
  let rest = text
  for (let taken = 0; taken < mostTags; taken++) {
    const tag = tagPattern.exec(rest)
    if (!tag) break
    collector.tag(tag[1] as string, (tag[2] as string).replace(/\\(["\\])/g, '$1'), line)
    rest = rest.slice(tag[0].length)
  }
  return rest
}

const lineBreak = /\r\n|\n|\r/

/** The text split into games; malformed lines are warnings. */
export const readPbnGames = (source: SourceText, log: ProblemLog): readonly PbnGame[] => {
  const comments = new CommentStripper()
  const collector = new GameCollector()
  const lines = source.text.split(lineBreak)
  if (lines.length > mostRows) log.error('TOO_MANY_ITEMS', { line: mostRows }, { most: mostRows })
  lines.slice(0, mostRows).forEach((raw, index) => {
    const line = index + 1
    if (raw.startsWith('%') && comments.openedAt === undefined) return
    const text = comments.strip(raw, line)
    if (text.trim() === '') {
      if (raw.trim() === '') collector.blank()
      return
    }
    const rest = takeTags(collector, text, line)
    if (rest.trim() === '') return
    if (rest.trimStart().startsWith('[') || rest !== text) log.warn('PBN_TAG_MALFORMED', { line, column: 1 }, { text })
    else collector.row({ text, line })
  })
  if (comments.openedAt !== undefined) log.error('PBN_COMMENT_UNCLOSED', { line: comments.openedAt })
  collector.close()
  return collector.games
}
