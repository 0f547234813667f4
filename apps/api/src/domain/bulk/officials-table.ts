import { err, ok, problem } from '@paiji/rules'
import { and, inArray, isNull, sql } from 'drizzle-orm'
import { actorOf } from '../../auth/viewer.js'
import { formatDateRange } from '../../base/date-range.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { officialLicence } from '../../db/schema/index.js'
import { recordAudits } from '../audit/record.js'
import type { OfficialKind, OfficialLevel } from '../registry/vocabulary.js'
import type { Act } from '../shared/act.js'
import { insertReturning } from '../shared/insert-rows.js'
import type { TableRow } from './columns.js'
import { findPeople, personOf } from './find-people.js'
import type { Ask, DecidedRow, Made, RowReading, TableKindRules, TablePlace } from './kind.js'
import { sportWords } from './people-table.js'

interface LicencePlan {
  readonly ask: Ask | undefined
  readonly sport: string
  readonly kind: OfficialKind
  readonly level: OfficialLevel
  readonly valid: string
}

const kinds: Readonly<Record<OfficialKind, readonly string[]>> = {
  director: ['裁判长', '竞赛裁判长', '赛事总监', 'tournamentdirector', 'td'],
  referee: ['裁判', '裁判员', 'judge'],
  scorer: ['记分', '记分员', '计分员', 'scorekeeper'],
}
const levels: Readonly<Record<OfficialLevel, readonly string[]>> = {
  international: ['国际级', '国际'],
  national: ['国家级', '国家'],
  first: ['一级', '1', '1级', '1st'],
  second: ['二级', '2', '2级', '2nd'],
  third: ['三级', '3', '3级', '3rd'],
}

const read = async (db: Db, place: TablePlace, rows: readonly TableRow[]): Promise<RowReading<LicencePlan>[]> =>
  (await findPeople(db, place.organisationId, rows)).map(({ reader, ask }) => {
    for (const column of ['sport', 'licence', 'level', 'from'] as const) reader.needed(column)
    const from = reader.day('from') ?? place.today
    const until = reader.end(from)
    const plan = {
      ask,
      sport: reader.word('sport', sportWords) ?? '',
      kind: reader.word('licence', kinds) ?? 'referee',
      level: reader.word('level', levels) ?? 'third',
      valid: formatDateRange({ from, until }),
    }
    return { row: reader.row.row, problems: reader.problems, asks: ask ? [ask] : [], plan }
  })

const store = async (act: Act, place: TablePlace, rows: readonly DecidedRow<LicencePlan>[]): Promise<Outcome<Made>> => {
  const { tx, deps, viewer } = act
  const given = rows.flatMap(({ row, plan, who }) => {
    const personId = personOf(plan, who)
    return personId ? [{ row, plan, personId }] : []
  })
  const by = { givenBy: actorOf(viewer), recordedAt: deps.clock.now(), organisationId: place.organisationId }
  for (const { row, plan, personId } of given) {
    const { sport, kind, level, valid } = plan
    const [held] = await tx
      .select({ id: officialLicence.id })
      .from(officialLicence)
      .where(
        and(
          sql`(person_id, sport, kind, level) = (${personId}::uuid, ${sport}, ${kind}, ${level})`,
          isNull(officialLicence.supersededAt),
          sql`${officialLicence.valid} && ${valid}::daterange`,
        ),
      )
    if (held) return err([problem('LICENCE_HELD_ALREADY', { severity: 'error', at: { line: row } })])
  }
  const stored = await insertReturning(
    tx,
    officialLicence,
    given.map(({ plan: { ask: _, ...licence }, personId }) => ({ ...licence, personId, ...by })),
  )
  await recordAudits(
    tx,
    viewer,
    stored.map(({ id, personId, level }) => ({
      type: 'LICENCE_GIVEN' as const,
      organisationId: place.log,
      aggregateKind: 'person',
      aggregateId: personId,
      data: { licenceId: id, personId, changes: [{ field: 'level', before: null, after: level }] },
    })),
  )
  return ok({ official_licence: stored.map(row => row.id) })
}

const undo = async (act: Act, place: TablePlace, made: Made, reason: string): Promise<Outcome<true>> => {
  const { tx, deps, viewer } = act
  const ids = [...(made.official_licence ?? [])]
  const own = await tx.select().from(officialLicence).where(inArray(officialLicence.id, ids)).for('update')
  const ended = own.filter(row => row.supersededAt !== null).length
  if (ended > 0)
    return err([problem('TABLE_BUILT_ON', { severity: 'error', params: { what: 'official_licence', count: ended } })])
  await tx.update(officialLicence).set({ supersededAt: deps.clock.now() }).where(inArray(officialLicence.id, ids))
  await recordAudits(
    tx,
    viewer,
    own.map(({ id, personId, level }) => ({
      type: 'LICENCE_ENDED' as const,
      organisationId: place.log,
      aggregateKind: 'person',
      aggregateId: personId,
      data: { licenceId: id, changes: [{ field: 'level', before: level, after: null }], reason },
    })),
  )
  return ok(true)
}

export const officialsTable: TableKindRules<LicencePlan> = { read, store, undo }
