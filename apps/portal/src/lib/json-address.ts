import type { Settled } from './addresses'

/** Things whose pages are there as data: `.json` behind the address of the page. */
export const jsonFamilies = ['events', 'players', 'clubs', 'rankings', 'lists'] as const
export type JsonFamily = (typeof jsonFamilies)[number]

export const isJsonFamily = (text: string): text is JsonFamily => jsonFamilies.some(family => family === text)

const page =
  /^(\/(?:zh-CN|en)\/(?:events|players|clubs)\/[^/]+|\/(?:zh-CN|en)\/rankings\/[^/]+(?:\/(?!changes\.json$)[^/]+)?)\.json$/

/** The address of the page that an address of data belongs to; nothing where it is none. */
export const pageOfJson = (pathname: string): string | undefined => page.exec(pathname)?.[1]

/** Where a page is as data; nothing where it is not. */
export const jsonOfPage = (pathname: string): string | undefined =>
  page.test(`${pathname}.json`) ? `${pathname}.json` : undefined

const NOTHING = '/page-json/events/none'

const familyOf = (pagePath: string): JsonFamily => {
  const [, , family = '', , issue] = pagePath.split('/')
  if (family === 'rankings') return issue === undefined ? 'rankings' : 'lists'
  return isJsonFamily(family) ? family : 'events'
}

/** Behind the path, before the query. */
const asJson = (path: string): string => path.replace(/(\?|$)/, '.json$1')

/**
 * Where the data of a page is made, or where its address has gone.
 * @param settled what became of the address of the page
 */
export const jsonTarget = (
  pagePath: string,
  settled: Settled | undefined,
): { readonly made: string } | { readonly at: string; readonly forGood: boolean } => {
  if (settled?.kind === 'moved' || settled?.kind === 'led')
    return { at: asJson(settled.path), forGood: settled.kind === 'moved' }
  const family = familyOf(pagePath)
  if (settled) return { made: `/page-json/${family}/${encodeURIComponent(settled.id)}` }
  // A ranking has its code in its address; any other word that is nothing's leads nowhere.
  const code = family === 'rankings' ? pagePath.split('/').at(-1) : undefined
  return { made: code === undefined ? NOTHING : `/page-json/rankings/${code}` }
}
