import { BracketView } from './bracket-view'
import { loadBracket } from './load-pairings'

/** The bracket of a knock-out stage beside its standings; nothing for other formats. */
export async function BracketOfStage({ stage }: { readonly stage: string }) {
  const bracket = await loadBracket(stage)
  return bracket ? <BracketView bracket={bracket} /> : null
}
