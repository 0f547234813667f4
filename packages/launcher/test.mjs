import { checks } from './lib/checks.mjs'
import { prepare } from './lib/prepare.mjs'
import { createTeller } from './lib/tell.mjs'

/**
 * `npm test`: everything a reviewer needs to trust the tree. Only what failed is loud. With names
 * (`npm test -- lint unit`) only those checks run.
 */
const tell = createTeller()
const begun = performance.now()
const wanted = process.argv.slice(2)
await prepare('all', tell)

let [passed, failed] = [1, 0]
for (const { name, what, run } of checks) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const started = performance.now()
  const result = await tell.during(what, run)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  passed += result.passed
  failed += result.failed
  const skipped = result.skipped ? `, ${result.skipped} skipped` : ''
  tell.say(
    `  ${result.failed > 0 ? '✗' : '✓'} ${name}: ${result.passed} passed, ${result.failed} failed${skipped} (${seconds} s)`,
  )
  if (result.report) tell.say(result.report)
}
tell.say(`All of it took ${((performance.now() - begun) / 1000).toFixed(0)} s:`)
tell.say(tell.table())
tell.say(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
