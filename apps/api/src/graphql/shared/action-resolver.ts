import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import type { Outcome } from '../../base/problem.js'
import type { ActionField } from '../../domain/shared/action-fields.js'
import type { SentAction } from '../../domain/shared/define-action.js'
import { enumNamed } from './enum.js'
import { SportEnum } from './enums.js'

/** How the schema answers an action: the payload's type, what becomes of the use case's answer, and what a page selects. */
export interface ActionAnswer<Answer> {
  readonly payload: () => new () => object
  readonly of: (ctx: RequestContext, outcome: Outcome<Answer>) => Promise<object>
  /** The fields that the portal's plain operation asks for beside the problems. */
  readonly selects: string
}

/** An action as it stands in the schema, for the portal to make its operation and its form of. */
export interface DeclaredAction {
  readonly name: string
  readonly selects: string
  readonly fields: readonly { readonly name: string; readonly kind: string; readonly [key: string]: unknown }[]
}

const declared: DeclaredAction[] = []

/** Every action of the schema, by name. */
export const declaredActions = (): readonly DeclaredAction[] => [...declared].sort((a, b) => (a.name < b.name ? -1 : 1))

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const scalarOf = ({ kind, type = '' }: ActionField): object => {
  if (kind === 'id') return ID
  if (kind === 'ids') return [ID]
  if (kind === 'amount') return Int
  if (kind === 'flag') return Boolean
  if (kind === 'sport') return SportEnum
  return kind === 'code' ? enumNamed(type) : String
}

/** The input's class, made with type-graphql's own decorators. */
const inputTypeOf = ({ name, takes, fields, isKeyed }: SentAction<unknown>['definition']): (new () => object) => {
  const made = class {}
  InputType(`${capital(name)}Input`, { description: takes })(made)
  for (const [key, field] of Object.entries(fields))
    Field(() => scalarOf(field), { description: field.says, nullable: field.isOptional })(made.prototype, key)
  if (isKeyed) Field(() => String, { nullable: true })(made.prototype, 'idempotencyKey')
  return made
}

const describe = ({ definition }: SentAction<unknown>, selects: string): DeclaredAction => ({
  name: definition.name,
  selects,
  fields: [
    ...Object.entries(definition.fields).map(([name, { kind, type, isOptional }]) => ({
      name,
      kind,
      ...(kind === 'id' || kind === 'ids' ? { of: type } : {}),
      ...(kind === 'code' ? { codes: Object.keys(enumNamed(type ?? '')) } : {}),
      isOptional,
    })),
    ...(definition.isKeyed ? [{ name: 'idempotencyKey', kind: 'key', isOptional: true }] : []),
  ],
})

/**
 * The resolver of a module's actions that are answered alike: of each its input type, the use case and its answer.
 */
export const actionResolver = <Answer>(
  { payload, of, selects }: ActionAnswer<Answer>,
  ...actions: readonly SentAction<Answer>[]
): (new () => object) => {
  const made = class {}
  for (const action of actions) {
    const { name, says, asks } = action.definition
    const input = inputTypeOf(action.definition)
    const method = async (ctx: RequestContext, sent: Readonly<Record<string, unknown>>) =>
      of(ctx, await action.send(ctx.deps, ctx.viewer, sent))
    Object.defineProperty(made.prototype, name, { value: method })
    Ctx()(made.prototype, name, 0)
    Arg('input', () => input, { description: asks })(made.prototype, name, 1)
    Mutation(() => payload(), { description: says })(made.prototype, name, { value: method })
    declared.push(describe(action, selects))
  }
  Resolver()(made)
  return made
}
