import { mkdirSync, rmSync } from 'node:fs'
import { inRoot } from './lib/paths.mjs'
import { runSpec } from './lib/playwright.mjs'

/**
 * `npm run help-pictures`: the page of each job of the help, as the demo has it, in both languages and themes. What follows
 * `--` goes to Playwright: `-- -g rankings` draws only those.
 */
const folder = inRoot('apps/portal/public/help')
const chosen = process.argv.slice(2)
if (chosen.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
process.exit(await runSpec('help-pictures.spec.ts', chosen, { PICTURES: folder }))
