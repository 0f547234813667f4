import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema } from 'graphql'
import { printApiSchema } from './emit-schema.js'
import { API_VERSION, asReleased, lastRelease, releasedFile, unsaidBreaks } from './version.js'

/**
 * Keeps the schema of now as what the release promises; from then on nothing of it breaks without a newer version.
 * Refuses while something that the last release promised is broken and not said.
 */
const text = printApiSchema()
const before = lastRelease()
const changes = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/api-changes.md'), 'utf8')
const now = { version: API_VERSION, schema: buildSchema(text) }
const unsaid = before ? unsaidBreaks({ version: before.version, schema: buildSchema(before.text) }, now, changes) : []
if (unsaid.length > 0) {
  console.error(['These breaks are not said under a newer version in docs/api-changes.md:', ...unsaid].join('\n'))
  process.exitCode = 1
} else {
  writeFileSync(releasedFile, asReleased(API_VERSION, text))
  console.log(`${releasedFile}: ${API_VERSION}`)
}
