import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { createSchema } from './schema.js'
import { declaredActions } from './shared/action-resolver.js'

const ofApi = (file: string): string => path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..', file)

/** The committed description of the API. */
export const schemaFile = ofApi('schema.graphql')

/** The actions that are declared, as the portal makes their operations and forms of them. */
export const actionsFile = ofApi('actions.json')

/** The schema as text, sorted, so that a change shows as what it is. */
export const printApiSchema = (): string => `${printSchema(lexicographicSortSchema(createSchema()))}\n`

export const printActions = (): string => {
  createSchema()
  return `${JSON.stringify(declaredActions(), null, 1)}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(schemaFile, printApiSchema())
  writeFileSync(actionsFile, printActions())
}
