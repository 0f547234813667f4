import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { createSchema } from './schema.js'

const blank = (text: string | null | undefined): boolean => !text || text.trim() === ''

/** Every place of a type that a reader of the schema meets, with its description. */
const placesOf = (type: GraphQLNamedType): [string, string | null | undefined][] => {
  const own: [string, string | null | undefined] = [type.name, type.description]
  if (isEnumType(type))
    return [own, ...type.getValues().map(one => [`${type.name}.${one.name}`, one.description] as const)].map(pair => [
      ...pair,
    ])
  if (isInputObjectType(type)) {
    return [
      own,
      ...Object.values(type.getFields()).map(one => [`${type.name}.${one.name}`, one.description] as [string, string]),
    ]
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [own]
  return [
    own,
    ...Object.values(type.getFields()).flatMap((field): [string, string | null | undefined][] => [
      [`${type.name}.${field.name}`, field.description],
      ...field.args.map((arg): [string, string | null | undefined] => [
        `${type.name}.${field.name}(${arg.name})`,
        arg.description,
      ]),
    ]),
  ]
}

describe('descriptions', () => {
  it('stand at every type, field, argument and value of the schema', () => {
    const types = Object.values(createSchema().getTypeMap()).filter(
      type => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
    )
    const missing = types
      .flatMap(placesOf)
      .filter(([, text]) => blank(text))
      .map(([place]) => place)
    expect(missing).toEqual([])
  })
})
