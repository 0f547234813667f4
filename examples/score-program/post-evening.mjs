// Brings the results file of an evening to the records office.
//   PAIJI_URL=https://… PAIJI_TOKEN=paiji_… node post-evening.mjs <organisation id> <file> [--commit <category>]
// Run unattended, it fetches its token itself: PAIJI_CLIENT_ID=… PAIJI_CLIENT_SECRET=… in the place of PAIJI_TOKEN.
import { readFile } from 'node:fs/promises'
import path from 'node:path'

const { PAIJI_URL, PAIJI_TOKEN, PAIJI_CLIENT_ID, PAIJI_CLIENT_SECRET } = process.env
const [organisation, file, commit, category = 'club'] = process.argv.slice(2)
if (!PAIJI_URL || !(PAIJI_TOKEN || (PAIJI_CLIENT_ID && PAIJI_CLIENT_SECRET)) || !organisation || !file) {
  console.error('usage: PAIJI_URL=… PAIJI_TOKEN=… node post-evening.mjs <organisation id> <file> [--commit <category>]')
  process.exit(2)
}

/** A token for an hour, by client credentials (RFC 6749, section 4.4). */
const fetchToken = async () => {
  const credentials = [PAIJI_CLIENT_ID, PAIJI_CLIENT_SECRET].map(encodeURIComponent).join(':')
  const answer = await fetch(`${PAIJI_URL}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'read results' }),
  })
  const { access_token, error, error_description } = await answer.json()
  if (!access_token) throw new Error(`no token: ${error}: ${error_description}`)
  return access_token
}
const authorization = `Bearer ${PAIJI_TOKEN || (await fetchToken())}`

/** The data of an operation. Waits and tries again while there is too much at once. */
const ask = async (query, variables) => {
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(`${PAIJI_URL}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ query, variables }),
    })
    const wait = Number(answer.headers.get('retry-after'))
    if ((answer.status === 429 || answer.status === 503) && wait > 0 && attempt < 5) {
      await new Promise(resolve => setTimeout(resolve, wait * 1000))
      continue
    }
    const { data, errors } = await answer.json()
    if (errors) throw new Error(errors.map(({ message, extensions }) => `${extensions?.code}: ${message}`).join('\n'))
    return data
  }
}

/** The one field of a mutation's answer; what is wrong with the data ends the program. */
const done = payload => {
  if (payload.problems.length > 0) {
    for (const { code, path: at, line } of payload.problems) console.error(`${code} ${at ?? ''} ${line ?? ''}`.trim())
    process.exit(1)
  }
  return payload
}

const content = await readFile(file)
const { openUpload } = await ask(
  `mutation ($input: OpenUploadInput!) { openUpload(input: $input) { ticket problems { code path line } } }`,
  { input: { about: { results: organisation }, fileName: path.basename(file), size: content.length } },
)
const { ticket } = done(openUpload)
const brought = await fetch(`${PAIJI_URL}/files/upload/${ticket}`, {
  method: 'PUT',
  headers: { authorization },
  body: content,
})
if (!brought.ok) throw new Error(`the file was not taken: ${brought.status}`)

const { readResultsFile } = await ask(
  `mutation ($input: ReadResultsFileInput!) { readResultsFile(input: $input) {
    import { id status problems { code line } questions { id } } problems { code path line } } }`,
  { input: { organisation, upload: ticket } },
)
const read = done(readResultsFile).import
console.log(`read ${path.basename(file)}: ${read.status}, ${read.questions.length} people in question`)
for (const { code, line } of read.problems) console.log(`  ${code}${line ? ` in line ${line}` : ''}`)

if (commit === '--commit') {
  // The same key makes the same evening once, however often this is sent.
  const { commitImport } = await ask(
    `mutation ($input: CommitImportInput!) { commitImport(input: $input) {
      event { id code } problems { code path line } } }`,
    { input: { import: read.id, category, idempotencyKey: `post-evening-${read.id}` } },
  )
  const { event } = done(commitImport)
  console.log(`taken in as ${event.code}: ${PAIJI_URL}/en/events/${event.id}`)
}
