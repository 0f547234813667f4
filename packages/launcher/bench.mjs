import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { inRoot, root } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { createTeller } from './lib/tell.mjs'

/** `npm run bench -- <name>`: runs tests/bench/<name>.bench.ts on the sources. */
const folder = inRoot('tests/bench')
const [name, ...rest] = process.argv.slice(2)
const names = existsSync(folder)
  ? readdirSync(folder).flatMap(file => (file.endsWith('.bench.ts') ? [file.slice(0, -'.bench.ts'.length)] : []))
  : []
if (!name || !names.includes(name)) {
  process.stderr.write(`Which benchmark? ${names.join(', ') || 'There is none.'}\n`)
  process.exit(1)
}
await prepare(undefined, createTeller({ stream: process.stderr }))
// As `paiji start` gives it to the API: what a request leaves behind dies young.
const young = '--max-semi-space-size=64'
const child = spawn(
  process.execPath,
  [young, '--conditions=paiji-source', '--import', 'tsx', inRoot('tests/bench', `${name}.bench.ts`), ...rest],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', TSX_TSCONFIG_PATH: inRoot('tests/tsconfig.json') },
  },
)
child.once('exit', code => process.exit(code ?? 1))
