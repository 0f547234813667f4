import { soak, type Verdict } from './soak.js'

/** `npm run soak -- MINUTES`: a long run (two minutes unless told), and its figures. */

const say = (text: string): void => void process.stdout.write(`${text}\n`)
const minutes = Number(process.argv[2] ?? 2)

const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

const tellFigures = ({ kills, acknowledged, lost, doubled, again, full, strange, proofs }: Verdict): void => {
  for (const kind of new Set(kills.map(kill => kill.kind))) {
    const times = kills.filter(kill => kill.kind === kind).map(kill => kill.recovered)
    say(`${kind}: ${times.length} kills; recovered in ${middle(times)} ms (median), ${Math.max(...times)} ms (max)`)
  }
  say(
    `acknowledged: ${JSON.stringify(acknowledged)}; ${again} requests sent again with their key, ${full} refused for want of room`,
  )
  say(`lost ${lost.length}, doubled ${doubled.length}, unforeseen answers ${strange.length}`)
  for (const line of [...lost, ...doubled, ...strange].slice(0, 40)) say(`  ${line}`)
  say(`found by the proofs: ${proofs.length}`)
  for (const line of proofs) say(`  ${line}`)
}

const verdict = await soak({ seconds: minutes * 60, quiet: 1_000, pause: 20, tell: line => say(`  ${line}`) })
tellFigures(verdict)
process.exit([...verdict.lost, ...verdict.doubled, ...verdict.strange, ...verdict.proofs].length > 0 ? 1 : 0)
