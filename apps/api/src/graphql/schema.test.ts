import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { printApiSchema, schemaFile } from './emit-schema.js'

describe('the committed schema', () => {
  it('is what the resolvers say (npm run generate writes it)', () => {
    expect(readFileSync(schemaFile, 'utf8')).toBe(printApiSchema())
  })
})
