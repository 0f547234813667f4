import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codegen } from '@graphql-codegen/core'
import * as operations from '@graphql-codegen/typescript-operations'
import { buildASTSchema, parse, print, visit } from 'graphql'

/**
 * Makes `src/generated/operations.ts` of `src/documents.graphql` and the schema: for each operation its text, its name, the SHA-256 of
 * the text, and the types of its answer and its variables.
 */
const from = name => path.join(import.meta.dirname, name)
const outfile = from('src/generated/operations.ts')

/** Without what the reference says of it; codes are texts, since a service of tomorrow has more of them. */
const schema = visit(parse(readFileSync(from('../../apps/api/schema.graphql'), 'utf8'), { noLocation: true }), {
  enter: node => (node.description ? { ...node, description: undefined } : undefined),
  NamedType: node =>
    node.name.value === 'ProblemCode' ? { ...node, name: { ...node.name, value: 'String' } } : undefined,
})
const source = readFileSync(from('src/documents.graphql'), 'utf8')
const document = parse(source)

const types = await codegen({
  filename: outfile,
  schema,
  documents: [{ location: from('src/documents.graphql'), document }],
  plugins: [{ typescriptOperations: {} }],
  pluginMap: { typescriptOperations: operations },
  config: {
    schemaAst: buildASTSchema(schema),
    immutableTypes: true,
    skipTypename: true,
    enumType: 'string-literal',
    enumsAsTypes: true,
    onlyOperationTypes: true,
    defaultScalarType: 'string',
    useTypeImports: true,
    scalars: { JSON: 'unknown', JSONObject: 'unknown', Settings: 'unknown' },
  },
})

const sha256 = text => createHash('sha256').update(text).digest('hex')
const suffix = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' }

/** The comment above an operation. */
const saidAbove = ({ loc }) => {
  const { kind, value } = loc.startToken.prev
  return kind === 'Comment' ? value.trim() : ''
}

const made = document.definitions.map(definition => {
  const name = definition.name.value
  const text = print(definition)
  const [data, variables] = ['', 'Variables'].map(end => `${name}${suffix[definition.operation]}${end}`)
  return `/** ${saidAbove(definition)} */
export const ${name}: Operation<${data}, ${variables}> = {
  id: '${sha256(text)}',
  name: '${name}',
  text: ${JSON.stringify(text)},
}`
})

const head = `// Made by \`npm run generate -w @paiji/client\` of documents.graphql and the schema: not to be edited.
import type { Operation } from '../operation.js'
`
// What only answers that come in parts need, and none of these does.
const plain = types.replace(/\/\*\*[^*]*\*\/\nexport type Incremental<.*\n/, '')
writeFileSync(outfile, `${head}\n${plain}\n${made.join('\n\n')}\n`)
execFileSync(process.execPath, [from('../../node_modules/@biomejs/biome/bin/biome'), 'check', '--write', outfile])
