import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'

/** What has the same meaning wherever it stands in the schema. */
const ofMembers: Readonly<Record<string, string>> = {
  id: 'Opaque and lasting.',
  idempotencyKey: 'Chosen by the client: a mutation sent again with the same key is done once.',
  problems: 'What was wrong; empty when it is done.',
  version: 'Counts the changes; sent back as `expectedVersion`.',
  expectedVersion: 'The `version` the client has seen: refused when something changed meanwhile.',
  clause: 'The article it follows.',
  organisation: 'The organisation concerned.',
  event: 'The event concerned.',
  person: 'The person concerned.',
}

const ofArguments: Readonly<Record<string, string>> = {
  first: 'How many at most.',
  after: 'The cursor after which the page begins.',
  id: 'The id of what is asked for.',
  ids: 'The ids of what is asked for.',
}

interface Described {
  description?: string | null
}

const describe = (place: Described, text: string | undefined): void => {
  if (text !== undefined && !place.description) place.description = text
}

const describeRoot = (root: GraphQLObjectType | null | undefined): void => {
  for (const field of Object.values(root?.getFields() ?? {}) as GraphQLField<unknown, unknown>[]) {
    describe(getNamedType(field.type), `What \`${field.name}\` answers.`)
    for (const arg of field.args) {
      if (arg.name !== 'input') continue
      describe(arg, `What \`${field.name}\` needs.`)
      describe(getNamedType(arg.type), `What \`${field.name}\` needs.`)
    }
  }
}

/**
 * Gives a built schema the descriptions that are the same everywhere, where none is written: ids, pages, keys,
 * problems; the input and the payload of a mutation by its name.
 */
export const describeStandardPlaces = (schema: GraphQLSchema): GraphQLSchema => {
  describe(schema.getQueryType() ?? {}, 'What can be read.')
  describe(schema.getMutationType() ?? {}, 'What can be done; every one answers its problems as data.')
  describe(schema.getSubscriptionType() ?? {}, 'What can be followed as it happens.')
  describeRoot(schema.getMutationType())
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) describe(field, ofMembers[field.name])
    }
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    for (const field of Object.values(type.getFields())) {
      describe(field, ofMembers[field.name])
      for (const arg of field.args) describe(arg, ofArguments[arg.name])
    }
  }
  return schema
}
