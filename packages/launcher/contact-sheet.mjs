import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from './lib/paths.mjs'
import { runSpec } from './lib/playwright.mjs'

/**
 * `npm run contact-sheet`: every kind of page, 360 and 1280 wide, in both languages and themes, on one sheet to be looked
 * at. What follows `--` goes to Playwright: `-- -g "event|player"` draws only those.
 */
const folder = inRoot('.data/contact-sheet')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const code = await runSpec('screenshots.spec.ts', process.argv.slice(2), { SHOTS: folder })
process.stdout.write(`\n${path.join(folder, 'index.html')}\n`)
process.exit(code)
