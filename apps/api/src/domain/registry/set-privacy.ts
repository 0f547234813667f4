import { ok } from '@paiji/rules'
import type { Viewer } from '../../auth/viewer.js'
import { personPrivacy } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { changesBetween } from '../audit/changes.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { personFor } from './ownership.js'
import { privacyByPeople } from './people.repo.js'
import { notifyConcerned } from './notify-concerned.js'
import { logOf } from './places.js'

export interface SetPrivacyInput {
  readonly personId: string
  readonly hideBirthYear: boolean
  readonly hideClub: boolean
  readonly hideGender: boolean
  /** As before unless told. */
  readonly hidePhoto?: boolean | undefined
}

/** What holds of a grown-up while nobody has said anything; of somebody under eighteen everything is hidden. */
export const usualPrivacy = { hideBirthYear: true, hideClub: false, hideGender: false, hidePhoto: false } as const

/**
 * Says what the public may see of a person; the person's own word or the register's. Problems: PERSON_UNKNOWN,
 * NOT_PERMITTED.
 */
export const setPrivacy = async (
  deps: Deps,
  viewer: Viewer,
  { personId, hideBirthYear, hideClub, hideGender, hidePhoto }: SetPrivacyInput,
): Promise<Outcome<{ personId: string }>> => {
  const hidden = { hideBirthYear, hideClub, hideGender }
  const chosen = hidePhoto === undefined ? hidden : { ...hidden, hidePhoto }
  const found = await personFor(deps.db, viewer, 'setPrivacy', personId)
  if (!found.ok) return found
  return inTransaction(deps.db, async tx => {
    const before = (await privacyByPeople(tx, [personId]))[0] ?? usualPrivacy
    const recordedAt = deps.clock.now()
    await tx
      .insert(personPrivacy)
      .values({ personId, ...chosen, recordedAt })
      .onConflictDoUpdate({ target: personPrivacy.personId, set: { ...chosen, recordedAt } })
    await recordAudit(tx, viewer, {
      type: 'PRIVACY_SET',
      organisationId: logOf(found.value.place),
      aggregateKind: 'person',
      aggregateId: personId,
      data: { changes: changesBetween({ ...before }, chosen) },
    })
    await notifyConcerned({ tx, deps, viewer }, 'setPrivacy', personId, logOf(found.value.place))
    // The only one of them that the open data show.
    if (chosen.hideClub && !before.hideClub)
      await deps.jobs.enqueue(tx, 'withdraw-open-data', {}, { jobKey: 'withdraw-open-data' })
    return ok({ personId })
  })
}
