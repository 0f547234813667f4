import type { RequestHandler } from 'express'
import { issuesOf } from '../domain/awards/list-reads.repo.js'
import { listPaths } from '../domain/addresses/portal-paths.js'
import { findRanking, type FoundRanking, type ListRow } from '../domain/awards/lists.repo.js'
import type { Deps } from '../domain/shared/deps.js'
import { toGlobalId } from '../domain/shared/global-id.js'
import { noSuchFile } from './saved-file.js'
import { xml } from './xml-text.js'

/** Issues in one answer of the feed. */
const FEED_LENGTH = 50

interface Feed {
  readonly ranking: FoundRanking
  readonly issues: readonly ListRow[]
  /** Where the portal shows the ranking, without an end. */
  readonly page: string
  /** Where it shows each issue, without the portal's own address. */
  readonly pages: ReadonlyMap<string, string>
  /** Where the portal serves files. */
  readonly portal: string
}

const titleOf = ({ ranking }: Feed, { asOf, number }: ListRow): string =>
  `${ranking.nameZh} ${ranking.nameEn} ${asOf}${number > 1 ? ` (${number})` : ''}`

const pageOf = ({ page, pages, portal }: Feed, { id }: ListRow): string => {
  const path = pages.get(id)
  return path ? `${portal}/zh-CN${path}` : page
}

const fileOf = ({ portal }: Feed, { id }: ListRow, type: string): string =>
  `${portal}/files/lists/ranking/${type}?id=${toGlobalId('RankingList', id)}`

const digestOf = ({ digestForm, outputDigest }: ListRow): string | undefined =>
  digestForm === 1 ? undefined : outputDigest

const atomEntry = (feed: Feed, issue: ListRow): string => {
  const digest = digestOf(issue)
  return [
    '<entry>',
    `<id>urn:uuid:${issue.id}</id>`,
    `<title>${xml(titleOf(feed, issue))}</title>`,
    `<link href="${xml(pageOf(feed, issue))}"/>`,
    `<link rel="enclosure" type="text/csv" href="${xml(fileOf(feed, issue, 'csv'))}"/>`,
    `<updated>${(issue.supersededAt ?? issue.publishedAt).toISOString()}</updated>`,
    `<published>${issue.publishedAt.toISOString()}</published>`,
    issue.reason ? `<summary>${xml(issue.reason)}</summary>` : '',
    issue.supersededAt ? '<category term="superseded"/>' : '<category term="standing"/>',
    digest ? `<category scheme="sha256" term="${xml(digest)}"/>` : '',
    '</entry>',
  ].join('')
}

const atom = (feed: Feed): string => {
  const { ranking, issues, page } = feed
  const times = issues.map(issue => (issue.supersededAt ?? issue.publishedAt).toISOString()).sort()
  const updated = times.at(-1) ?? '1970-01-01T00:00:00.000Z'
  return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><id>urn:paiji:ranking:${xml(ranking.code)}</id><title>${xml(`${ranking.nameZh} ${ranking.nameEn}`)}</title><link href="${xml(page)}"/><updated>${updated}</updated><author><name>Paiji</name></author>${issues.map(issue => atomEntry(feed, issue)).join('')}</feed>\n`
}

/** JSON Feed 1.1. */
const json = (feed: Feed, own: string): string => {
  const { ranking, issues, page } = feed
  return `${JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${ranking.nameZh} ${ranking.nameEn}`,
    home_page_url: page,
    feed_url: own,
    items: issues.map(issue => ({
      id: `urn:uuid:${issue.id}`,
      url: pageOf(feed, issue),
      title: titleOf(feed, issue),
      content_text: issue.reason ?? '',
      date_published: issue.publishedAt.toISOString(),
      date_modified: (issue.supersededAt ?? issue.publishedAt).toISOString(),
      attachments: [{ url: fileOf(feed, issue, 'csv'), mime_type: 'text/csv' }],
      _paiji: {
        list: toGlobalId('RankingList', issue.id),
        asOf: issue.asOf,
        number: issue.number,
        standing: issue.supersededAt === null,
        outputDigest: digestOf(issue) ?? null,
      },
    })),
  })}\n`
}

const types: Readonly<Record<string, string>> = {
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
}

/**
 * `/files/feeds/rankings/<code>.atom` and `.json`: every issue of a ranking, corrected ones too, the newest first, for
 * anybody; the links lead to the portal in Chinese, which offers every other language.
 */
export const rankingFeed = (deps: Pick<Deps, 'db' | 'mailing'>): RequestHandler => {
  return async (request, response) => {
    const { file = '' } = request.params as { file?: string }
    const [, code = '', type = ''] = /^(.+)\.(atom|json)$/.exec(file) ?? []
    const ranking = code ? await findRanking(deps.db, { code }) : undefined
    const contentType = types[type]
    if (!ranking || !contentType) return noSuchFile(response)
    const { portal } = deps.mailing
    const page = `${portal}/zh-CN/rankings/${encodeURIComponent(code)}`
    const issues = await issuesOf(deps.db, ranking.id, FEED_LENGTH)
    const feed: Feed = { ranking, page, portal, issues, pages: await listPaths(deps.db, code, issues) }
    response.set({ 'content-type': contentType, 'cache-control': 'public, max-age=300' })
    response.send(
      type === 'atom' ? atom(feed) : json(feed, `${portal}/files/feeds/rankings/${encodeURIComponent(file)}`),
    )
  }
}
