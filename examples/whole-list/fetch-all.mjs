// Has a long list written whole by the server and fetches it as lines of JSON: one record a line, on standard output.
//   PAIJI_URL=https://… PAIJI_TOKEN=paiji_… node fetch-all.mjs [<a file with another query>] > records.jsonl
// The query has one list, paged by $first and $after, with its pageInfo; see `startBulkExport` of the reference.
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BulkExport, createClient, Organisations, StartBulkExport } from '@paiji/client'

const { PAIJI_URL, PAIJI_TOKEN } = process.env
const [file] = process.argv.slice(2)
if (!PAIJI_URL || !PAIJI_TOKEN) {
  console.error('usage: PAIJI_URL=… PAIJI_TOKEN=… node fetch-all.mjs [<a file with another query>] > records.jsonl')
  process.exit(2)
}

const paiji = createClient({ url: PAIJI_URL, token: PAIJI_TOKEN })
const document = file ? await readFile(file, 'utf8') : Organisations.text
let { bulkExport: found } = await paiji.mutate(StartBulkExport, { input: { document } })
for (let wait = 1; found.state === 'WAITING' || found.state === 'RUNNING'; wait = Math.min(wait * 2, 30)) {
  await new Promise(resolve => setTimeout(resolve, wait * 1000))
  const { bulkExport } = await paiji.query(BulkExport, { id: found.id })
  found = bulkExport
  console.error(`${found.state} ${found.records}${found.total === null ? '' : ` of ${found.total}`}`)
}
if (found.state !== 'READY') {
  console.error(found.failure ?? found.state)
  process.exit(1)
}
const lines = await paiji.download(found.file)
await pipeline(Readable.fromWeb(lines.body), process.stdout)
