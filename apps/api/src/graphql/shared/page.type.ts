import { type ClassType, Field, Int, ObjectType } from 'type-graphql'
import type { Edge, PageInfo } from '../../domain/shared/page.js'

@ObjectType('PageInfo', { simpleResolvers: true, description: 'Where a page stands in its list.' })
export class PageInfoType {
  @Field(() => Boolean, { description: 'Whether more follows: ask with `after: endCursor`.' })
  hasNextPage!: boolean

  @Field(() => Boolean, { description: 'Whether something stands before this page.' })
  hasPreviousPage!: boolean

  @Field(() => String, { nullable: true, description: 'The cursor of the first on this page.' })
  startCursor?: string | null

  @Field(() => String, { nullable: true, description: 'The cursor of the last on this page.' })
  endCursor?: string | null
}

/** What a connection's resolver answers; `totalCount` may be counted only when asked for. */
export interface ConnectionView<T> {
  readonly edges: readonly Edge<T>[]
  readonly pageInfo: PageInfo
  readonly totalCount: number | (() => Promise<number>)
}

/** The Relay connection of a type: `connectionOf(PersonType, 'Person')` makes PersonConnection and PersonEdge. */
export const connectionOf = <T extends object>(nodeType: ClassType<T>, name: string) => {
  @ObjectType(`${name}Edge`, { simpleResolvers: true, description: `One ${name} in its list.` })
  class EdgeType {
    @Field(() => String, { description: 'Its place in the list, for `after`.' })
    cursor!: string

    @Field(() => nodeType, { description: `The ${name} itself.` })
    node!: T
  }

  @ObjectType(`${name}Connection`, { simpleResolvers: true, description: `A page of a list: ${name}.` })
  class ConnectionType {
    @Field(() => [EdgeType], { description: 'What is on this page, in the order of the list.' })
    edges!: EdgeType[]

    @Field(() => PageInfoType, { description: 'Where the page stands in the list.' })
    pageInfo!: PageInfoType

    @Field(() => Int, { description: 'How many the whole list has.' })
    totalCount!: number
  }
  return ConnectionType
}
