import { sourceFiles } from '../architecture/source-files.js'

/** What the help says of its pictures, read from its source: the tests know no component of the portal. */

const source = sourceFiles().find(({ path }) => path === 'apps/portal/src/features/help/jobs.ts')?.text ?? ''

const all = (pattern: RegExp): readonly string[] => [...source.matchAll(pattern)].flatMap(([, found]) => found ?? [])

/** The kinds of pages on which the jobs are done, each once. */
export const pages: readonly string[] = [...new Set(all(/\bpage: '([^']+)'/g))]

/** Every job has one. */
export const jobCount = all(/\bname: '([^']+)'/g).length
export const pageCount = all(/\bpage: '([^']+)'/g).length

/** As `pictureOf` of the help names them. */
export const pictureOf = (page: string): string =>
  page
    .slice(1)
    .replaceAll('/', '.')
    .replaceAll(/[[\]]|\.{3}/g, '')

export const themes = ['light', 'dark'] as const

const [width = 0, height = 0] = /PICTURE = \{ width: (\d+), height: (\d+) \}/.exec(source)?.slice(1).map(Number) ?? []
export const PICTURE = { width, height }
