import { bodyRulesResolvers } from './laws/body-rules.resolver.js'
import { lawDriveResolvers } from './laws/law-drives.resolver.js'
import { lawTextResolvers } from './laws/law-texts.resolver.js'
import { lawResolvers } from './laws/laws.resolver.js'

/** The library: texts by article, their words as bodies bring them, the rules that bodies make themselves. */
export const libraryResolvers = [
  ...lawResolvers,
  ...lawDriveResolvers,
  ...bodyRulesResolvers,
  ...lawTextResolvers,
] as const
