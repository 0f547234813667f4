import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { buildSchemaSync } from 'type-graphql'
import { cleanArguments } from './limits/clean-arguments.js'
import { hideUnannounced } from './limits/hide-unannounced.js'
import { pubSub } from './pub-sub.js'
import { resolvers } from './resolvers.js'
import { markOneOf } from './shared/one-of-input.js'
import { callFieldsPlainly, countWhenAsked, readPropertiesPlainly } from './shared/plain-resolvers.js'
import { describeStandardPlaces } from './shared/standard-descriptions.js'

/** The schema. Input is validated by the rules package and the use cases, not by decorators. */
export const createSchema = (): GraphQLSchema => {
  readPropertiesPlainly()
  const built = buildSchemaSync({ resolvers, pubSub, validate: false })
  return cleanArguments(hideUnannounced(countWhenAsked(callFieldsPlainly(describeStandardPlaces(markOneOf(built))))))
}
