// Follows the standings of a stage and writes a line for each state of them, until it is stopped.
//   PAIJI_URL=https://… node follow-stage.mjs <stage id> [<how many states, then end>]
import { createClient, StandingsChanged } from '@paiji/client'

const { PAIJI_URL } = process.env
const [stage, most = 'Infinity'] = process.argv.slice(2)
if (!PAIJI_URL || !stage) {
  console.error('usage: PAIJI_URL=… node follow-stage.mjs <stage id> [<how many states, then end>]')
  process.exit(2)
}

let heard = 0
// It begins with what stands; a connection that breaks is opened again.
for await (const { standingsChanged } of createClient({ url: PAIJI_URL }).subscribe(StandingsChanged, {
  stage,
  first: 3,
})) {
  if (!standingsChanged) continue
  const { number, status, lines } = standingsChanged
  console.log(
    `${number} ${status}: ${lines.edges.map(({ node }) => `${node.rank} ${node.entry.nameAsEntered}`).join(', ')}`,
  )
  heard += 1
  if (heard >= Number(most)) break
}
