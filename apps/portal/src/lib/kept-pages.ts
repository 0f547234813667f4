import type { OutgoingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'

/** Bytes of pages in memory, in all and of one; both forms of it. */
const MOST_BYTES = 64 * 1024 * 1024
const MOST_OF_ONE = 2 * 1024 * 1024
/** What hangs on the hour alone is never older than this, as the API's own answers; in milliseconds. */
const MOST_AGE = 10_000

/** A page as it is sent. */
export interface StoredPage {
  readonly headers: OutgoingHttpHeaders
  readonly tag: string
  readonly plain: Buffer
  readonly zipped: Buffer
}

interface Stored extends StoredPage {
  readonly tables: ReadonlySet<string>
}

/** What a page is made from, noted while it is made. */
export class PageSources {
  readonly tables = new Set<string>(['organisation'])
  /** Whether every answer said what it was read from. */
  whole = true

  constructor(readonly begunAt: number) {}
}

/**
 * Pages of nobody in particular, kept until a table they were made from is changed. Nothing is kept while it is not known
 * what changes: before the API has said that it will tell, and after the connection to it was lost.
 */
export class KeptPages {
  readonly #pages = new LRUCache<string, Stored>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ plain, zipped }) => plain.length + zipped.length + 1_024,
    ttl: MOST_AGE,
  })
  #watching = false
  #clock = 0
  #forgotAt = 0
  readonly #changed = new Map<string, number>()

  begin(): PageSources {
    return new PageSources(this.#clock)
  }

  find(key: string): StoredPage | undefined {
    return this.#watching ? this.#pages.get(key) : undefined
  }

  keep(key: string, { tables, whole, begunAt }: PageSources, page: StoredPage): void {
    if (!whole || !this.#watching || page.plain.length > MOST_OF_ONE || this.#forgotAt > begunAt) return
    for (const table of tables) if ((this.#changed.get(table) ?? 0) > begunAt) return
    this.#pages.set(key, { ...page, tables })
  }

  /** A table was changed: pages made from it are made again. */
  changed(table: string): void {
    this.#changed.set(table, ++this.#clock)
    for (const [key, { tables }] of this.#pages.entries()) if (tables.has(table)) this.#pages.delete(key)
  }

  /** Changes are told from now on, or are not. */
  watch(watching: boolean): void {
    this.#forgotAt = ++this.#clock
    this.#pages.clear()
    this.#watching = watching
  }
}
