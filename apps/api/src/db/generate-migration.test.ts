import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../env.js'
import { migrationsFolder } from './migrate.js'

it('npm run db:generate -- --name WHAT, from the root, writes a migration of that name and keeps one snapshot', () => {
  const out = mkdtempSync(path.join(tmpdir(), 'paiji-generate-'))
  try {
    cpSync(migrationsFolder, out, { recursive: true })
    const before = readdirSync(out)
    const given = ['run', '-s', 'db:generate', '--', '--name', 'event_website', '--custom', '--out', out]
    execFileSync('npm', given, { cwd: repositoryRoot, stdio: 'pipe' })
    const written = readdirSync(out).filter(file => !before.includes(file))
    expect(written.map(file => file.replace(/^\d+_/, ''))).toEqual(['event_website.sql'])
    const snapshots = readdirSync(path.join(out, 'meta')).filter(file => file.endsWith('_snapshot.json'))
    expect(snapshots).toEqual([`${written[0]?.slice(0, 4)}_snapshot.json`])
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
})
