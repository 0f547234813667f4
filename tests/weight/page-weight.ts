import { gzipSync } from 'node:zlib'

/** What a page weighs for somebody who has nothing of it yet; bytes. */
export interface PageWeight {
  /** The document as it is read. */
  readonly html: number
  /** The same as it is sent, packed by gzip. */
  readonly packed: number
  /** The scripts that it loads first, each packed by gzip. */
  readonly scripts: number
}

const SCRIPT = /<script(?![^>]*nomodule)[^>]+src="(\/_next\/[^"]+\.js[^"]*)"/gi
/** A part that is fetched apart, and all the same at once, since the page shows it. */
const PRELOAD = /<link(?=[^>]*rel="preload")(?=[^>]*as="script")[^>]+href="(\/_next\/[^"]+\.js[^"]*)"/gi

/** The addresses of the scripts in a document that a browser of today loads first: not what is for those without modules. */
export const scriptsOf = (html: string): string[] => [
  ...new Set([SCRIPT, PRELOAD].flatMap(pattern => [...html.matchAll(pattern)].map(found => found[1] ?? ''))),
]

const bytesAt = async (address: string): Promise<Buffer> => {
  const response = await fetch(address)
  // A page that is not there weighs something too.
  if (!response.ok && response.status !== 404) throw new Error(`${address} was answered ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}

/** Weighs pages of one installation; a script that several of them load is fetched once. */
export const scales = (root: string) => {
  const scripts = new Map<string, Promise<number>>()
  const script = (path: string): Promise<number> => {
    const known = scripts.get(path) ?? bytesAt(`${root}${path}`).then(bytes => gzipSync(bytes).length)
    scripts.set(path, known)
    return known
  }
  return async (path: string): Promise<PageWeight> => {
    const page = await bytesAt(`${root}${path}`)
    const loaded = await Promise.all(scriptsOf(page.toString()).map(script))
    return {
      html: page.length,
      packed: gzipSync(page).length,
      scripts: loaded.reduce((sum, size) => sum + size, 0),
    }
  }
}
