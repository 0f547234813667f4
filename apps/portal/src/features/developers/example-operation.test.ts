import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, parse, validate } from 'graphql'
import { expect, it } from 'vitest'
import { exampleOperation, exampleVariables } from './example-operation'

const file = path.resolve(import.meta.dirname, '../../../../api/schema.graphql')
const schema = buildSchema(readFileSync(file, 'utf8'))

it.each([
  ['query', schema.getQueryType(), 50],
  ['mutation', schema.getMutationType(), 50],
  ['subscription', schema.getSubscriptionType(), 1],
] as const)('gives for every %s an operation that the schema accepts', (kind, root, atLeast) => {
  const fields = Object.values(root?.getFields() ?? {})
  expect(fields.length).toBeGreaterThanOrEqual(atLeast)
  for (const field of fields) {
    const errors = validate(schema, parse(exampleOperation(kind, field)))
    expect(
      errors.map(error => error.message),
      field.name,
    ).toEqual([])
    const asked = field.args.filter(arg => String(arg.type).endsWith('!') && arg.defaultValue === undefined)
    expect(Object.keys(exampleVariables(field))).toEqual(asked.map(arg => arg.name))
  }
})
