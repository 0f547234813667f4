import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { buildSchemaSync } from 'type-graphql'
import { cleanArguments } from './limits/clean-arguments.js'
import { hideUnannounced } from './limits/hide-unannounced.js'
import { answerUnknownAlike } from './limits/one-refusal.js'
import { byOwnNotices } from './pub-sub.js'
import { resolvers } from './resolvers.js'
import { markOneOf } from './shared/one-of-input.js'
import { callFieldsPlainly, countOnRequest, readPropertiesPlainly } from './shared/plain-resolvers.js'
import { describeStandardPlaces } from './shared/standard-descriptions.js'

let made: GraphQLSchema | undefined

/** The schema, of the sports that there are: made when it is first asked for, and one for the whole process. */
export const createSchema = (): GraphQLSchema => {
  made ??= makeSchema()
  return made
}

/** Input is validated by the rules package and the use cases, not by decorators. */
const makeSchema = (): GraphQLSchema => {
  readPropertiesPlainly()
  const built = buildSchemaSync({ resolvers, pubSub: byOwnNotices, validate: false })
  const plain = countOnRequest(callFieldsPlainly(describeStandardPlaces(markOneOf(built))))
  return cleanArguments(answerUnknownAlike(hideUnannounced(plain)))
}
