import type { RequestHandler } from 'express'
import {
  type ResultsFeed,
  resultsFeeds,
  feedResults,
  type FeedResult,
} from '../domain/publications/results-feed.repo.js'
import type { Deps } from '../domain/shared/deps.js'
import { noSuchFile } from './saved-file.js'
import { xml } from './xml-text.js'

/** Results in one answer of the feed. */
const FEED_LENGTH = 50

const titles: Readonly<Record<ResultsFeed, string>> = {
  official: '正式成绩 Official results',
  corrections: '成绩更正 Corrected results',
}

interface Feed {
  readonly kind: ResultsFeed
  readonly results: readonly FeedResult[]
  readonly portal: string
}

const titleOf = ({ nameZh, nameEn, stage, revision }: FeedResult): string =>
  `${nameZh} ${nameEn} · ${stage} (${revision})`

const atom = ({ kind, results, portal }: Feed): string => {
  const entries = results.map(result =>
    [
      '<entry>',
      `<id>urn:uuid:${result.id}</id>`,
      `<title>${xml(titleOf(result))}</title>`,
      `<link href="${xml(`${portal}/zh-CN${result.path}`)}"/>`,
      `<updated>${result.at}</updated>`,
      '</entry>',
    ].join(''),
  )
  const updated = results[0]?.at ?? '1970-01-01T00:00:00Z'
  return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><id>urn:paiji:results:${kind}</id><title>${titles[kind]}</title><link href="${xml(`${portal}/zh-CN/events`)}"/><updated>${updated}</updated><author><name>Paiji</name></author>${entries.join('')}</feed>\n`
}

/** JSON Feed 1.1. */
const json = ({ kind, results, portal }: Feed): string =>
  `${JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: titles[kind],
    home_page_url: `${portal}/zh-CN/events`,
    feed_url: `${portal}/files/feeds/results/${kind}.json`,
    items: results.map(result => ({
      id: `urn:uuid:${result.id}`,
      url: `${portal}/zh-CN${result.path}`,
      title: titleOf(result),
      content_text: '',
      date_published: result.at,
    })),
  })}\n`

/**
 * `/files/feeds/results/official` and `corrections`, each `.atom` and `.json`: the newest results that were made official,
 * and those that took the place of published ones, for anybody. An `ETag` answers whoever asks again with 304.
 */
export const resultsFeed = (deps: Pick<Deps, 'db' | 'mailing'>): RequestHandler => {
  return async (request, response) => {
    const { file = '' } = request.params as { file?: string }
    const [name = '', type = ''] = file.split('.')
    const kind = resultsFeeds.find(one => one === name)
    if (!kind || (file !== `${kind}.atom` && file !== `${kind}.json`)) return noSuchFile(response)
    const { portal } = deps.mailing
    const feed: Feed = { kind, portal, results: await feedResults(deps.db, kind, FEED_LENGTH) }
    response.set({
      'content-type': `application/${type === 'atom' ? 'atom+xml' : 'feed+json'}; charset=utf-8`,
      'cache-control': 'public, max-age=300',
    })
    response.send(type === 'atom' ? atom(feed) : json(feed))
  }
}
