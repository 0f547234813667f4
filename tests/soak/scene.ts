import { runningDatabase, scene as scenario, testDeps, useCases } from '@paiji/api/testing'
import { personOfRegister } from '../support/appeal-people.js'
import { makeFederation } from '../support/federation.js'
import { globalId } from '../support/ids.js'
import { type Result, sixPairs, usebioFile } from '../support/usebio.js'

/** A federation with a running event, a published one, and somebody with a password for every role. */
export interface Scene {
  readonly organisation: string
  readonly ranking: string
  readonly running: Stage
  readonly published: Stage
  /** Published too, with a board for every case that the committee hears. */
  readonly judged: Stage
  /** Of the committee, by their place in `members`. */
  readonly committee: readonly string[]
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
  'clerk',
] as const
/** They have an account and no role: two who play, and those of the committee. */
export const players = ['player', 'partner'] as const
export const members = ['member1', 'member2', 'member3', 'member4', 'member5'] as const
export const addressOf = (who: string) => `${who.toLowerCase()}@example.org`

type Database = Awaited<ReturnType<typeof runningDatabase>>

/** Fills the database of a service that runs on the folder. */
export const makeScene = async (database: Database): Promise<Scene> => {
  const { db, sql } = database
  const federation = await makeFederation(database)
  const deps = testDeps(db)
  const takeIn = async (name: string, results = sixPairs): Promise<{ id: string } & Stage> => {
    const content = new TextEncoder().encode(usebioFile(name, ['1', '2', '3', '4', '5', '6'], results))
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
  const publishedOf = async (stage: { id: string } & Stage) => {
    const revisionId = await useCases.recomputeNow(deps, stage.id)
    const about = { stageId: stage.id, revisionId: revisionId ?? '' }
    scenario.must(await useCases.publishStandings(deps, federation.staffViewer, about))
    return stage
  }
  const running = await takeIn('Running')
  const published = await publishedOf(await takeIn('Published'))
  const judged = await publishedOf(await takeIn('Judged', manyBoards))
  for (const who of people) await officer(database, federation.id, who)
  for (const [at, who] of players.entries())
    await sql`update "user" set person_id = (select p.person_id from entry_player p join entry e on e.id = p.entry_id
      where e.stage_id = ${published.id} order by e.number, p.ordinal offset ${at} limit 1)
      where id = ${await accountOf(database, who)}`
  const committee: string[] = []
  for (const [at, who] of members.entries()) {
    const personId = await personOfRegister(database, people.length + at)
    await sql`update "user" set person_id = ${personId} where id = ${await accountOf(database, who)}`
    await sql`insert into committee_term (organisation_id, person_id, body, standing, valid, named_by)
      values (${federation.id}, ${personId}, 'appeals', 'expert', '[2020-01-01,)', 'soak')`
    committee.push(globalId('Person', personId))
  }
  const organisation = globalId('Organisation', federation.id)
  return { organisation, ranking: federation.rankingCode, running, published, judged, committee }
}

const accountOf = async ({ db }: Database, who: string): Promise<string> =>
  scenario.must(await useCases.createAccount(db, { email: addressOf(who), name: who, password: PASSWORD }))

/** Two who act in pairs have to be two people. */
const officer = async (database: Database, organisationId: string, who: (typeof people)[number]): Promise<void> => {
  const accountId = await accountOf(database, who)
  const personId = await personOfRegister(database, people.indexOf(who))
  await database.sql`insert into role_grant (account_id, role, scope_kind, scope_id, valid, granted_by)
    values (${accountId}, ${who.replace(/\d$/, '')}, 'organisation', ${organisationId}, '[2020-01-01,)', 'soak')`
  await database.sql`update "user" set person_id = ${personId} where id = ${accountId}`
}

/** The first pair plays the second on each of forty boards. */
const manyBoards: readonly Result[] = Array.from({ length: 40 }, (_, at): readonly Result[] => [
  [at + 1, '1', '2', '3NT', 'N', at % 14],
  [at + 1, '3', '4', '3NT', 'N', 9],
  [at + 1, '5', '6', '3NT', 'N', 8],
]).flat()
