import type { Numbered } from '@/lib/paths'
import { loadPlayer } from './load-players'

/** The number of a player, for the player's own pages, whose frame has asked for it already. */
export const numberOfPlayer = async (personId: string): Promise<Numbered> => {
  const answer = await loadPlayer(personId)
  return { number: answer.ok ? answer.data.number : personId }
}
