import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { createSchema } from './schema.js'
import { API_VERSION, asReleased, lastRelease, unsaidBreaks } from './version.js'

const changes = readFileSync(path.join(import.meta.dirname, '../../../../docs/api-changes.md'), 'utf8')

describe('what the last release promised', () => {
  it('still holds, or there is a newer version that says what broke', () => {
    const schema = createSchema()
    const release = lastRelease()
    const before = release ? { ...release, schema: buildSchema(release.text) } : { version: API_VERSION, schema }
    expect(unsaidBreaks(before, { version: API_VERSION, schema }, changes)).toEqual([])
    expect(changes).toContain(`## ${API_VERSION}`)
  })

  it('is found broken: a field that is gone, an argument that must be given', () => {
    const release = { version: '2026-01', schema: buildSchema('type Query { a: Int b(c: Int): Int }') }
    const schema = buildSchema('type Query { b(c: Int!): Int }')
    const broken = ['Query.a was removed.', 'Query.b arg c has changed type from Int to Int!.']
    expect(unsaidBreaks(release, { version: '2026-01', schema }, broken.join('\n'))).toEqual(broken)
    expect(unsaidBreaks(release, { version: '2026-02', schema }, broken[0] ?? '')).toEqual([broken[1]])
    expect(unsaidBreaks(release, { version: '2026-02', schema }, broken.join('\n'))).toEqual([])
    expect(unsaidBreaks(release, { ...release, version: '2026-01' }, '')).toEqual([])
  })

  it('is read back as it was kept', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'released-'))
    const file = path.join(folder, 'schema.graphql')
    expect(lastRelease(file)).toBeUndefined()
    writeFileSync(file, asReleased('2026-01', 'type Query { a: Int }'))
    expect(lastRelease(file)?.version).toBe('2026-01')
    expect(buildSchema(lastRelease(file)?.text ?? '').getQueryType()?.name).toBe('Query')
    rmSync(folder, { recursive: true })
  })
})
