import { type GraphQLSchema, isInputObjectType } from 'graphql'
import { InputType } from 'type-graphql'

const names = new Set<string>()

/**
 * An input of which exactly one field is given (`@oneOf`): every field nullable and without a default. The schema
 * refuses none and several, so a resolver reads the one that is there.
 */
export const OneOfInput = (name: string, options: { readonly description: string }): ClassDecorator => {
  names.add(name)
  return InputType(name, options) as ClassDecorator
}

/** Marks the `@oneOf` inputs of a built schema: type-graphql does not know the mark, graphql-js does. */
export const markOneOf = (schema: GraphQLSchema): GraphQLSchema => {
  for (const name of names) {
    const type = schema.getType(name)
    if (isInputObjectType(type)) type.isOneOf = true
  }
  return schema
}
