import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { createSchema } from './schema.js'

/** The committed description of the API. */
export const schemaFile = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../schema.graphql')

/** The schema as text, sorted, so that a change shows as what it is. */
export const printApiSchema = (): string => `${printSchema(lexicographicSortSchema(createSchema()))}\n`

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(schemaFile, printApiSchema())
