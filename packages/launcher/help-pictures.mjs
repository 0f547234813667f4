import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { inRoot, root } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { createTeller } from './lib/tell.mjs'

/**
 * `npm run help-pictures`: the page of each job of the help, as the demo has it, in both languages and themes. What follows
 * `--` goes to Playwright: `-- -g rankings` draws only those.
 */
const folder = inRoot('apps/portal/public/help')
const chosen = process.argv.slice(2)
if (chosen.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await prepare('all', createTeller({ stream: process.stderr }))
const child = spawn(
  process.execPath,
  [
    inRoot('node_modules/@playwright/test/cli.js'),
    'test',
    '-c',
    inRoot('tests/browser/playwright.config.ts'),
    'help-pictures.spec.ts',
    ...chosen,
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PICTURES: folder } },
)
child.once('exit', code => process.exit(code ?? 1))
