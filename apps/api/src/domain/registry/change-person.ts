import { err, ok, problem } from '@paiji/rules'
import { isDay } from '@paiji/rules/awards'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { person } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { changesBetween } from '../audit/changes.js'
import { recordAudit } from '../audit/record.js'
import { dayOf, type IsoDate } from '../../base/clock.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { endDealtWith } from './end-proposal.js'
import { lockPeople } from './merges.repo.js'
import { type PersonRow, zonesOfPeople } from './people.repo.js'
import { personFor } from './ownership.js'
import { notifyConcerned } from './notify-concerned.js'
import { logOf } from './places.js'

export interface ChangePersonInput {
  readonly personId: string
  readonly gender: 'female' | 'male' | 'unstated'
  /** Null when it is not known. */
  readonly birthDate: IsoDate | null
  readonly status: 'ACTIVE' | 'INACTIVE' | 'DECEASED'
  /** Only of somebody deceased; null when the day is not known. */
  readonly deceasedOn: IsoDate | null
  /** By what it is known: a document, a letter, the person's own word. */
  readonly reason: string
}

/**
 * Corrects birth, gender and standing of a person, with the reason and what was there before in the history.
 * Problems: PERSON_UNKNOWN, NOT_PERMITTED, REASON_MISSING, DATE_NOT_READABLE, DATE_IN_FUTURE, NOTHING_CHANGED.
 */
export const changePerson = async (
  deps: Deps,
  viewer: Viewer,
  input: ChangePersonInput,
): Promise<Outcome<{ personId: string }>> => {
  const managed = await personFor(deps.db, viewer, 'changePerson', input.personId)
  if (!managed.ok) return managed
  if (managed.value.person.birthDate !== input.birthDate) {
    const born = await personFor(deps.db, viewer, 'changeBirthDate', input.personId)
    if (!born.ok) return born
  }
  const zone = (await zonesOfPeople(deps.db, [input.personId])).get(input.personId) ?? 'UTC'
  const refused = check(input, dayOf(deps.clock.now(), zone))
  if (refused) return refused
  const { personId, gender, birthDate, status } = input
  const after = { gender, birthDate, status, deceasedOn: status === 'DECEASED' ? input.deceasedOn : null }
  return inTransaction(deps.db, async tx => {
    const act = { tx, deps, viewer }
    const changed = await changeRecord(
      act,
      { personId, after, reason: input.reason.trim() },
      logOf(managed.value.place),
    )
    const isAnotherDay = managed.value.person.birthDate !== birthDate
    if (changed.ok && isAnotherDay) await endDealtWith(act, [personId], 'changeBirthDate')
    return changed
  })
}

interface Correction {
  readonly personId: string
  readonly after: Partial<Pick<PersonRow, 'gender' | 'birthDate' | 'status' | 'deceasedOn'>>
  readonly reason: string
}

/** The change itself; the permission has been checked. */
export const changeRecord = async (
  act: Act,
  { personId, after, reason }: Correction,
  log: string,
): Promise<Outcome<{ personId: string }>> => {
  const { tx, viewer } = act
  const [before] = await lockPeople(tx, [personId])
  if (!before) return err([problem('PERSON_UNKNOWN')])
  const changes = changesBetween(before, after)
  if (changes.length === 0) return err([problem('NOTHING_CHANGED')])
  await tx.update(person).set(after).where(eq(person.id, personId))
  await recordAudit(tx, viewer, {
    type: 'PERSON_CHANGED',
    organisationId: log,
    aggregateKind: 'person',
    aggregateId: personId,
    data: { changes, reason },
  })
  await notifyConcerned(act, 'changePerson', personId, log)
  return ok({ personId })
}

const check = ({ reason, birthDate, deceasedOn }: ChangePersonInput, today: IsoDate): Outcome<never> | undefined => {
  if (!reason.trim()) return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
  for (const [path, day] of [['birthDate', birthDate] as const, ['deceasedOn', deceasedOn] as const]) {
    if (day === null) continue
    if (!isDay(day)) return err([problem('DATE_NOT_READABLE', { at: { path } })])
    if (day > today) return err([problem('DATE_IN_FUTURE', { at: { path } })])
  }
  return undefined
}
