import { runningDatabase, scene as scenario, testDeps, useCases } from '@paiji/api/testing'
import { personOfRegister } from '../support/appeal-people.js'
import { makeFederation } from '../support/federation.js'
import { globalId } from '../support/ids.js'
import { sixPairs, usebioFile } from '../support/usebio.js'

/** A federation with a running event, a published one, and somebody with a password for every role. */
export interface Scene {
  readonly organisation: string
  readonly ranking: string
  readonly running: Stage
  readonly published: Stage
}

interface Stage {
  readonly stage: string
  readonly slots: readonly string[]
  readonly entries: readonly string[]
  /** Where the first of the entries plays. */
  readonly slotsOfPlayer: readonly string[]
}

export const PASSWORD = 'a client of the soak'
export const people = [
  'scorer',
  'scorer2',
  'director',
  'staff',
  'staff2',
  'publisher',
  'sanctioningOfficer',
  'rankingOfficer',
  'registrar',
] as const
export const addressOf = (who: string) => `${who.toLowerCase()}@example.org`

type Database = Awaited<ReturnType<typeof runningDatabase>>

/** Fills the database of a service that runs on the folder. */
export const makeScene = async (database: Database): Promise<Scene> => {
  const { db, sql } = database
  const federation = await makeFederation(database)
  const deps = testDeps(db)
  const takeIn = async (name: string): Promise<{ id: string } & Stage> => {
    const content = new TextEncoder().encode(usebioFile(name, ['1', '2', '3', '4', '5', '6'], sixPairs))
    const about = { organisationId: federation.id, fileName: `${name}.xml`, content }
    const { importId } = scenario.must(await useCases.readResultsFile(deps, federation.staffViewer, about))
    scenario.must(await useCases.commitImport(deps, federation.staffViewer, { importId, registerUnknown: true }))
    const rows = await sql`select s.stage_id, s.slot, s.sides from score_sheet s join stage t on t.id = s.stage_id
      join event e on e.id = t.event_id where e.name_en = ${name} order by s.slot`
    const id = String(rows[0]?.stage_id)
    const entries = await sql`select id from entry where stage_id = ${id} order by number`
    return {
      id,
      stage: globalId('Stage', id),
      slots: rows.map(row => String(row.slot)),
      entries: entries.map(row => globalId('Entry', String(row.id))),
      slotsOfPlayer: rows
        .filter(row => (row.sides as string[]).includes(String(entries[0]?.id)))
        .map(row => String(row.slot)),
    }
  }
  const running = await takeIn('Running')
  const published = await takeIn('Published')
  const revisionId = await useCases.recomputeNow(deps, published.id)
  const about = { stageId: published.id, revisionId: revisionId ?? '' }
  scenario.must(await useCases.publishStandings(deps, federation.staffViewer, about))
  for (const who of people) {
    const account = { email: addressOf(who), name: who, password: PASSWORD }
    const accountId = scenario.must(await useCases.createAccount(db, account))
    await sql`insert into role_grant (account_id, role, scope_kind, scope_id, valid, granted_by)
      values (${accountId}, ${who.replace(/\d$/, '')}, 'organisation', ${federation.id}, '[2020-01-01,)', 'soak')`
    // Two who act in pairs have to be two people.
    const personId = await personOfRegister(database, people.indexOf(who))
    await sql`update "user" set person_id = ${personId} where id = ${accountId}`
  }
  const player = scenario.must(
    await useCases.createAccount(db, { email: addressOf('player'), name: 'player', password: PASSWORD }),
  )
  await sql`update "user" set person_id = (select p.person_id from entry_player p join entry e on e.id = p.entry_id
    where e.stage_id = ${published.id} order by e.number, p.ordinal limit 1) where id = ${player}`
  const organisation = globalId('Organisation', federation.id)
  return { organisation, ranking: federation.rankingCode, running, published }
}
