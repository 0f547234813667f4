import { checks, checksOfChange } from './lib/checks.mjs'
import { prepare } from './lib/prepare.mjs'
import { changedFiles, reachOf } from './lib/reach.mjs'
import { createTeller } from './lib/tell.mjs'

/**
 * `npm test`: everything a reviewer needs to trust the tree. Only what failed is loud. With names
 * (`npm test -- lint unit`) only those checks run; `npm test -- changed` runs what this branch has changed since it left
 * main, or since a commit that is named (`npm test -- changed HEAD~1`).
 */
const SLOWEST = 12

const tell = createTeller()
const begun = performance.now()
const args = process.argv.slice(2)

/** What of the tests a change reaches, with a word on what it leaves to the whole run. */
const forChange = since => {
  const { from, files } = changedFiles(since)
  const { tests, specs, hubs } = reachOf(files)
  tell.say(
    `${files.length} files differ from ${from.slice(0, 12)}: ${tests.length} test files, ${specs.length} browser specs.`,
  )
  const more = hubs.length > SLOWEST ? [`and ${hubs.length - SLOWEST} more`] : []
  if (hubs.length > 0)
    tell.say(
      `Left to the whole run is what is reached only through\n  ${[...hubs.slice(0, SLOWEST), ...more].join('\n  ')}`,
    )
  return { checks: checksOfChange({ files, tests, specs }), build: specs.length > 0 ? 'all' : undefined }
}

const selected = () => {
  if (args[0] === 'changed') return forChange(args[1])
  const isMeant = ({ name, whenNamed }) => (args.length === 0 ? !whenNamed : args.includes(name))
  return { checks: checks.filter(isMeant), build: 'all' }
}

/** The files that took longest, what goes before their tests included. */
const slowestOf = seconds =>
  Object.entries(seconds)
    .sort(([, a], [, b]) => b - a)
    .slice(0, SLOWEST)
    .map(([file, taken]) => `${taken.toFixed(1).padStart(9)} s  ${file}`)

const chosen = selected()
await prepare(chosen.build, tell)

let [passed, failed] = [1, 0]
const slowest = []
const works = chosen.checks.map(({ beforehand }, at) => (at > 0 ? beforehand?.() : undefined))
for (const [at, { name, what, run }] of chosen.checks.entries()) {
  const started = performance.now()
  const result = await tell.during(what, () => run(works[at]))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  passed += result.passed
  failed += result.failed
  const skipped = result.skipped ? `, ${result.skipped} skipped` : ''
  tell.say(
    `  ${result.failed > 0 ? '✗' : '✓'} ${name}: ${result.passed} passed, ${result.failed} failed${skipped} (${seconds} s)`,
  )
  if (result.report) tell.say(result.report)
  if (result.seconds) slowest.push(`  ${name}, the longest of ${Object.keys(result.seconds).length} files:`)
  if (result.seconds) slowest.push(...slowestOf(result.seconds))
}
await Promise.all(works.map(work => work?.remove()))
tell.say(`All of it took ${((performance.now() - begun) / 1000).toFixed(0)} s:`)
tell.say(tell.table())
for (const line of slowest) tell.say(line)
tell.say(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
