import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { repositoryRoot, sourceFiles } from './source-files.js'

/**
 * The portal sends only documents of the manifest; anything else is answered 403. So every operation in its source is
 * in the manifest, and only files that the manifest is made from write operations.
 */

const manifest = JSON.parse(
  readFileSync(path.join(repositoryRoot, 'apps/portal/persisted-documents.json'), 'utf8'),
) as Record<string, string>
const persisted = new Set(
  Object.values(manifest).flatMap(
    text => /^\s*(query|mutation|subscription) (\w+)/.exec(text)?.slice(1, 3).join(' ') ?? [],
  ),
)

const portal = sourceFiles().filter(file => file.path.startsWith('apps/portal/src/') && !/graphql-env/.test(file.path))
const operations = portal.flatMap(file =>
  [...file.text.matchAll(/\bgraphql\(\s*`\s*(query|mutation|subscription)\s+(\w+)/g)].map(match => ({
    file: file.path,
    name: `${match[1]} ${match[2]}`,
  })),
)

describe('the documents the portal sends', () => {
  it('are many', () => expect(operations.length).toBeGreaterThan(100))

  it('are all in the manifest', () =>
    expect(operations.filter(({ name }) => !persisted.has(name)).map(({ file, name }) => `${name} (${file})`)).toEqual(
      [],
    ))

  it('stand in files that say so', () =>
    expect(operations.filter(({ file }) => !file.endsWith('.graphql.ts')).map(({ file }) => file)).toEqual([]))

  it('fit the schema, their variables too', () => {
    const schema = buildSchema(readFileSync(path.join(repositoryRoot, 'apps/api/schema.graphql'), 'utf8'))
    const wrong = Object.values(manifest).flatMap(text =>
      validate(schema, parse(text)).map(({ message }) => `${/(\w+)\s*[({]/.exec(text)?.[1]}: ${message}`),
    )
    expect([...new Set(wrong)]).toEqual([])
  })

  it('leave nothing behind that is no longer sent', () =>
    expect([...persisted].filter(one => !operations.some(({ name }) => name === one))).toEqual([]))
})
