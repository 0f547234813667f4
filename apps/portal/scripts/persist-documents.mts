/**
 * Writes every document the portal can send, from all files named `.graphql.ts`, to `persisted-documents.json` (SHA-256 → text), which the API reads.
 * Each has two forms: as written, and with the `__typename`s that the browser's cache adds.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatDocument, stringifyDocument, type TypedDocumentNode } from '@urql/core'

const portal = path.join(import.meta.dirname, '..')
const source = path.join(portal, 'src')
const target = path.join(portal, 'persisted-documents.json')

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.graphql.ts'))
  .sort()

const isDocument = (value: unknown): value is TypedDocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'Document'

const isOperation = (document: TypedDocumentNode): boolean =>
  document.definitions.some(definition => definition.kind === 'OperationDefinition')

const manifest = new Map<string, string>()
for (const file of files) {
  const exported: Record<string, unknown> = await import(path.join(source, file))
  for (const document of Object.values(exported).filter(isDocument).filter(isOperation))
    for (const form of [document, formatDocument(document)]) {
      const text = stringifyDocument(form)
      manifest.set(createHash('sha256').update(text).digest('hex'), text)
    }
}

const sorted = Object.fromEntries([...manifest].sort(([a], [b]) => (a < b ? -1 : 1)))
const content = `${JSON.stringify(sorted, null, 2)}\n`
if (!existsSync(target) || readFileSync(target, 'utf8') !== content) writeFileSync(target, content)
