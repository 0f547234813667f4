import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { makeBrowserDemo } from './browser-demo.mjs'
import { findNode, otherReleases } from './other-nodes.mjs'
import { inRoot } from './paths.mjs'
import { runNode } from './run.mjs'

const reports = inRoot('.data', 'test')

/** A command that either holds or does not: one check. */
const single = async args => {
  const { code, output } = await runNode(args)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, report: output }
}

const lint = (files = ['.']) =>
  single([
    inRoot('node_modules/@biomejs/biome/bin/biome'),
    'check',
    '--error-on-warnings',
    '--no-errors-on-unmatched',
    ...files,
  ])

/**
 * The API is left out of the whole: its build has checked its sources, and the tests' own check reads all of its files,
 * tests included. It alone would be a fifth of the time.
 */
const types = (packages = ['*', '!@paiji/api']) =>
  single([
    inRoot('node_modules/turbo/bin/turbo'),
    'run',
    'typecheck',
    ...packages.map(name => `--filter=${name}`),
    '--env-mode=loose',
    '--output-logs=errors-only',
    '--log-order=grouped',
  ])

/** Runs a test runner that leaves a JSON report; without one it has failed as a whole. */
const reported = async (name, args, env, read, node) => {
  const file = path.join(reports, `${name}.json`)
  mkdirSync(reports, { recursive: true })
  rmSync(file, { force: true })
  const { code, output } = await runNode(args(file), { env: env(file), node })
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

const FILE_SECONDS = path.join(reports, 'file-seconds.json')

const unit = async (files = [], { built = true, node } = {}) => {
  rmSync(FILE_SECONDS, { force: true })
  const result = await reported(
    'vitest',
    file => [
      ...[inRoot('node_modules/vitest/vitest.mjs'), 'run', '--reporter=json', `--outputFile=${file}`],
      ...[`--reporter=${inRoot('packages/launcher/lib/file-times.mjs')}`, ...files],
    ],
    () => ({ PAIJI_FILE_SECONDS: FILE_SECONDS, ...(built ? { PAIJI_TEST_BUILT: 'yes' } : {}) }),
    readVitest,
    node,
  )
  return { ...result, seconds: existsSync(FILE_SECONDS) ? JSON.parse(readFileSync(FILE_SECONDS, 'utf8')) : {} }
}

const specsOf = suite => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

/** What went wrong in a spec. */
const messagesOf = spec =>
  spec.tests.flatMap(test =>
    test.results.flatMap(result => result.errors.map(error => stripVTControlCharacters(error.message ?? ''))),
  )

const readPlaywright = json => {
  const broken = (json.suites ?? [])
    .flatMap(specsOf)
    .filter(spec => !spec.ok)
    .map(spec => ({ name: `${spec.file}:${spec.line} ${spec.title}`, messages: messagesOf(spec) }))
  const seconds = {}
  for (const { file, tests } of (json.suites ?? []).flatMap(specsOf)) {
    const taken = tests.flatMap(test => test.results).reduce((sum, { duration }) => sum + duration / 1000, 0)
    seconds[file] = (seconds[file] ?? 0) + taken
  }
  const general = (json.errors ?? []).map(error => ({
    name: 'before any test',
    messages: [stripVTControlCharacters(error.message ?? '')],
  }))
  return {
    passed: json.stats.expected,
    failed: json.stats.unexpected + general.length,
    skipped: json.stats.skipped,
    report: [...general, ...broken].map(failureText).join('\n'),
    seconds,
  }
}

const browserConfig = inRoot('tests/browser/playwright.config.ts')

const browser = (specs = [], { demo, node } = {}) =>
  reported(
    'playwright',
    () => [
      ...[inRoot('node_modules/@playwright/test/cli.js'), 'test', `--config=${browserConfig}`, '--reporter=json'],
      ...specs,
    ],
    file => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...(demo ? { PAIJI_BROWSER_DEMO: demo } : {}) }),
    readPlaywright,
    node,
  )

/** What is run on every release: reading files and exact numbers, the database, programs of their own, a road through all. */
const SLICE = [
  ...['packages/rules/src/core', 'packages/formats/src', 'tests/golden'],
  ...['apps/api/src/db', 'apps/api/src/cli/cli.test.ts', 'tests/journeys/main-road.test.ts'],
]
const SLICE_OF_SPECS = ['from-empty.spec.ts', 'main-road.spec.ts']

/** Several results as one. */
const together = results => {
  const sum = key => results.reduce((total, result) => total + result[key], 0)
  const report = results.map(result => result.report ?? '').join('\n')
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), report: report.trim() }
}

const onRelease = async release => {
  const { program: node, said } = await findNode(release)
  if (!node) return { passed: 0, failed: 1, skipped: 0, report: `Node ${release} cannot be had:\n${said}` }
  const result = together([await unit(SLICE, { node }), await browser(SLICE_OF_SPECS, { node })])
  return { ...result, report: result.report && `On Node ${release}:\n${result.report}` }
}

/** The slice on the other releases of Node, one after the other: they share the reports. */
const nodes = async () => {
  const results = []
  for (const release of otherReleases) results.push(await onRelease(release))
  return together(results)
}

const named = {
  lint: { name: 'lint', what: 'style and lint' },
  types: { name: 'types', what: 'types' },
  unit: { name: 'unit', what: 'unit, database, GraphQL, golden and architecture tests' },
  browser: { name: 'browser', what: 'journeys in a browser' },
}

/**
 * Everything `npm test` looks at, in order; the build has been made before. What a check has `beforehand` begins with the
 * first of them, and is given to its run.
 */
export const checks = [
  { ...named.lint, run: () => lint() },
  { ...named.types, run: () => types() },
  { ...named.unit, run: () => unit() },
  {
    ...named.browser,
    beforehand: makeBrowserDemo,
    run: async demo => browser([], { demo: await demo?.finish() }),
  },
  // Asked for by name: the first time npm fetches fifty megabytes for each.
  { name: 'nodes', what: 'a slice of the tests on the other releases of Node', whenNamed: true, run: nodes },
]

const WORKSPACE = /^(?:packages|apps)\/(rules|formats|api|portal)\/|^(tests)\//

/** What of it a change reaches: `files` as git names them, `tests` and `specs` as `reachOf` finds them. */
export const checksOfChange = ({ files, tests, specs }) => {
  const present = files.filter(file => existsSync(inRoot(file)))
  const touched = new Set(files.flatMap(file => WORKSPACE.exec(file)?.slice(1).find(Boolean) ?? []))
  return [
    ...(present.length > 0 ? [{ ...named.lint, run: () => lint(present) }] : []),
    ...(touched.size > 0 ? [{ ...named.types, run: () => types([...touched].map(name => `@paiji/${name}`)) }] : []),
    ...(tests.length > 0 ? [{ ...named.unit, run: () => unit(tests, { built: false }) }] : []),
    ...(specs.length > 0 ? [{ ...named.browser, run: () => browser(specs) }] : []),
  ]
}
