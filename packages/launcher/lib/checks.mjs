import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { inRoot } from './paths.mjs'
import { runNode } from './run.mjs'

const reports = inRoot('.data', 'test')

/** A command that either holds or does not: one check. */
const single = async args => {
  const { code, output } = await runNode(args)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, report: output }
}

const lint = () => single([inRoot('node_modules/@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'])

const types = () =>
  single([
    inRoot('node_modules/turbo/bin/turbo'),
    'run',
    'typecheck',
    '--env-mode=loose',
    '--output-logs=errors-only',
    '--log-order=grouped',
  ])

/** Runs a test runner that leaves a JSON report; without one it has failed as a whole. */
const reported = async (name, args, env, read) => {
  const file = path.join(reports, `${name}.json`)
  mkdirSync(reports, { recursive: true })
  rmSync(file, { force: true })
  const { code, output } = await runNode(args(file), { env: env(file) })
  const result = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0, skipped: 0 }
  if (code === 0 || result.failed > 0) return result
  return { ...result, failed: 1, report: output }
}

const failureText = ({ name, messages }) => `\n✗ ${name}\n${messages.join('\n').slice(0, 4_000)}`

const readVitest = json => {
  const files = json.testResults ?? []
  const broken = files.flatMap(file => {
    const cases = file.assertionResults.filter(test => test.status === 'failed')
    if (cases.length === 0 && file.status === 'failed') return [{ name: file.name, messages: [file.message ?? ''] }]
    return cases.map(test => ({
      name: `${path.relative(inRoot(), file.name)} › ${test.fullName}`,
      messages: test.failureMessages,
    }))
  })
  return {
    passed: json.numPassedTests,
    failed: broken.length,
    skipped: json.numPendingTests + json.numTodoTests,
    report: broken.map(failureText).join('\n'),
  }
}

const unit = () =>
  reported(
    'vitest',
    file => [inRoot('node_modules/vitest/vitest.mjs'), 'run', '--reporter=json', `--outputFile=${file}`],
    () => ({ PAIJI_TEST_BUILT: 'yes' }),
    readVitest,
  )

const specsOf = suite => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

/** What went wrong in each attempt at a spec, in their order. */
const messagesOf = spec =>
  spec.tests.flatMap(test =>
    test.results.flatMap(result => result.errors.map(error => stripVTControlCharacters(error.message ?? ''))),
  )

const readPlaywright = json => {
  const broken = (json.suites ?? [])
    .flatMap(specsOf)
    .filter(spec => !spec.ok)
    .map(spec => ({ name: `${spec.file}:${spec.line} ${spec.title}`, messages: messagesOf(spec) }))
  const unsteady = (json.suites ?? [])
    .flatMap(specsOf)
    .filter(spec => spec.ok && spec.tests.some(test => test.status === 'flaky'))
    .map(spec => {
      const [why = ''] = messagesOf(spec)
      return `\n~ ${spec.file}:${spec.line} ${spec.title} passed at the second attempt only\n${why.slice(0, 1_500)}`
    })
  const general = (json.errors ?? []).map(error => ({
    name: 'before any test',
    messages: [stripVTControlCharacters(error.message ?? '')],
  }))
  return {
    passed: json.stats.expected + json.stats.flaky,
    failed: json.stats.unexpected + general.length,
    skipped: json.stats.skipped,
    report: [...[...general, ...broken].map(failureText), ...unsteady].join('\n'),
  }
}

const browserConfig = inRoot('tests/browser/playwright.config.ts')

const browser = () =>
  reported(
    'playwright',
    () => [inRoot('node_modules/@playwright/test/cli.js'), 'test', `--config=${browserConfig}`, '--reporter=json'],
    file => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    readPlaywright,
  )

/** Everything `npm test` looks at, in order; the build has been made before. */
export const checks = [
  { name: 'lint', what: 'style and lint', run: lint },
  { name: 'types', what: 'types', run: types },
  { name: 'unit', what: 'unit, database, GraphQL, golden and architecture tests', run: unit },
  ...(existsSync(browserConfig) ? [{ name: 'browser', what: 'journeys in a browser', run: browser }] : []),
]
