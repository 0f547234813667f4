import { expect, it } from 'vitest'
import { type AppealStatus, appealStatuses, isOpenCase } from './statuses.js'

/** One definition for the event's page, the list of cases and the closing of an event. */
const open: Readonly<Record<AppealStatus, boolean>> = {
  DRAFT: false,
  FILED: true,
  CURE_REQUESTED: true,
  INADMISSIBLE: false,
  ADMITTED: true,
  LAW_PART_REFERRED: true,
  PANEL_FORMING: true,
  CHALLENGED: true,
  IN_REVIEW: true,
  INFO_REQUESTED: true,
  HEARING_SCHEDULED: true,
  HEARD: true,
  DELIBERATION: true,
  DECIDED: true,
  NOTIFIED: true,
  EFFECTS_APPLIED: false,
  PUBLISHED: false,
  CLOSED: false,
  ESCALATED: false,
  WITHDRAWN: false,
}

it.each(appealStatuses)('says whether a case that is %s is open', status => {
  expect(isOpenCase(status)).toBe(open[status])
})
