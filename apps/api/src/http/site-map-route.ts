import type { RequestHandler } from 'express'
import {
  type MappedKind,
  type MappedPage,
  mappedFiles,
  mappedKinds,
  mappedPages,
} from '../domain/exports/site-map.repo.js'
import type { Deps } from '../domain/shared/deps.js'
import { noSuchFile } from './saved-file.js'
import { xml } from './xml-text.js'

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
const locales = ['zh-CN', 'en'] as const

/** A page in both languages, each of which names the other. */
const pageOf = (portal: string, kind: MappedKind, { parts, at }: MappedPage): string => {
  const path = `/${kind}/${encodeURIComponent(parts)}`
  const alternates = locales
    .map(locale => `<xhtml:link rel="alternate" hreflang="${locale}" href="${xml(`${portal}/${locale}${path}`)}"/>`)
    .join('')
  const changed = at ? `<lastmod>${at}</lastmod>` : ''
  return locales
    .map(locale => `<url><loc>${xml(`${portal}/${locale}${path}`)}</loc>${changed}${alternates}</url>`)
    .join('')
}

const indexOf = async ({ db, mailing }: Pick<Deps, 'db' | 'mailing'>): Promise<string> => {
  const files = await Promise.all(
    mappedKinds.map(async kind =>
      Array.from(
        { length: await mappedFiles(db, kind) },
        (_, at) => `${mailing.portal}/files/sitemaps/${kind}-${at + 1}.xml`,
      ),
    ),
  )
  const entries = files.flat().map(file => `<sitemap><loc>${xml(file)}</loc></sitemap>`)
  return `<sitemapindex ${NAMESPACES}>${entries.join('')}</sitemapindex>`
}

const NAME = /^(\w+)-([1-9]\d{0,3})\.xml$/

/**
 * `/files/sitemaps/index.xml`, and the files it names (`events-1.xml`): every event, player, club, ranking and printed case
 * that anybody may find, for search engines.
 */
export const siteMapRoute =
  (deps: Pick<Deps, 'db' | 'mailing'>): RequestHandler =>
  async (request, response) => {
    const { file = '' } = request.params as { file?: string }
    const send = (body: string) => {
      response.set({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      response.send(`${XML}${body}\n`)
    }
    if (file === 'index.xml') return send(await indexOf(deps))
    const [, name, number] = NAME.exec(file) ?? []
    const kind = mappedKinds.find(one => one === name)
    const pages = kind ? await mappedPages(deps.db, kind, Number(number)) : []
    if (!kind || (pages.length === 0 && number !== '1')) return noSuchFile(response)
    const { portal } = deps.mailing
    send(`<urlset ${NAMESPACES}>${pages.map(page => pageOf(portal, kind, page)).join('')}</urlset>`)
  }
