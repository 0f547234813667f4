import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql'
import { ViewerResolver } from './accounts/viewer.resolver.js'
import { pubSub } from './pub-sub.js'

/** Every resolver of the API, by module. */
// biome-ignore lint/complexity/noBannedTypes: type-graphql names resolver classes so.
export const resolvers: NonEmptyArray<Function> = [ViewerResolver]

/** The schema. Input is validated by the rules package and the use cases, not by decorators. */
export const createSchema = (): GraphQLSchema => buildSchemaSync({ resolvers, pubSub, validate: false })
