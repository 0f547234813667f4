import { setTimeout as sleep } from 'node:timers/promises'
import { readResults } from '@paiji/formats'
import {
  scene,
  startTestServer,
  type TestDatabase,
  testApi,
  testDatabase,
  testDeps,
  testWorker,
  useCases,
} from '@paiji/api/testing'
import { type Federation, makeFederation } from '../support/federation.js'
import { type Result, usebioFile } from '../support/usebio.js'
import { compare } from './compare.js'

/** `npm run bench -- main`: the main road beside its floors, in one run on one machine. */

const PAIRS = 40
const BOARDS = 24

/** A made-up session: every board at twenty tables, contracts and tricks from a small fixed sequence. */
const session = (): Result[] => {
  const contracts = ['3NT', '4S', '2H', '5D', '1NT', '3C', '4HX', '6S'] as const
  const results: Result[] = []
  for (let board = 1; board <= BOARDS; board++) {
    for (let table = 0; table < PAIRS / 2; table++) {
      const mix = board * 7 + table * 13
      const ew = ((table + board) % (PAIRS / 2)) + PAIRS / 2 + 1
      const declarer = 'NESW'.charAt(mix % 4)
      results.push([board, `${table + 1}`, `${ew}`, contracts[mix % 8] as string, declarer, 6 + (mix % 8)])
    }
  }
  return results
}

const pairs = Array.from({ length: PAIRS }, (_, index) => `${index + 1}`)
const file = (title: string) => new TextEncoder().encode(usebioFile(title, pairs, session()))

const benchImport = async (database: TestDatabase, federation: Federation) => {
  const deps = testDeps(database.db)
  await compare({
    name: `import of a ${PAIRS}-pair session (${(PAIRS / 2) * BOARDS} results), read and committed`,
    floorIs: 'parse only',
    ours: async round => {
      const content = file(`Session ${round}`)
      const about = { organisationId: federation.id, fileName: 'session.xml', content }
      const { importId } = scene.must(await useCases.readResultsFile(deps, federation.staffViewer, about))
      scene.must(await useCases.commitImport(deps, federation.staffViewer, { importId, registerUnknown: round === -2 }))
    },
    floor: async round => {
      const read = readResults(file(`Session ${round}`), 'session.xml')
      if (!read.ok) throw new Error('not read')
    },
  })
}

const benchEntry = async (database: TestDatabase, federation: Federation) => {
  const { db, sql, url } = database
  const deps = testDeps(db)
  const [sheet] = await sql`
    select stage_id, slot, version from score_sheet where superseded_at is null order by slot limit 1`
  if (!sheet) throw new Error('no sheet')
  await sql`create table bare_fact (id bigint generated always as identity primary key, payload jsonb not null)`
  let heard: (() => void) | undefined
  await sql.listen('paiji', message => {
    const { topic } = JSON.parse(message) as { topic: string }
    if (topic === 'standings' || topic === 'bare') heard?.()
  })
  const nextNotice = () =>
    new Promise<void>(resolve => {
      heard = resolve
    })
  let version = sheet.version as number
  const worker = await testWorker(url, deps)
  await compare({
    name: 'one score entry to pushed standings',
    floorIs: 'bare insert + NOTIFY heard',
    ours: async () => {
      const pushed = nextNotice()
      const entered = await useCases.enterResult(deps, federation.staffViewer, {
        stageId: sheet.stage_id as string,
        slot: sheet.slot as string,
        sheet: { contract: '3NT', declarer: 'N', tricks: 6 + (version % 8) },
        expectedVersion: version,
      })
      version = scene.must(entered).version
      await pushed
    },
    floor: async round => {
      const pushed = nextNotice()
      await sql.begin(async tx => {
        await tx`insert into bare_fact (payload) values (${tx.json({ contract: '3NT', tricks: round })})`
        await tx`select pg_notify('paiji', '{"topic":"bare"}')`
      })
      await pushed
    },
  })
  await worker.stop()
}

const RANKING_QUERY = `query ($ranking: String!, $asOf: LocalDate!) { rankingList(ranking: $ranking, asOf: $asOf) {
  asOf number entries(first: 100) { edges { node { rank shared value person { number name } club { name { zh en } } } } } } }`

const benchRanking = async (database: TestDatabase, federation: Federation) => {
  const { db, sql } = database
  const deps = testDeps(db)
  const [published] = await sql`select id, stage_id from standings_revision where published_at is null limit 1`
  if (!published) throw new Error('nothing to publish')
  const about = { stageId: published.stage_id as string, revisionId: published.id as string }
  const { revisionId } = scene.must(await useCases.publishStandings(deps, federation.staffViewer, about))
  scene.must(
    await useCases.makeOfficial(deps, federation.staffViewer, {
      revisionId,
      closeWindowsEarly: 'a bench has no appeals',
    }),
  )
  const [ranking] = await sql`select id from ranking limit 1`
  const asOf = '2026-03-31'
  scene.must(await useCases.issueList(deps, federation.staffViewer, { rankingId: ranking?.id as string, asOf }))
  const api = await testApi(deps)
  await compare({
    name: 'ranking page over GraphQL',
    floorIs: 'hand-written SQL through postgres.js',
    rounds: 60,
    ours: async () => {
      const variables = { ranking: federation.rankingCode, asOf }
      const { errors, data } = await api.execute(undefined, RANKING_QUERY, variables)
      if (errors || !data) throw new Error(JSON.stringify(errors))
      JSON.stringify(data)
    },
    floor: async () => {
      const rows = await sql`
        with list as (
          select l.id, l.as_of, l.number from ranking_list l join ranking r on r.id = l.ranking_id
          where r.code = ${federation.rankingCode} and l.as_of <= ${asOf} and l.superseded_at is null
          order by l.as_of desc limit 1
        )
        select list.as_of, list.number, e.rank, e.shared, e.value, p.number as person,
          (select n.display from person_name n where n.person_id = p.id and n.superseded_at is null limit 1) as name,
          o.name_zh, o.name_en
        from list join ranking_entry e on e.list_id = list.id join person p on p.id = e.person_id
        left join organisation o on o.id = e.club_id order by e.position limit 100`
      JSON.stringify(rows)
    },
  })
  await api.stop()
}

const server = await startTestServer()
const database = await testDatabase(server)
try {
  const federation = await makeFederation(database)
  console.log(`Node ${process.version}, PostgreSQL embedded; medians of runs in turn, ratios count`)
  await benchImport(database, federation)
  await benchEntry(database, federation)
  await benchRanking(database, federation)
} finally {
  await sleep(50)
  await database.drop()
  await server.stop()
}
