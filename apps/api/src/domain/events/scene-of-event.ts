import type { SanctionScene } from '../sanctions/sanctions.repo.js'
import type { EventRow } from './events.repo.js'

/** Who is kept from competing on the first day of an event. */
export const sceneOfEvent = ({
  organisationId,
  sport,
  startsOn,
}: Pick<EventRow, 'organisationId' | 'sport' | 'startsOn'>): SanctionScene => ({
  scopes: ['compete', 'attend'],
  organisationId,
  sport,
  on: startsOn,
})
