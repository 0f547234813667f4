import { createServer } from 'node:http'
import { openClient, startStack, testConnection } from '@paiji/api/testing'

/**
 * One server of a bench in a process of its own: `api DATABASE_URL` the product's, `floor DATABASE_URL` the page of a
 * ranking by one hand-written statement over a bare HTTP server. Says its address to its starter.
 */
const [kind, url = ''] = process.argv.slice(2)

const PAGE = 50

const floor = async (): Promise<string> => {
  const sql = openClient(url, { max: 10 })
  const server = createServer((request, response) => {
    const results = request.url === '/results'
    void (results ? rowsWithResults() : rows()).then(found => {
      const text = JSON.stringify({ data: found })
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
      response.end(text)
    })
  })
  const rows = () => sql`
    with list as (
      select l.id, l.as_of, l.number from ranking_list l join ranking r on r.id = l.ranking_id
      where r.code = 'big' and l.superseded_at is null order by l.as_of desc limit 1
    )
    select list.as_of, list.number, e.rank, e.shared, e.value, p.number as person, h.display as han, t.display as latin,
      o.name_zh, o.name_en
    from list join ranking_entry e on e.list_id = list.id join person p on p.id = e.person_id
    left join person_name h on h.person_id = p.id and h.script = 'Hans' and h.superseded_at is null
    left join person_name t on t.person_id = p.id and t.script = 'Latn' and t.superseded_at is null
    left join organisation o on o.id = e.club_id order by e.position limit ${PAGE}`
  const rowsWithResults = () => sql`
    with list as (
      select l.id, l.as_of, l.number from ranking_list l join ranking r on r.id = l.ranking_id
      where r.code = 'big' and l.superseded_at is null order by l.as_of desc limit 1
    ), page as (
      select list.as_of, list.number, e.position, e.rank, e.shared, e.value, e.person_id, e.club_id
      from list join ranking_entry e on e.list_id = list.id order by e.position limit ${PAGE}
    )
    select page.as_of, page.number, page.rank, page.value, p.number as person, h.display as han, t.display as latin,
      o.name_zh, o.name_en, (
        select json_agg(r) from (
          select a.rank, a.points, a.earned_on, v.name_zh, v.name_en from point_award a join event v on v.id = a.event_id
          where a.person_id = p.id and a.superseded_at is null order by a.earned_on desc, a.id limit 10) r) as results
    from page join person p on p.id = page.person_id
    left join person_name h on h.person_id = p.id and h.script = 'Hans' and h.superseded_at is null
    left join person_name t on t.person_id = p.id and t.script = 'Latn' and t.superseded_at is null
    left join organisation o on o.id = page.club_id order by page.position`
  return new Promise(resolve => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
    })
  })
}

const api = async (): Promise<string> => (await startStack(testConnection(url))).url

const address = kind === 'floor' ? await floor() : await api()
process.send?.({ address })
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpu: (user + system) / 1000 })
})
process.on('disconnect', () => process.exit(0))
