import { spawn, spawnSync } from 'node:child_process'
import { inRoot, root } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { createTeller } from './lib/tell.mjs'

/**
 * `npm run soak -- MINUTES`: rulings and score sheets of random evenings in every order, a thousand a sport; then kills
 * the service while everybody writes, and counts what is left.
 */
await prepare('all', createTeller({ stream: process.stderr }))
const evenings = spawnSync(
  process.execPath,
  [inRoot('node_modules/vitest/vitest.mjs'), 'run', '--testTimeout=0', 'rulings-and-sheets'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PAIJI_EVENINGS: process.env.PAIJI_EVENINGS ?? '1000' } },
)
if (evenings.status !== 0) process.exit(evenings.status ?? 1)
const child = spawn(
  process.execPath,
  ['--conditions=paiji-source', '--import', 'tsx', inRoot('tests/soak/main.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PAIJI_TEST_BUILT: 'yes',
      TSX_TSCONFIG_PATH: inRoot('tests/tsconfig.json'),
    },
  },
)
child.once('exit', code => process.exit(code ?? 1))
