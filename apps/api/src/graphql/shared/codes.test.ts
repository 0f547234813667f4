import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { problemCodes, refusalCodes } from './codes.js'

const repository = path.join(import.meta.dirname, '../../../../..')
const folders = ['packages/rules/src', 'packages/formats/src', 'apps/api/src']

const sources = folders.flatMap(folder =>
  readdirSync(path.join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !/\.(test|cases)\.ts$|testing\//.test(file))
    .map(file => ({ file: `${folder}/${file}`, text: readFileSync(path.join(repository, folder, file), 'utf8') })),
)

const given = (call: RegExp) =>
  sources.flatMap(({ file, text }) => [...text.matchAll(call)].map(([, code]) => ({ file, code: code as string })))

describe('codes', () => {
  it('every problem that is given stands in a list, so the schema can say it', () => {
    const known = new Set<string>(problemCodes)
    const found = given(/\b(?:problem|fail|no|warning|wrong)\(\s*'([A-Z][A-Z0-9_]+)'/g)
    expect(found.length).toBeGreaterThan(200)
    expect(found.filter(({ code }) => !known.has(code))).toEqual([])
  })

  it('every refusal is one a person can be shown', () => {
    const known = new Set<string>(refusalCodes)
    expect(given(/\b(?:refused|refusedWith)\('([A-Z_]+)'/g).filter(({ code }) => !known.has(code))).toEqual([])
  })
})
