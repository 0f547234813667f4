import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { inRoot, root } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { createTeller } from './lib/tell.mjs'

/**
 * `npm run contact-sheet`: every kind of page, 360 and 1280 wide, in both languages and themes, on one sheet to be looked
 * at. What follows `--` goes to Playwright: `-- -g "event|player"` draws only those.
 */
const folder = inRoot('.data/contact-sheet')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await prepare('all', createTeller({ stream: process.stderr }))
const child = spawn(
  process.execPath,
  [
    inRoot('node_modules/@playwright/test/cli.js'),
    'test',
    '-c',
    inRoot('tests/browser/playwright.config.ts'),
    'screenshots.spec.ts',
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, SHOTS: folder } },
)
child.once('exit', code => {
  process.stdout.write(`\n${path.join(folder, 'index.html')}\n`)
  process.exit(code ?? 1)
})
