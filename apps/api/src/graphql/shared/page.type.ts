import { type ClassType, Field, Int, ObjectType } from 'type-graphql'
import type { Edge, PageInfo } from '../../domain/shared/page.js'

@ObjectType('PageInfo', { simpleResolvers: true })
export class PageInfoType {
  @Field(() => Boolean)
  hasNextPage!: boolean

  @Field(() => Boolean)
  hasPreviousPage!: boolean

  @Field(() => String, { nullable: true })
  startCursor?: string | null

  @Field(() => String, { nullable: true })
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
  @ObjectType(`${name}Edge`, { simpleResolvers: true })
  class EdgeType {
    @Field(() => String)
    cursor!: string

    @Field(() => nodeType)
    node!: T
  }

  @ObjectType(`${name}Connection`, { simpleResolvers: true })
  class ConnectionType {
    @Field(() => [EdgeType])
    edges!: EdgeType[]

    @Field(() => PageInfoType)
    pageInfo!: PageInfoType

    @Field(() => Int)
    totalCount!: number
  }
  return ConnectionType
}
