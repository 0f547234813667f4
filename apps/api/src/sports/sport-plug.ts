import type { ClassType } from 'type-graphql'

/** What a sport brings to the API: how its score sheets look over GraphQL, in and out. */
export interface SportPlug {
  /** Id of the sport in the rules; the field of `ScoreSheetInput`. */
  readonly sport: string
  /** The GraphQL name of `Type`. */
  readonly typeName: string
  /** A member of the union `ScoreSheet`. */
  readonly Type: ClassType<object>
  readonly Input: ClassType<object>
  /** Of the input's field. */
  readonly description: string
  /** A parsed sheet as `Type`. @param settings the stage's, as the edition read them */
  toType(parsed: unknown, settings: unknown): object
  /** An `Input` in the shape that the edition's `parseSheet` reads. */
  fromInput(input: object): unknown
}
