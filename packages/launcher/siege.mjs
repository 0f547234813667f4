import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inRoot, root } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { createTeller } from './lib/tell.mjs'

/**
 * `npm run siege -- MINUTES [STEP…]`: a bounded time (60 minutes unless told) of everything that is hostile, on loopback alone,
 * and a page of figures at its end. A step that does not fit any more is said to be left out; a failure ends with 1.
 */
const TESTS = {
  attacks: ['apps/api/src/http/attacks.test.ts', 'apps/api/src/http/open-internet.test.ts', 'apps/api/src/auth'],
  accounts: [
    'apps/api/src/graphql/accounts',
    'apps/api/src/http/oauth-route.test.ts',
    'apps/api/src/http/api-tokens.test.ts',
  ],
  rights: ['tests/journeys/every-mutation.test.ts', 'tests/journeys/rights-of-queries.test.ts'],
  tampering: ['apps/api/src/domain/audit', 'apps/api/src/checks/published-tables.test.ts'],
  forgeries: ['apps/api/src/domain/exports/forged-snapshot.test.ts', 'apps/api/src/domain/exports/outsider.test.ts'],
  forgetting: ['tests/journeys/forgotten-everywhere.test.ts', 'apps/api/src/domain/registry/forget-again.test.ts'],
  files: ['tests/journeys/hostile-files.test.ts', 'packages/formats/src/hostile.test.ts'],
  faults: ['tests/faults/backup.test.ts', 'tests/faults/lost-connections.test.ts', 'tests/faults/supervisor.test.ts'],
}
const STEPS = [...Object.keys(TESTS), 'fuzz', 'kills']

const [minutes = '60', ...named] = process.argv.slice(2)
const unknown = named.filter(step => !STEPS.includes(step))
if (!(Number(minutes) > 0) || unknown.length > 0) {
  process.stderr.write(`npm run siege -- MINUTES [${STEPS.join('] [')}]\n`)
  process.exit(1)
}
const end = Date.now() + Number(minutes) * 60_000
const left = () => end - Date.now()
await prepare(
  named.length === 0 || named.some(step => step === 'kills' || step === 'faults') ? 'all' : undefined,
  createTeller({ stream: process.stderr }),
)
const folder = mkdtempSync(path.join(tmpdir(), 'paiji-siege-'))

/** Runs one part until it ends or the time is over; its own process group ends with it. */
const run = (args, env = {}) =>
  new Promise(resolve => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    })
    let said = ''
    child.stdout.on('data', text => {
      said += text
    })
    const stop = setTimeout(() => process.kill(-child.pid, 'SIGTERM'), Math.max(1, left()))
    child.once('exit', code => {
      clearTimeout(stop)
      resolve({ said, code, outOfTime: code !== 0 && left() <= 0 })
    })
  })

const vitest = inRoot('node_modules/vitest/vitest.mjs')
const tested = async step => {
  const file = path.join(folder, `${step}.json`)
  // The processes that are killed are those that were built: their supervisor starts no sources.
  const { code, outOfTime } = await run(
    [vitest, 'run', '--testTimeout=0', '--reporter=json', `--outputFile=${file}`, ...TESTS[step]],
    step === 'faults' ? { PAIJI_TEST_BUILT: 'yes' } : {},
  )
  if (outOfTime) return { outcome: 'out of time', figures: '' }
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(file, 'utf8'))
  return { outcome: code === 0 ? 'held' : 'FAILED', figures: `${passed} held, ${failed} failed` }
}
const parts = {
  fuzz: async () => {
    const { code, said, outOfTime } = await run([
      inRoot('packages/launcher/fuzz.mjs'),
      String(Math.max(1, Math.floor(left() / 240_000))),
    ])
    const lines = said.split('\n').filter(line => /inputs/.test(line))
    return { outcome: outOfTime ? 'out of time' : code === 0 ? 'held' : 'FAILED', figures: lines.join('; ') }
  },
  kills: async () => {
    const time = Math.max(1, Math.floor(left() / 60_000) - 2)
    const { code, said, outOfTime } = await run([inRoot('packages/launcher/soak.mjs'), String(time)], {
      PAIJI_EVENINGS: '100',
    })
    const figures = said.split('\n').filter(line => /kills|acknowledged|lost|doubled|proofs/.test(line))
    return { outcome: outOfTime ? 'out of time' : code === 0 ? 'held' : 'FAILED', figures: figures.join('; ') }
  },
}

const page = []
for (const step of STEPS.filter(one => named.length === 0 || named.includes(one))) {
  if (left() <= 0) {
    page.push([step, 'left out', 0, ''])
    continue
  }
  const begun = Date.now()
  const { outcome, figures } = await (parts[step]?.() ?? tested(step))
  page.push([step, outcome, Math.round((Date.now() - begun) / 1000), figures])
  process.stderr.write(`${step}: ${outcome}\n`)
}
rmSync(folder, { recursive: true, force: true })
process.stdout.write(`\n| step | outcome | seconds | figures |\n|---|---|---|---|\n`)
for (const [step, outcome, seconds, figures] of page)
  process.stdout.write(`| ${step} | ${outcome} | ${seconds} | ${figures} |\n`)
process.exit(page.some(([, outcome]) => outcome === 'FAILED') ? 1 : 0)
