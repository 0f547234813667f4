import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  Lexer,
  Source,
  type Token,
  TokenKind,
} from 'graphql'

type Field = GraphQLField<unknown, unknown>

/** What may stand where the cursor is. */
export interface Place {
  /** What has been written of the word there. */
  readonly begun: string
  /** The type whose fields may stand there; none where none may. */
  readonly type: GraphQLNamedType | undefined
  /** Between the brackets of a field: what it takes. */
  readonly takes: readonly GraphQLArgument[] | undefined
}

/** The tokens that end before the cursor; what cannot be read ends them. */
const tokensBefore = (text: string, cursor: number): Token[] => {
  const lexer = new Lexer(new Source(text))
  const tokens: Token[] = []
  try {
    for (let token = lexer.advance(); token.kind !== TokenKind.EOF && token.end <= cursor; token = lexer.advance())
      tokens.push(token)
  } catch {
    // Half a text in quotes: what stands before it is enough.
  }
  return tokens
}

const fieldOf = (type: GraphQLNamedType | undefined, name: string): Field | undefined =>
  isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined

const rootOf = (schema: GraphQLSchema, word: string): GraphQLNamedType | undefined =>
  ({ query: schema.getQueryType(), mutation: schema.getMutationType(), subscription: schema.getSubscriptionType() })[
    word
  ] ?? undefined

/** Walks through a document, and knows at each token what its selection is of. */
class Walk {
  private readonly open: (GraphQLNamedType | undefined)[] = []
  private root: GraphQLNamedType | undefined
  private field: Field | undefined
  private next: GraphQLNamedType | undefined
  private brackets = 0
  private before = ''

  constructor(private readonly schema: GraphQLSchema) {
    this.root = schema.getQueryType() ?? undefined
  }

  take({ kind, value }: Token): void {
    if (kind === TokenKind.PAREN_L) this.brackets += 1
    else if (kind === TokenKind.PAREN_R) this.brackets -= 1
    else if (this.brackets === 0) this.takeOutside(kind, value)
    this.before = kind === TokenKind.NAME ? value : kind
  }

  private takeOutside(kind: TokenKind, value: string): void {
    if (kind === TokenKind.BRACE_L) {
      this.open.push(this.open.length === 0 ? this.root : this.next)
      this.next = undefined
    } else if (kind === TokenKind.BRACE_R) this.open.pop()
    else if (kind === TokenKind.NAME) this.takeName(value)
  }

  private takeName(name: string): void {
    if (this.before === 'on') {
      const type = this.schema.getType(name)
      if (this.open.length === 0) this.root = type
      else this.next = type
    } else if (this.open.length === 0) this.root = rootOf(this.schema, name) ?? this.root
    else if (this.before !== TokenKind.AT && this.before !== TokenKind.SPREAD) {
      this.field = fieldOf(this.open.at(-1), name)
      this.next = this.field && getNamedType(this.field.type)
    }
  }

  here(begun: string): Place {
    if (this.brackets > 0) return { begun, type: undefined, takes: this.field?.args }
    return { begun, type: this.open.at(-1), takes: undefined }
  }
}

/** What may stand at the cursor of a document, finished or not. */
export const placeAt = (schema: GraphQLSchema, text: string, cursor: number): Place => {
  const begun = /[_A-Za-z]\w*$/.exec(text.slice(0, cursor))?.[0] ?? ''
  const walk = new Walk(schema)
  for (const token of tokensBefore(text, cursor - begun.length)) walk.take(token)
  return walk.here(begun)
}
