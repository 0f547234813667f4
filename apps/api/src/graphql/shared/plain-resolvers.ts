import {
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from 'graphql'
import { getMetadataStorage } from 'type-graphql'
import type { RequestContext } from '../../context.js'

type FieldResolverMetadata = ReturnType<typeof getMetadataStorage>['fieldResolvers'][number]
type ParamMetadata = NonNullable<FieldResolverMetadata['params']>[number]
type ResolverClass = FieldResolverMetadata['target']
type Instance = Readonly<Record<string, unknown>>

type Arguments = Readonly<Record<string, unknown>>
type Resolve = GraphQLFieldResolver<unknown, RequestContext, Arguments>
type Read = (source: unknown, args: Arguments, context: RequestContext) => unknown

/** Properties are read as they are, without type-graphql's call around each. To be said before the schema is built. */
export const readPropertiesPlainly = (): void => {
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true
}

const readOf = (param: ParamMetadata): Read | undefined => {
  if (param.kind === 'root' && !param.propertyName) return source => source
  if (param.kind === 'context' && !param.propertyName) return (_, __, context) => context
  if (param.kind === 'arg') return (_, args) => args[param.name]
  return undefined
}

/** Input objects are made instances of their classes, which is left to type-graphql. */
const takesObjects = (field: GraphQLField<unknown, RequestContext>): boolean =>
  field.args.some(arg => isInputObjectType(getNamedType(arg.type)))

const plainResolver = (
  { target, methodName, params = [], middlewares = [], roles = [] }: FieldResolverMetadata,
  instanceOf: (target: ResolverClass) => Instance,
): Resolve | undefined => {
  const reads = [...params].sort((a, b) => a.index - b.index).map(readOf)
  if (middlewares.length > 0 || roles.length > 0 || reads.includes(undefined)) return undefined
  const instance = instanceOf(target)
  const method = instance[methodName] as (...given: unknown[]) => unknown
  return (source, args, context) =>
    method.apply(
      instance,
      reads.map(read => read?.(source, args, context)),
    )
}

/**
 * Calls the resolvers of fields straight: type-graphql sorts the parameters and copies the parent into an instance of
 * its class for every field of every line of a list, which was half of the time of a long page.
 */
export const callFieldsPlainly = (schema: GraphQLSchema): GraphQLSchema => {
  const storage = getMetadataStorage()
  const instances = new Map<ResolverClass, Instance>()
  const instanceOf = (target: ResolverClass): Instance => {
    const made = instances.get(target) ?? (Reflect.construct(target, []) as Instance)
    instances.set(target, made)
    return made
  }
  for (const resolver of storage.fieldResolvers) {
    const target = resolver.kind === 'external' ? resolver.getObjectType?.() : undefined
    for (const { name } of storage.objectTypes.filter(type => type.target === target)) {
      const type = schema.getType(name)
      const field = isObjectType(type) ? type.getFields()[resolver.schemaName] : undefined
      if (field?.resolve && !takesObjects(field)) field.resolve = plainResolver(resolver, instanceOf) ?? field.resolve
    }
  }
  return schema
}

/** A count is made when it is asked for: connections carry how. Executors that read properties call no functions. */
export const countOnRequest = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap())) {
    const field = isObjectType(type) && type.name.endsWith('Connection') ? type.getFields().totalCount : undefined
    if (field)
      field.resolve = ({ totalCount }: { totalCount: number | (() => Promise<number>) }) =>
        typeof totalCount === 'function' ? totalCount() : totalCount
  }
  return schema
}
