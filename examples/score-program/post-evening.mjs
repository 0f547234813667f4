// Brings the results file of an evening to the records office.
//   PAIJI_URL=https://… PAIJI_TOKEN=paiji_… node post-evening.mjs <organisation id> <file> [--commit <category>]
// Run unattended, it fetches its token itself: PAIJI_CLIENT_ID=… PAIJI_CLIENT_SECRET=… in the place of PAIJI_TOKEN.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { CommitImport, createClient, OpenUpload, ReadResultsFile, Refusal } from '@paiji/client'

const { PAIJI_URL, PAIJI_TOKEN, PAIJI_CLIENT_ID, PAIJI_CLIENT_SECRET } = process.env
const [organisation, file, commit, category = 'club'] = process.argv.slice(2)
if (!PAIJI_URL || !(PAIJI_TOKEN || (PAIJI_CLIENT_ID && PAIJI_CLIENT_SECRET)) || !organisation || !file) {
  console.error('usage: PAIJI_URL=… PAIJI_TOKEN=… node post-evening.mjs <organisation id> <file> [--commit <category>]')
  process.exit(2)
}

const paiji = createClient({
  url: PAIJI_URL,
  ...(PAIJI_TOKEN
    ? { token: PAIJI_TOKEN }
    : { credentials: { id: PAIJI_CLIENT_ID, secret: PAIJI_CLIENT_SECRET, scopes: ['read', 'results'] } }),
})

try {
  const content = await readFile(file)
  const { ticket } = await paiji.mutate(OpenUpload, {
    input: { about: { results: organisation }, fileName: path.basename(file), size: content.length },
  })
  await paiji.upload(ticket, content)
  const { import: read } = await paiji.mutate(ReadResultsFile, { input: { organisation, upload: ticket } })
  console.log(`read ${path.basename(file)}: ${read.status}, ${read.questions.length} people in question`)
  for (const { code, line } of read.problems) console.log(`  ${code}${line ? ` in line ${line}` : ''}`)
  if (commit === '--commit') {
    // The same key makes the same evening once, however often this is sent.
    const input = { import: read.id, category, idempotencyKey: `post-evening-${read.id}` }
    const { event } = await paiji.mutate(CommitImport, { input })
    console.log(`taken in as ${event.code}: ${PAIJI_URL}/en/events/${event.id}`)
  }
} catch (error) {
  // What is wrong with the data is said with its place; anything else says what the service answered.
  console.error(error instanceof Refusal ? error.message : `${error.code}: ${error.message}`)
  process.exit(1)
}
