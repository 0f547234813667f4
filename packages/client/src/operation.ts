/**
 * A document with the types of its answer and variables. Its `id` is the SHA-256 of its text, by which the service knows it
 * again. Documents of other generators (`TypedDocumentNode`, a string of the client preset) can be sent as well.
 */
export interface Operation<Data, Variables> {
  readonly id: string
  readonly name: string
  readonly text: string
  /** Of types alone. */
  readonly __apiType?: (variables: Variables) => Data
}

/** A document as `graphql` parses it; the generators around it put its types there. */
interface ParsedDocument {
  readonly kind: 'Document'
  readonly loc?: { readonly source: { readonly body: string } } | undefined
}

/** What can be sent: an operation of this package, a parsed document that knows its text, or a text. */
export type AnyOperation<Data, Variables> =
  | Operation<Data, Variables>
  | (ParsedDocument & { readonly __apiType?: (variables: Variables) => Data })
  | string

/** A document as it is sent. */
export interface Sendable {
  readonly text: string
  readonly id?: string | undefined
}

/** The text of an operation. Throws a TypeError for a parsed document that was made without one. */
export const sendable = (operation: Sendable | ParsedDocument | string): Sendable => {
  if (typeof operation === 'string') return { text: operation }
  if ('text' in operation) return operation
  const text = operation.loc?.source.body
  if (text === undefined) throw new TypeError('A document without its text cannot be sent: print it first.')
  return { text }
}
