import { err, ok, problem } from '@paiji/rules'
import type { Viewer } from '../../auth/viewer.js'
import { type Clock, dayOf } from '../../base/clock.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { currentSwitches } from '../awards/switch-days.repo.js'
import { runnableStage } from '../events/runnable-event.js'
import { logOf, managedOrganisation } from '../registry/places.js'
import { clubsTable } from './clubs-table.js'
import type { TableKind } from './columns.js'
import { entriesTable } from './entries-table.js'
import type { TableKindRules, TablePlace } from './kind.js'
import { gradesTable } from './grades-table.js'
import { listsTable } from './lists-table.js'
import { membershipsTable } from './memberships-table.js'
import { numbersTable } from './numbers-table.js'
import { officesTable } from './offices-table.js'
import { officialsTable } from './officials-table.js'
import { peopleTable } from './people-table.js'
import { pointsTable } from './points-table.js'
import { resultsTable } from './results-table.js'
import { sanctionsTable } from './sanctions-table.js'

const rules: Readonly<Record<TableKind, TableKindRules<unknown>>> = {
  people: peopleTable,
  memberships: membershipsTable,
  clubs: clubsTable,
  entries: entriesTable,
  officials: officialsTable,
  points: pointsTable,
  grades: gradesTable,
  results: resultsTable,
  lists: listsTable,
  numbers: numbersTable,
  offices: officesTable,
  sanctions: sanctionsTable,
}

export const rulesOf = (kind: TableKind): TableKindRules<unknown> => rules[kind]

interface ForWhom {
  readonly kind: TableKind
  readonly organisationId?: string | null | undefined
  readonly stageId?: string | null | undefined
}

/**
 * Where a sheet is taken in, if the viewer may: entries by who runs the event, everything else by who keeps the
 * register of the body. Problems: EVENT_UNKNOWN, ORGANISATION_UNKNOWN, NOT_PERMITTED, TABLE_STAGE_MISSING.
 */
export const permittedPlace = async (
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  viewer: Viewer,
  { kind, organisationId, stageId }: ForWhom,
): Promise<Outcome<TablePlace>> => {
  if (kind === 'entries') {
    if (!stageId) return err([problem('TABLE_STAGE_MISSING', { at: { path: 'stage' } })])
    const found = await runnableStage(db, viewer, stageId)
    if (!found.ok) return found
    const { stage, event } = found.value
    const { organisationId: own } = stage
    const today = dayOf(clock.now(), event.timeZone)
    return ok({ organisationId: own, viewer, log: own, stageId, today, switches: new Map() })
  }
  const managed = await managedOrganisation(db, viewer, organisationId ?? '')
  if (!managed.ok) return managed
  const { id, place, timeZone } = managed.value
  const switches = await currentSwitches(db, id)
  const today = dayOf(clock.now(), timeZone)
  return ok({ organisationId: id, viewer, log: logOf(place), stageId: undefined, today, switches })
}
