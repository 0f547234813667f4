import type { Slugged } from '@/lib/paths'
import { loadEventHead } from './load-events'

/** What stands for an event in addresses, for its own pages, whose frame has asked for it already. */
export const slugOfEvent = async (eventId: string): Promise<Slugged> => {
  const answer = await loadEventHead(eventId)
  return { slug: answer.ok ? answer.data.slug : eventId }
}
