import { Field, ID, InterfaceType } from 'type-graphql'
import { parseGlobalId } from '../../domain/shared/global-id.js'

/** Anything with an opaque id of its own. */
@InterfaceType('Node', {
  description: 'Anything with an opaque id of its own.',
  resolveType: (value: { id: string }) => parseGlobalId(value.id)?.type,
})
export abstract class NodeInterface {
  @Field(() => ID, { description: 'Opaque; `node(id)` finds it again.' })
  id!: string
}
