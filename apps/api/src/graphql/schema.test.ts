import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { actionsFile, printActions, printApiSchema, schemaFile } from './emit-schema.js'

describe('the committed schema', () => {
  it('is what the resolvers say (npm run generate writes it)', () => {
    expect(readFileSync(schemaFile, 'utf8')).toBe(printApiSchema())
  })

  it('has beside it the actions that are declared', () => {
    expect(readFileSync(actionsFile, 'utf8')).toBe(printActions())
  })
})
