// Has a long list written whole by the server and fetches it as lines of JSON: one record a line, on standard output.
//   PAIJI_URL=https://… PAIJI_TOKEN=paiji_… node fetch-all.mjs [<a file with another query>] > records.jsonl
// The query has one list, paged by $first and $after, with its pageInfo; see `startBulkExport` of the reference.
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const { PAIJI_URL, PAIJI_TOKEN } = process.env
const [file] = process.argv.slice(2)
if (!PAIJI_URL || !PAIJI_TOKEN) {
  console.error('usage: PAIJI_URL=… PAIJI_TOKEN=… node fetch-all.mjs [<a file with another query>] > records.jsonl')
  process.exit(2)
}

const BODIES = `query ($first: Int, $after: String) {
  organisations(first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor }
    edges { node { code kind name { zh en } parent { code } } } } }`

const headers = { authorization: `Bearer ${PAIJI_TOKEN}` }

const ask = async (query, variables) => {
  const answer = await fetch(`${PAIJI_URL}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = await answer.json()
  if (errors) throw new Error(errors.map(({ message, extensions }) => `${extensions?.code}: ${message}`).join('\n'))
  return data
}

const { startBulkExport } = await ask(
  `mutation ($input: StartBulkExportInput!) {
    startBulkExport(input: $input) { bulkExport { id state } problems { code path } } }`,
  { input: { document: file ? await readFile(file, 'utf8') : BODIES } },
)
for (const { code, path } of startBulkExport.problems) console.error(`${code} ${path ?? ''}`.trim())
if (!startBulkExport.bulkExport) process.exit(1)

let found = startBulkExport.bulkExport
for (let wait = 1; found.state === 'WAITING' || found.state === 'RUNNING'; wait = Math.min(wait * 2, 30)) {
  await new Promise(resolve => setTimeout(resolve, wait * 1000))
  const { bulkExport } = await ask('query ($id: ID!) { bulkExport(id: $id) { id state failure records total file } }', {
    id: found.id,
  })
  found = bulkExport
  console.error(`${found.state} ${found.records}${found.total === null ? '' : ` of ${found.total}`}`)
}
if (found.state !== 'READY') {
  console.error(found.failure ?? found.state)
  process.exit(1)
}
const lines = await fetch(`${PAIJI_URL}${found.file}`, { headers })
if (!lines.ok) throw new Error(`${lines.status}: ${await lines.text()}`)
await pipeline(Readable.fromWeb(lines.body), process.stdout)
