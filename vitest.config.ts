import { createRequire } from 'node:module'
import { defineConfig } from 'vitest/config'
import { guardPostgres } from './packages/launcher/lib/guard-postgres.mjs'
import { LongestFirst } from './packages/launcher/lib/longest-first.mjs'

guardPostgres()

const require = createRequire(import.meta.url)

/** One copy of graphql in the process, and workspace packages read from source. */
const shared = {
  resolve: {
    alias: [
      { find: /^graphql$/, replacement: require.resolve('graphql') },
      { find: /^@\//, replacement: `${import.meta.dirname}/apps/portal/src/` },
    ],
    conditions: ['paiji-source', 'module', 'node', 'development|production'],
  },
  ssr: { resolve: { conditions: ['paiji-source', 'module', 'node', 'development|production'] } },
  oxc: { decorator: { legacy: true } },
}

/**
 * How long a test or what goes before it may take: a hanging one ends some day. No test counts on a quick machine, so
 * none has a limit of its own.
 */
const limits = { testTimeout: 400_000, hookTimeout: 400_000, expect: { poll: { timeout: 60_000 } } }

/** A worker loads the schema and all it stands on once, not for each file: no test leaves anything in a module. */
const together = { isolate: false, ...limits, setupFiles: ['tests/support/say-why.ts'] }

export default defineConfig({
  test: {
    // A worker waits for its database a third of the time: the third one has two cores at work.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // What a statement leaves behind dies young: room for it spares a tenth of the work.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        ...shared,
        test: {
          ...together,
          name: 'pure',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/portal/src/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
            'tests/golden/**/*.test.ts',
          ],
        },
      },
      {
        ...shared,
        test: {
          ...together,
          name: 'database',
          include: [
            'apps/api/src/**/*.test.ts',
            'tests/journeys/**/*.test.ts',
            'tests/search/**/*.test.ts',
            'tests/switch/**/*.test.ts',
            'tests/faults/**/*.test.ts',
          ],
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
        },
      },
      {
        ...shared,
        test: {
          ...limits,
          name: 'fourth-sport',
          include: ['tests/fourth-sport/**/*.test.ts'],
          setupFiles: ['tests/fourth-sport/register.ts'],
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
        },
      },
    ],
  },
})
