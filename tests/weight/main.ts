import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { findPlaces } from '../browser/support/places.js'
import { startStack } from '../browser/support/stack.js'
import { aimOf, inKB, type Limit, limitOf, weighFamilies } from './families.js'
import type { PageWeight } from './page-weight.js'

/**
 * `npm run weigh`: what each kind of public page weighs, as HTML and in scripts of its first load, beside its limit. Of
 * the demo it starts for this, or of what runs at `PAIJI_BROWSER_URL`. `-- --write` takes what it weighs for the limits.
 */

const STEP = 5
const ROOM = 10
/** Other tests add people and events to these: they are held by their aim, what they leave alone by what it weighs. */
const GROWING: ReadonlySet<string> = new Set(['ranking', 'player-what-if'])

/** With room to a next step, but within the aim: a name more or less is no reason to write anew. */
const limitOfHtml = (family: string, kb: number): number => {
  const aim = Math.max(aimOf(family).html, kb)
  return GROWING.has(family) ? aim : Math.min(Math.ceil((kb + ROOM) / STEP) * STEP, aim)
}

const limitFor = (family: string, { html, scripts }: PageWeight): Limit => ({
  html: limitOfHtml(family, inKB(html)),
  scripts: Math.min(inKB(scripts) + 3, Math.max(aimOf(family).scripts, inKB(scripts))),
})

const row = (name: string, cells: readonly (string | number)[]): string =>
  `${name.padEnd(24)}${cells.map(cell => String(cell).padStart(12)).join('')}\n`

const print = (weights: ReadonlyMap<string, PageWeight>): void => {
  process.stdout.write(row('KB of 1024 bytes', ['HTML', 'limit', 'HTML gz', 'scripts gz', 'limit']))
  for (const [name, { html, packed, scripts }] of weights) {
    const limit = limitOf(name)
    const aim = aimOf(name)
    const over = inKB(html) > aim.html || inKB(scripts) > aim.scripts ? '  above the aim' : ''
    const cells = [inKB(html), limit?.html ?? '–', inKB(packed), inKB(scripts), limit?.scripts ?? '–']
    process.stdout.write(row(name, cells).replace('\n', `${over}\n`))
  }
}

const { PAIJI_BROWSER_URL: running, PAIJI_BROWSER_PASSWORD: known = 'paiji-demo-2026' } = process.env
const stack = running ? undefined : await startStack()
try {
  const url = running ?? stack?.url ?? ''
  const { addresses } = await findPlaces(url, stack?.password ?? known)
  const weights = await weighFamilies(url, addresses)
  print(weights)
  if (process.argv.includes('--write')) {
    const limits = Object.fromEntries([...weights].map(([name, weight]) => [name, limitFor(name, weight)]))
    writeFileSync(path.join(import.meta.dirname, 'limits.json'), `${JSON.stringify(limits, null, 2)}\n`)
  }
} finally {
  await stack?.stop()
}
