import type { RequestHandler } from 'express'
import { listCases, printedNumber, type PublicationRow } from '../domain/casebook/casebook.repo.js'
import type { Deps } from '../domain/shared/deps.js'
import { xml } from './xml-text.js'

/** Cases in one answer of the feed. */
const FEED_LENGTH = 50

const instant = (row: PublicationRow): string => (row.publishedAt as Date).toISOString()

const entryOf = (row: PublicationRow): string => {
  const number = printedNumber(row)
  return [
    '<entry>',
    `<id>urn:uuid:${row.id}</id>`,
    `<title>${xml(`${number} ${row.headnoteZh}`)}</title>`,
    `<updated>${instant(row)}</updated>`,
    `<summary xml:lang="en">${xml(row.headnoteEn)}</summary>`,
    ...row.ruleTags.map(tag => `<category term="${xml(tag)}"/>`),
    ...row.keywords.map(word => `<category scheme="keyword" term="${xml(word)}"/>`),
    '</entry>',
  ].join('')
}

/** `/casebook.atom`: decided cases as they are printed, newest first, for anybody. */
export const casebookFeed = (deps: Pick<Deps, 'db'>): RequestHandler => {
  return async (_request, response) => {
    const rows = await listCases(deps.db, {}, { first: FEED_LENGTH, after: undefined })
    const printed = rows.slice(0, FEED_LENGTH)
    const updated = printed[0] ? instant(printed[0]) : '1970-01-01T00:00:00.000Z'
    response.set({ 'content-type': 'application/atom+xml; charset=utf-8', 'cache-control': 'public, max-age=300' })
    response.send(
      `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><id>urn:paiji:casebook</id><title>申诉案例集 Appeals casebook</title><updated>${updated}</updated><author><name>Paiji</name></author>${printed.map(entryOf).join('')}</feed>\n`,
    )
  }
}
