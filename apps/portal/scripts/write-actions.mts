/**
 * Writes of each action that the API declares (`apps/api/actions.json`) its operation and the fields of its form:
 * `src/gql/actions/<name>.graphql.ts`. What is no longer declared goes.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

interface Field {
  readonly name: string
  readonly kind: string
  readonly of?: string
  readonly codes?: readonly string[]
  readonly isOptional: boolean
}

interface Declared {
  readonly name: string
  readonly selects: string
  readonly fields: readonly Field[]
}

const portal = path.join(import.meta.dirname, '..')
const folder = path.join(portal, 'src/gql/actions')
const declared = JSON.parse(readFileSync(path.join(portal, '../api/actions.json'), 'utf8')) as readonly Declared[]

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
const quoted = (word: string): string => `'${word}'`

/** Of ids a form can choose people and organisations; any other is known to the page. */
const kindOf = ({ kind, of }: Field): string =>
  kind === 'id' && (of === 'Person' || of === 'Organisation') ? of.toLowerCase() : kind

const lineOf = (field: Field): string => {
  const codes = field.codes ? `, codes: [${field.codes.map(quoted).join(', ')}]` : ''
  return `  { name: ${quoted(field.name)}, kind: ${quoted(kindOf(field))}, isOptional: ${field.isOptional}${codes} },`
}

const textOf = ({ name, selects, fields }: Declared): string => {
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  return `// Written by \`npm run generate\` from the actions that the API declares.
import { graphql } from '..'
import { ProblemFields } from '../fragments'
import { actionOf } from '../action'

export const ${title}Mutation = graphql(
  \`
    mutation ${title}($input: ${title}Input!) {
      ${name}(input: $input) {
        ${selects}
        problems {
          ...ProblemFields
        }
      }
    }
  \`,
  [ProblemFields],
)

export const ${name} = actionOf(${title}Mutation, data => data.${name}, [
${fields.map(lineOf).join('\n')}
])
`
}

mkdirSync(folder, { recursive: true })
const files = new Map(declared.map(action => [`${kebab(action.name)}.graphql.ts`, textOf(action)]))
for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(path.join(folder, file))
for (const [file, text] of files) {
  const target = path.join(folder, file)
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text)
}
