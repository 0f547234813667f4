import { spawn } from 'node:child_process'
import { inRoot, root } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { createTeller } from './lib/tell.mjs'

/** `npm run weigh`: what each kind of public page weighs; tests/weight/main.ts on what is built. */
await prepare(process.env.PAIJI_BROWSER_URL ? undefined : 'all', createTeller({ stream: process.stderr }))
const child = spawn(
  process.execPath,
  ['--conditions=paiji-source', '--import', 'tsx', inRoot('tests/weight/main.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TSX_TSCONFIG_PATH: inRoot('tests/tsconfig.json') },
  },
)
child.once('exit', code => process.exit(code ?? 1))
