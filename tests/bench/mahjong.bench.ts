import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { lineFromRequest, scoringProfile, totalOf } from '@paiji/rules/mahjong'

/** `npm run bench -- mahjong`: hands a second, one thread, parsing included; every hand is scored each time. */

type Vector = Parameters<typeof lineFromRequest>[0] & { readonly t06: number; readonly t98: number }

const GOAL = 700_000
const FLOOR = 300_000
const SECONDS = 3

const file = path.resolve(import.meta.dirname, '../../packages/rules/src/mahjong/fixtures/fan-vectors.jsonl')
const vectors = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line) as Vector)
const lines = vectors.map(lineFromRequest)

const measure = (edition: string, expected: (vector: Vector) => number): void => {
  const profile = scoringProfile(edition)
  if (!profile) throw new Error(`no profile ${edition}`)
  const right = lines.filter((line, index) => totalOf(line, profile) === expected(vectors[index] as Vector)).length
  let hands = 0
  const cpu = process.cpuUsage()
  const begun = performance.now()
  while (performance.now() - begun < SECONDS * 1000) {
    for (const line of lines) totalOf(line, profile)
    hands += lines.length
  }
  const wall = (performance.now() - begun) / 1000
  const used = process.cpuUsage(cpu)
  const perSecond = Math.round(hands / wall)
  const perCpuSecond = Math.round(hands / ((used.user + used.system) / 1e6))
  const verdict = perSecond >= GOAL ? 'goal met' : perSecond >= FLOOR ? 'above the floor' : 'below the floor'
  console.log(
    `${edition}: ${right}/${lines.length} totals right; ${perSecond.toLocaleString('en')} hands/s (${verdict}: goal ${GOAL.toLocaleString('en')}, floor ${FLOOR.toLocaleString('en')}); ${perCpuSecond.toLocaleString('en')} a CPU second`,
  )
}

console.log(`Node ${process.version}, ${cpus()[0]?.model}, one thread`)
measure('wmo-2006', vector => vector.t06)
measure('mcr-1998', vector => vector.t98)
