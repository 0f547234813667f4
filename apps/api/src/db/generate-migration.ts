import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseArgs } from 'node:util'

/**
 * `npm run db:generate -- --name WHAT [--custom] [--out FOLDER]`: writes the migration that leads from the newest snapshot to the schema (`--custom`: an
 * empty one, for SQL that is not in the schema), and keeps the newest snapshot only: ten thousand lines that nothing else reads.
 */
const api = path.resolve(import.meta.dirname, '../..')
const { values } = parseArgs({
  options: {
    name: { type: 'string' },
    custom: { type: 'boolean', default: false },
    out: { type: 'string', default: path.resolve(api, '../../drizzle') },
  },
})

const node = (script: string, ...given: string[]): void => {
  const { status } = spawnSync(process.execPath, [script, ...given], { cwd: api, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const dropOlderSnapshots = (meta: string): void => {
  const snapshots = readdirSync(meta).filter(file => file.endsWith('_snapshot.json'))
  for (const older of snapshots.sort().slice(0, -1)) rmSync(path.join(meta, older))
}

if (!values.name) {
  process.stderr.write('A migration has a name: npm run db:generate -- --name WHAT\n')
  process.exit(1)
}

const modules = createRequire(import.meta.url)
const kit = path.join(path.dirname(modules.resolve('drizzle-kit')), 'bin.cjs')
// The compiled schema: the kit's own loader does not follow `.js` suffixes to sources. Unchecked: the packages it names need not be built.
node(modules.resolve('typescript/bin/tsc'), '-p', 'tsconfig.schema.json', '--noCheck')
// The kit reads the folder it writes to from where it runs, with a "./" before it.
const out = path.relative(api, values.out)
const schema = ['--dialect', 'postgresql', '--schema', './dist/db/schema/index.js', '--casing', 'snake_case']
const custom = values.custom ? ['--custom'] : []
node(kit, 'generate', ...schema, '--out', out, '--name', values.name, ...custom)
dropOlderSnapshots(path.join(values.out, 'meta'))
