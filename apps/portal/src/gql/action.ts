import type { TypedDocumentNode } from '@urql/core'
import type { ApiProblem } from '@/lib/graphql/result'

/** What a field of an action holds, which says what its control is; `id` is known to the page and has none. */
type FieldKind =
  | 'person'
  | 'organisation'
  | 'id'
  | 'ids'
  | 'text'
  | 'reason'
  | 'day'
  | 'endDay'
  | 'code'
  | 'sport'
  | 'amount'
  | 'flag'
  | 'key'

export interface ActionField {
  readonly name: string
  readonly kind: FieldKind
  readonly isOptional: boolean
  readonly codes?: readonly string[]
}

/** An operation with what its form needs to know. */
export interface PlainAction<Data, Input, Fields extends readonly ActionField[]> {
  readonly document: TypedDocumentNode<Data, { input: Input }>
  readonly payloadOf: (data: Data) => { readonly problems: readonly ApiProblem[] }
  readonly fields: Fields
}

export const actionOf = <Data, Input, const Fields extends readonly ActionField[]>(
  document: TypedDocumentNode<Data, { input: Input }>,
  payloadOf: (data: Data) => { readonly problems: readonly ApiProblem[] },
  fields: Fields,
): PlainAction<Data, Input, Fields> => ({ document, payloadOf, fields })
