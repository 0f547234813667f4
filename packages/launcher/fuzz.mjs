import { spawn } from 'node:child_process'
import { inRoot, root } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { createTeller } from './lib/tell.mjs'

/** `npm run fuzz -- TIMES`: the tests with odd inputs, with so many times as many of them (ten unless told). */
await prepare(undefined, createTeller({ stream: process.stderr }))
const files = [
  'packages/formats/src/fuzz.test.ts',
  'packages/rules/src/hostile-sheets.test.ts',
  'apps/api/src/domain/imports/read-file.test.ts',
  'tests/journeys/fuzz.test.ts',
]
const child = spawn(process.execPath, [inRoot('node_modules/vitest/vitest.mjs'), 'run', '--testTimeout=0', ...files], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PAIJI_FUZZ: process.argv[2] ?? '10' },
})
child.once('exit', code => process.exit(code ?? 1))
