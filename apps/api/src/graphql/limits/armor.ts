import type { ApolloServerOptions, BaseContext } from '@apollo/server'
import { ApolloArmor } from '@escape.tech/graphql-armor'

export const MAX_DEPTH = 14
export const MAX_ALIASES = 30
export const MAX_TOKENS = 3_000
export const MAX_DIRECTIVES = 20

/** What the shape of a document may be, before anything is executed. */
export const createArmor = () => {
  const armor = new ApolloArmor({
    maxDepth: { n: MAX_DEPTH, flattenFragments: true },
    maxAliases: { n: MAX_ALIASES },
    // Counted by Apollo's parser, which answers 400 where this one answers 500.
    maxTokens: { enabled: false },
    maxDirectives: { n: MAX_DIRECTIVES },
    blockFieldSuggestion: { enabled: true },
    costLimit: { enabled: false },
  })
  // Its types come from the CommonJS half of Apollo Server; the values are the same.
  return armor.protect() as unknown as Required<Pick<ApolloServerOptions<BaseContext>, 'plugins' | 'validationRules'>>
}
