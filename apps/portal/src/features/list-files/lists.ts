import 'server-only'
import { entryText } from '@/components/entry-names'
import type { ResultOf } from '@/gql'
import type { AppLocale } from '@/i18n/routing'
import { inLanguage } from '@/lib/format/bilingual'
import { nameText } from '@/lib/format/names'
import type { ApiResult } from '@/lib/graphql/result'
import { ask, missing } from '@/lib/graphql/server-client'
import { type ListName, listNames } from '@/lib/list-names'
import * as documents from './list-files.graphql'

/** A cell: numbers stay numbers, so that a spreadsheet can reckon with them. */
export type FileCell = string | number | null | undefined

/** What is asked for: which of several, filtered by what, in whose language; `word` says a code in it. */
export interface ListRequest {
  readonly id: string
  readonly text: string | null
  readonly locale: AppLocale
  word(namespace: string, code: string): string
}

interface FilePage {
  readonly rows: readonly (readonly FileCell[])[]
  /** Where the next page begins; none after the last. */
  readonly next: string | undefined
}

/** One list of the portal as a file: its columns by their names in the messages, and its rows page by page. */
export interface ListFile {
  readonly columns: readonly string[]
  page(request: ListRequest, after: string | undefined): Promise<ApiResult<FilePage>>
}

interface Connection<Node> {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  readonly edges: readonly { readonly node: Node }[]
}

const pageOf = <Node>(
  connection: Connection<Node> | null | undefined,
  row: (node: Node) => readonly FileCell[],
): ApiResult<FilePage> => {
  if (!connection) return missing()
  const { pageInfo, edges } = connection
  const next = pageInfo.hasNextPage && pageInfo.endCursor ? pageInfo.endCursor : undefined
  return { ok: true, data: { rows: edges.map(edge => row(edge.node)), next } }
}

type PersonRow = ResultOf<typeof documents.PeopleFileQuery>['people']['edges'][number]['node']

const personColumns = ['number', 'nameHan', 'nameLatin', 'club', 'status'] as const
const personCells = (person: PersonRow, { locale, word }: ListRequest): FileCell[] => [
  person.number,
  person.nameHan,
  person.nameLatin,
  person.club ? inLanguage(person.club.name, locale) : '',
  word('personStatus', person.status),
]

const people: ListFile = {
  columns: personColumns,
  page: async (request, after) => {
    const answer = await ask(documents.PeopleFileQuery, { text: request.text, after: after ?? null })
    return answer.ok ? pageOf(answer.data.people, node => personCells(node, request)) : answer
  },
}

const members: ListFile = {
  columns: personColumns,
  page: async (request, after) => {
    const answer = await ask(documents.MembersFileQuery, { id: request.id, after: after ?? null })
    return answer.ok ? pageOf(answer.data.organisation?.members, node => personCells(node, request)) : answer
  },
}

const bodies: ListFile = {
  columns: [
    'code',
    'nameZh',
    'nameEn',
    'kind',
    'parent',
    'region',
    'venue',
    'contactName',
    'contactEmail',
    'contactPhone',
    'members',
  ],
  page: async ({ text, word }, after) => {
    const answer = await ask(documents.BodiesFileQuery, { text, after: after ?? null })
    if (!answer.ok) return answer
    return pageOf(answer.data.organisations, ({ code, name, kind, parent, contact, memberCount }) => [
      code,
      name.zh,
      name.en,
      word('organisationKind', kind),
      parent?.code,
      contact?.region,
      contact?.venue,
      contact?.contactName,
      contact?.contactEmail,
      contact?.contactPhone,
      memberCount,
    ])
  },
}

const A_PAGE = 200

const officials: ListFile = {
  columns: ['number', 'nameHan', 'nameLatin', 'sport', 'licence', 'level', 'from', 'until'],
  page: async ({ word }, after) => {
    const offset = Number(after ?? 0)
    const answer = await ask(documents.OfficialsFileQuery, { offset })
    if (!answer.ok) return answer
    const rows = answer.data.officialLicences.map(one => [
      one.person?.number,
      one.person?.nameHan,
      one.person?.nameLatin,
      word('sport', one.sport),
      word('registerDesk.licenceKinds', one.kind),
      word('registerDesk.levels', one.level),
      one.from,
      one.until,
    ])
    return { ok: true, data: { rows, next: rows.length === A_PAGE ? String(offset + A_PAGE) : undefined } }
  },
}

const MOST_PLAYERS = 8

const entries: ListFile = {
  columns: ['entryNumber', 'team', 'seed', ...Array.from({ length: MOST_PLAYERS }, (_, at) => `player${at + 1}`)],
  page: async ({ id, locale }) => {
    const answer = await ask(documents.EntriesFileQuery, { id })
    if (!answer.ok) return answer
    const { stage } = answer.data
    if (!stage) return missing()
    const rows = stage.entries
      .filter(entry => entry.withdrawnAt === null)
      .map(({ number, teamName, seed, players }) => [
        number,
        teamName,
        seed,
        ...players.map(({ nameAsEntered, person }) =>
          person ? `${nameText(person, locale)} ${person.number}` : nameAsEntered,
        ),
      ])
    return { ok: true, data: { rows, next: undefined } }
  },
}

const ranking: ListFile = {
  columns: ['rank', 'number', 'nameHan', 'nameLatin', 'club', 'value', 'counting'],
  page: async ({ id, locale }, after) => {
    const answer = await ask(documents.RankingFileQuery, { id, after: after ?? null })
    if (!answer.ok) return answer
    return pageOf(answer.data.rankingListById?.entries, ({ rank, person, club, value, countingResults }) => [
      rank,
      person.number,
      person.nameHan,
      person.nameLatin,
      club ? inLanguage(club.name, locale) : '',
      value,
      countingResults,
    ])
  },
}

/** `id` is a published revision's, or a stage's for what stands there now: a provisional revision ends with the next score. */
const standings: ListFile = {
  columns: ['rank', 'group', 'entryNumber', 'contestant', 'total', 'percent'],
  page: async ({ id, locale }, after) => {
    const answer = await ask(documents.StandingsFileQuery, { id, after: after ?? null })
    if (!answer.ok) return answer
    const { node } = answer.data
    const found = node && 'standings' in node ? node.standings : node
    const lines = found && 'lines' in found ? found.lines : undefined
    return pageOf(lines, ({ rank, group, entry, total, percent }) => [
      rank,
      group,
      entry.number,
      entryText(entry, locale),
      total,
      percent,
    ])
  },
}

/** The order of a whole event; `id` is the event's. */
const classification: ListFile = {
  columns: ['rank', 'contestant', 'stage'],
  page: async ({ id, locale }, after) => {
    const skip = Number(after ?? 0)
    const answer = await ask(documents.ClassificationFileQuery, { event: id, skip })
    if (!answer.ok) return answer
    const found = answer.data.event?.classification
    if (!found) return missing()
    const rows = found.lines.map(({ rank, entry, stage }) => [
      rank,
      entryText(entry, locale),
      inLanguage(stage.name, locale),
    ])
    const next = skip + rows.length
    return { ok: true, data: { rows, next: next < found.totalLines ? String(next) : undefined } }
  },
}

const events: ListFile = {
  columns: ['code', 'nameZh', 'nameEn', 'sport', 'category', 'from', 'lastDay', 'organiser'],
  page: async ({ locale, word }, after) => {
    const answer = await ask(documents.EventsFileQuery, { after: after ?? null })
    if (!answer.ok) return answer
    return pageOf(answer.data.events, ({ code, name, sport, category, startsOn, endsOn, organisation }) => [
      code,
      name.zh,
      name.en,
      word('sport', sport),
      word('category', category),
      startsOn,
      endsOn,
      inLanguage(organisation.name, locale),
    ])
  },
}

export const listFiles = {
  people,
  members,
  bodies,
  officials,
  entries,
  ranking,
  standings,
  classification,
  events,
} as const satisfies Readonly<Record<ListName, unknown>>

export const isListName = (text: string): text is ListName => listNames.some(name => name === text)
