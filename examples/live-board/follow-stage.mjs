// Follows the standings of a stage and writes a line for each state of them, until it is stopped.
//   PAIJI_URL=https://… node follow-stage.mjs <stage id> [<how many states, then end>]
const { PAIJI_URL } = process.env
const [stage, most = 'Infinity'] = process.argv.slice(2)
if (!PAIJI_URL || !stage) {
  console.error('usage: PAIJI_URL=… node follow-stage.mjs <stage id> [<how many states, then end>]')
  process.exit(2)
}

const SUBSCRIPTION = `subscription ($stage: ID!) {
  standingsChanged(stage: $stage) { number status lines(first: 3) { edges { node { rank entry { nameAsEntered } } } } }
}`

/** Answers of a subscription: server-sent events, each `next` with one answer, and `complete` at the end. */
async function* listen(query, variables) {
  const answer = await fetch(`${PAIJI_URL}/graphql/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query, variables }),
  })
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
  console.error('listening')
  let rest = ''
  for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
    const events = (rest + part).split('\n\n')
    rest = events.pop()
    for (const event of events) {
      const lines = event.split('\n')
      if (lines.includes('event: complete')) return
      const data = lines.find(line => line.startsWith('data: '))
      // A line that begins with a colon only keeps the connection open.
      if (data && lines.includes('event: next')) yield JSON.parse(data.slice(6))
    }
  }
}

let heard = 0
// A connection that breaks is opened again, and begins with the newest state.
for (let wait = 1; heard < Number(most); wait = Math.min(wait * 2, 60)) {
  try {
    for await (const { data, errors } of listen(SUBSCRIPTION, { stage })) {
      if (errors) throw new Error(errors.map(({ message }) => message).join('\n'))
      const revision = data.standingsChanged
      if (!revision) continue
      wait = 1
      heard += 1
      const first = revision.lines.edges.map(({ node }) => `${node.rank} ${node.entry.nameAsEntered}`).join(', ')
      console.log(`${revision.number} ${revision.status}: ${first}`)
      if (heard >= Number(most)) process.exit(0)
    }
  } catch (error) {
    console.error(error.message)
  }
  await new Promise(resolve => setTimeout(resolve, wait * 1000))
}
