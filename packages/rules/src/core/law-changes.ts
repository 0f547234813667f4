import type { Bilingual } from './bilingual.js'

/** What became of a matter from one edition to another, in our own words. */
export interface ArticleChange {
  /** Its article before; none where it was new. */
  readonly before?: string
  /** Its article after; none where it is gone. */
  readonly after?: string
  readonly note: Bilingual
  /** Whether a score may come out otherwise by it. */
  readonly changesScore: boolean
}

/** What changed from one edition to another. */
export interface LawChanges {
  readonly from: string
  readonly to: string
  readonly rows: readonly ArticleChange[]
}

const present = (number: string | undefined): string | undefined => (number === '-' ? undefined : number)

/** A table of rows `before | after | zh | en | score`, the last where a score may come out otherwise; `-` where there is no article. */
export const layChanges = (table: string): readonly ArticleChange[] =>
  table
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => {
      const [first, second, zh = '', en = '', score] = line.split('|').map(part => part.trim())
      const [before, after] = [present(first), present(second)]
      return {
        ...(before ? { before } : {}),
        ...(after ? { after } : {}),
        note: { zh, en },
        changesScore: Boolean(score),
      }
    })
