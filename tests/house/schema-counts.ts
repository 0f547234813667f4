import {
  type GraphQLArgument,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql'

/** A place of the schema that a reader meets: what it is called, its type as written, its description. */
interface Place {
  readonly name: string
  readonly type: string
  readonly text: string | null | undefined
}

const places = (schema: GraphQLSchema): Place[] =>
  Object.values(schema.getTypeMap())
    .filter(type => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .flatMap((type): Place[] => {
      const own = { name: type.name, type: '', text: type.description }
      if (isEnumType(type))
        return [
          own,
          ...type.getValues().map(one => ({ name: `${type.name}.${one.name}`, type: '', text: one.description })),
        ]
      if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [own]
      const fields = Object.values(type.getFields()).flatMap((field): Place[] => [
        { name: `${type.name}.${field.name}`, type: String(field.type), text: field.description },
        ...('args' in field
          ? field.args.map((arg: GraphQLArgument) => ({
              name: `${type.name}.${field.name}(${arg.name})`,
              type: String(arg.type),
              text: arg.description,
            }))
          : []),
      ])
      return [own, ...fields]
    })

/** Bears such a name and holds words. */
const inWords = new Set(['RecordDisagreement.sheet'])

const JSON_NAMES = /\.(\w*Text|payload|rule|plan|settings|overrides|sheet)$/

/** Enums, places with a description, and texts that hold JSON. */
export const schemaCounts = (schema: GraphQLSchema) => {
  const all = places(schema)
  const described = all.filter(place => place.text?.trim())
  const json = all.filter(
    place =>
      /^String!?$/.test(place.type) &&
      !inWords.has(place.name) &&
      (/\bJSON\b/.test(place.text ?? '') || JSON_NAMES.test(place.name)),
  )
  return {
    enums: Object.values(schema.getTypeMap()).filter(type => isEnumType(type) && !isIntrospectionType(type)).length,
    described: described.length,
    places: all.length,
    json: json.map(place => place.name),
  }
}
