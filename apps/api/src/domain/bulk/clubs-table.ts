import { ok } from '@paiji/rules'
import { inArray } from 'drizzle-orm'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { organisation } from '../../db/schema/index.js'
import { recordAudits } from '../audit/record.js'
import { isBodyCode } from '../registry/create-organisation.js'
import { foldText } from '../registry/folding.js'
import { organisationsByCodes, organisationsByIds } from '../registry/organisations.repo.js'
import { titleSearchText } from '../registry/search-text.js'
import type { Act } from '../shared/act.js'
import { nothingBuiltOn, rowsPointingAt } from './built-on.js'
import type { TableRow } from './columns.js'
import { bodiesBelow } from './find-bodies.js'
import type { DecidedRow, Made, RowReading, TableKindRules, TablePlace } from './kind.js'
import { RowReader } from './read-cells.js'
import { oneRow } from '../../db/one-row.js'

interface ClubPlan {
  readonly code: string
  readonly nameZh: string
  readonly nameEn: string
  readonly kind: 'association' | 'club'
  /** The code of the body above; the body of the sheet where there is none. */
  readonly parentCode: string | undefined
  readonly details: Readonly<
    Record<'region' | 'venue' | 'contactName' | 'contactEmail' | 'contactPhone', string | null>
  >
}

const kinds = { association: ['协会', '地方协会'], club: ['俱乐部', '棋牌俱乐部'] } as const

const detailsOf = (reader: RowReader): ClubPlan['details'] => ({
  region: reader.text('region') ?? null,
  venue: reader.text('venue') ?? null,
  contactName: reader.text('contactName') ?? null,
  contactEmail: reader.text('contactEmail') ?? null,
  contactPhone: reader.text('contactPhone') ?? null,
})

const read = async (db: Db, place: TablePlace, rows: readonly TableRow[]): Promise<RowReading<ClubPlan>[]> => {
  const { all } = await bodiesBelow(db, place.organisationId)
  const readers = rows.map(row => new RowReader(row))
  const codes = readers.flatMap(reader => reader.text('code') ?? [])
  const taken = new Set((await organisationsByCodes(db, codes)).map(row => row.code))
  const kindOf = new Map<string, string>(all.map(one => [foldText(one.code), one.kind]))
  const seen = new Map<string, number>()
  return readers.map(reader => {
    const code = reader.needed('code')
    const kind = reader.word('kind', kinds) ?? 'club'
    if (code !== '' && !isBodyCode(code)) reader.note('code', 'ORGANISATION_CODE_UNREADABLE', { value: code })
    if (taken.has(code)) reader.note('code', 'ORGANISATION_CODE_TAKEN', { value: code })
    const earlier = seen.get(foldText(code))
    if (earlier !== undefined) reader.note('code', 'ROW_REPEATED', { row: earlier })
    const [zh, en] = [reader.text('nameZh'), reader.text('nameEn')]
    if (!zh && !en) reader.note('nameZh', 'CELL_MISSING')
    const parent = reader.text('parent')
    const above =
      parent === undefined ? undefined : all.find(one => [one.code, one.nameZh, one.nameEn].includes(parent))
    const parentCode = above?.code ?? parent
    const aboveKind = parentCode === undefined ? undefined : kindOf.get(foldText(parentCode))
    if (parentCode !== undefined && (aboveKind === undefined || aboveKind === 'club'))
      reader.note('parent', 'BODY_UNKNOWN', { value: parentCode })
    seen.set(foldText(code), reader.row.row)
    kindOf.set(foldText(code), kind)
    const names = { nameZh: zh ?? en ?? '', nameEn: en ?? zh ?? '' }
    const plan = { code, ...names, kind, parentCode, details: detailsOf(reader) }
    return { row: reader.row.row, problems: reader.problems, asks: [], plan }
  })
}

const store = async (act: Act, place: TablePlace, rows: readonly DecidedRow<ClubPlan>[]): Promise<Outcome<Made>> => {
  const { tx, deps, viewer } = act
  const [own] = await organisationsByIds(tx, [place.organisationId])
  const ids = new Map((await bodiesBelow(tx, place.organisationId)).all.map(one => [foldText(one.code), one.id]))
  const made: { id: string; plan: ClubPlan; parentId: string }[] = []
  const recordedAt = deps.clock.now()
  for (const { plan } of rows) {
    const { code, nameZh, nameEn, kind, parentCode, details } = plan
    const parentId = (parentCode && ids.get(foldText(parentCode))) || place.organisationId
    const searchText = titleSearchText({ zh: nameZh, en: nameEn, code })
    const timeZone = own?.timeZone ?? 'UTC'
    const values = { code, nameZh, nameEn, kind, parentId, searchText, timeZone, ...details, recordedAt }
    const row = oneRow(await tx.insert(organisation).values(values).returning({ id: organisation.id }))
    ids.set(foldText(code), row.id)
    made.push({ id: row.id, plan, parentId })
  }
  await recordAudits(
    tx,
    viewer,
    made.map(({ id, plan: { code, kind }, parentId }) => ({
      type: 'ORGANISATION_CREATED' as const,
      organisationId: place.log,
      aggregateKind: 'organisation',
      aggregateId: id,
      data: { code, kind, parentId },
    })),
  )
  const madeIds = made.map(row => row.id)
  const pointing = madeIds.length > 0 ? await rowsPointingAt(tx, 'organisation', madeIds) : {}
  return ok({ ...pointing, organisation: madeIds })
}

const undo = async (act: Act, place: TablePlace, made: Made, reason: string): Promise<Outcome<true>> => {
  const { tx, deps, viewer } = act
  const free = await nothingBuiltOn(tx, 'organisation', made)
  if (!free.ok) return free
  const ids = [...(made.organisation ?? [])]
  await tx.update(organisation).set({ withdrawnAt: deps.clock.now() }).where(inArray(organisation.id, ids))
  await recordAudits(
    tx,
    viewer,
    ids.map(id => ({
      type: 'ORGANISATION_WITHDRAWN' as const,
      organisationId: place.log,
      aggregateKind: 'organisation',
      aggregateId: id,
      data: { reason },
    })),
  )
  return ok(true)
}

export const clubsTable: TableKindRules<ClubPlan> = { read, store, undo }
