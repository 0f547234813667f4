import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** The rules of an ignore file of images: the last pattern that matches a path or a folder above it decides. */
const ignoredBy = (text: string) => {
  const rules = text
    .split('\n')
    .filter(line => line && !line.startsWith('#'))
    .map(line => {
      const isKept = line.startsWith('!')
      const source = line
        .slice(isKept ? 1 : 0)
        .replaceAll('.', '\\.')
        .replaceAll('**/', '(any)')
        .replaceAll('*', '[^/]*')
        .replaceAll('(any)', '(?:.*/)?')
      return { isKept, matches: new RegExp(`^${source}(?:/|$)`) }
    })
  return (file: string): boolean => rules.findLast(({ matches }) => matches.test(file))?.isKept !== true
}

describe('an image', () => {
  const ignored = ignoredBy(read('.dockerignore'))

  it.each([
    '.data/secret',
    '.data/keys/seal.pem',
    '.data/pg/PG_VERSION',
    'apps/api/.data/keys/seal.pem',
    'apps/api/keys/seal.pem',
    '.env',
    'apps/portal/.env.local',
    '.git/config',
    'node_modules/x/index.js',
    'apps/api/node_modules/x/index.js',
    'apps/portal/.next/cache/x',
    'packages/rules/dist/index.js',
    'tests/browser/crawl.spec.ts',
  ])('is built without %s', file => {
    expect(ignored(file)).toBe(true)
  })

  it.each([
    'package.json',
    'package-lock.json',
    '.npmrc',
    'turbo.json',
    'tsconfig.base.json',
    'tests/package.json',
    'apps/api/src/main.ts',
    'apps/portal/next.config.ts',
    'packages/launcher/guard.mjs',
    'drizzle/meta/_journal.json',
    'docs/deploy/healthcheck.mjs',
  ])('is built with %s', file => {
    expect(ignored(file)).toBe(false)
  })

  it('runs on a Node that has not ended, and says so in one place', () => {
    const file = read('docs/deploy/Containerfile')
    expect(file).toContain('ARG NODE=node:24-')
    expect(file.match(/^FROM /gm)).toHaveLength(2)
    expect(file.match(/^FROM \$\{NODE\}/gm)).toHaveLength(2)
  })
})

describe('every unit', () => {
  const folder = 'docs/deploy'
  const units = readdirSync(path.join(root, folder)).filter(name => name.endsWith('.service'))
  const hardened = [
    'NoNewPrivileges=yes',
    'CapabilityBoundingSet=',
    'PrivateDevices=yes',
    'PrivateTmp=yes',
    'ProtectHome=yes',
    'ProtectSystem=strict',
    'RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX',
    'SystemCallFilter=@system-service',
    'UMask=0077',
    'User=paiji',
  ]

  it('is there', () => {
    expect(units.sort()).toEqual(
      ['', '-api', '-backup', '-portal', '-proof', '-worker'].map(part => `paiji${part}.service`).sort(),
    )
  })
  it.each(units)('%s has no more rights than it needs', name => {
    const lines = read(`${folder}/${name}`).split('\n')
    expect(hardened.filter(line => !lines.includes(line))).toEqual([])
  })
})
