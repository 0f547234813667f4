import type { RequestHandler, Response } from 'express'
import { issuesOf, issuesOfAll } from '../domain/awards/list-reads.repo.js'
import { listPaths } from '../domain/addresses/portal-paths.js'
import { findRanking, type ListRow, type RankingRow } from '../domain/awards/lists.repo.js'
import type { Deps } from '../domain/shared/deps.js'
import { toGlobalId } from '../domain/shared/global-id.js'
import { reasonInBoth } from '../domain/shared/reasons.js'
import { noSuchFile } from './saved-file.js'
import { xml } from './xml-text.js'

/** Issues in one answer of the feed. */
const FEED_LENGTH = 50

/** An issue with the ranking it is of. */
interface Issue {
  readonly list: ListRow
  readonly ranking: Pick<RankingRow, 'code' | 'nameZh' | 'nameEn'>
  /** Where the portal shows it. */
  readonly page: string
}

interface Feed {
  /** What it is known by, whatever its address becomes. */
  readonly id: string
  readonly title: string
  /** Where the portal shows the ranking, or all of them. */
  readonly page: string
  readonly issues: readonly Issue[]
  /** Where the portal serves files. */
  readonly portal: string
}

const nameOf = ({ nameZh, nameEn }: Issue['ranking']): string => `${nameZh} ${nameEn}`

const titleOf = ({ ranking, list: { asOf, number } }: Issue): string =>
  `${nameOf(ranking)} ${asOf}${number > 1 ? ` (${number})` : ''}`

const fileOf = ({ portal }: Feed, { list: { id } }: Issue, type: string): string =>
  `${portal}/files/lists/ranking/${type}?id=${toGlobalId('RankingList', id)}`

const digestOf = ({ digestForm, outputDigest }: ListRow): string | undefined =>
  digestForm === 1 ? undefined : outputDigest

const atomEntry = (feed: Feed, issue: Issue): string => {
  const { list, page } = issue
  const digest = digestOf(list)
  return [
    '<entry>',
    `<id>urn:uuid:${list.id}</id>`,
    `<title>${xml(titleOf(issue))}</title>`,
    `<link href="${xml(page)}"/>`,
    `<link rel="enclosure" type="text/csv" href="${xml(fileOf(feed, issue, 'csv'))}"/>`,
    `<updated>${(list.supersededAt ?? list.publishedAt).toISOString()}</updated>`,
    `<published>${list.publishedAt.toISOString()}</published>`,
    list.reason ? `<summary>${xml(reasonInBoth(list))}</summary>` : '',
    list.supersededAt ? '<category term="superseded"/>' : '<category term="standing"/>',
    digest ? `<category scheme="sha256" term="${xml(digest)}"/>` : '',
    '</entry>',
  ].join('')
}

const atom = (feed: Feed): string => {
  const { id, title, issues, page } = feed
  const times = issues.map(({ list }) => (list.supersededAt ?? list.publishedAt).toISOString()).sort()
  const updated = times.at(-1) ?? '1970-01-01T00:00:00.000Z'
  return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><id>${xml(id)}</id><title>${xml(title)}</title><link href="${xml(page)}"/><updated>${updated}</updated><author><name>Paiji</name></author>${issues.map(issue => atomEntry(feed, issue)).join('')}</feed>\n`
}

/** JSON Feed 1.1. */
const json = (feed: Feed, own: string): string => {
  const { title, issues, page } = feed
  return `${JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: own,
    items: issues.map(issue => ({
      id: `urn:uuid:${issue.list.id}`,
      url: issue.page,
      title: titleOf(issue),
      content_text: reasonInBoth(issue.list),
      date_published: issue.list.publishedAt.toISOString(),
      date_modified: (issue.list.supersededAt ?? issue.list.publishedAt).toISOString(),
      attachments: [{ url: fileOf(feed, issue, 'csv'), mime_type: 'text/csv' }],
      _paiji: {
        list: toGlobalId('RankingList', issue.list.id),
        ranking: issue.ranking.code,
        asOf: issue.list.asOf,
        number: issue.list.number,
        standing: issue.list.supersededAt === null,
        outputDigest: digestOf(issue.list) ?? null,
      },
    })),
  })}\n`
}

const types: Readonly<Record<string, string>> = {
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
}

type FeedDeps = Pick<Deps, 'db' | 'mailing'>

const answer = (response: Response, type: string, feed: Feed, own: string): void => {
  response.set({ 'content-type': types[type], 'cache-control': 'public, max-age=300' })
  response.send(type === 'atom' ? atom(feed) : json(feed, `${feed.portal}${own}`))
}

/**
 * `/files/feeds/rankings/<code>.atom` and `.json`: every issue of a ranking, corrected ones too, the newest first, for
 * anybody; the links lead to the portal in Chinese, which offers every other language.
 */
export const rankingFeed = ({ db, mailing }: FeedDeps): RequestHandler => {
  return async (request, response) => {
    const { file = '' } = request.params as { file?: string }
    const [, code = '', type = ''] = /^(.+)\.(atom|json)$/.exec(file) ?? []
    const ranking = code ? await findRanking(db, { code }) : undefined
    if (!ranking) return noSuchFile(response)
    const { portal } = mailing
    const page = `${portal}/zh-CN/rankings/${encodeURIComponent(code)}`
    const lists = await issuesOf(db, ranking.id, FEED_LENGTH)
    const pages = await listPaths(db, code, lists)
    const issues = lists.map(list => {
      const path = pages.get(list.id)
      return { list, ranking, page: path ? `${portal}/zh-CN${path}` : page }
    })
    const feed: Feed = { id: `urn:paiji:ranking:${code}`, title: nameOf(ranking), page, portal, issues }
    answer(response, type, feed, `/files/feeds/rankings/${encodeURIComponent(file)}`)
  }
}

/** `/files/feeds/rankings.atom` and `.json`: the newest issues of all rankings, for anybody. */
export const rankingsFeed = ({ db, mailing }: FeedDeps, type: 'atom' | 'json'): RequestHandler => {
  return async (_request, response) => {
    const { portal } = mailing
    const found = await issuesOfAll(db, FEED_LENGTH)
    const pages = new Map<string, string>()
    for (const { id, code } of new Map(found.map(one => [one.ranking.id, one.ranking])).values()) {
      const own = found.filter(one => one.ranking.id === id).map(({ list }) => list)
      for (const [list, path] of await listPaths(db, code, own)) pages.set(list, path)
    }
    const issues = found.map(({ list, ranking }) => {
      const path = pages.get(list.id) ?? `/rankings/${encodeURIComponent(ranking.code)}`
      return { list, ranking, page: `${portal}/zh-CN${path}` }
    })
    const feed: Feed = { id: 'urn:paiji:rankings', title: '排名 Rankings', page: `${portal}/zh-CN`, portal, issues }
    answer(response, type, feed, `/files/feeds/rankings.${type}`)
  }
}
