import type { Place } from '../../auth/grants.js'

/** Where a grant must lie to reach the event of this stage. */
export const placeOfStage = (stage: { eventId: string; organisationPath: readonly string[] }): Place => ({
  eventId: stage.eventId,
  organisationPath: stage.organisationPath,
})
