import { err, ok, type Problem, problem } from '@paiji/rules'
import { isDay } from '@paiji/rules/awards'
import type { Viewer } from '../../auth/viewer.js'
import { affiliation } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { dayOf, type IsoDate } from '../../base/clock.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import type { Outcome } from '../../base/problem.js'
import { lookAlikes } from './look-alikes.js'
import { requireOwnNumbers, takenNumber } from './numbers-of-bodies.js'
import { managedOrganisation } from './places.js'
import { peopleByIds } from './people.repo.js'
import { nameProblem } from './read-name.js'
import { insertPeople, type NewName, type NewPerson } from './register.repo.js'
import { oneRow } from '../../db/one-row.js'

export interface RegisterPersonInput {
  /** The body that registers the person, and whose member the person becomes. */
  readonly organisationId: string
  readonly names: readonly NewName[]
  readonly gender?: NewPerson['gender']
  readonly birthDate?: IsoDate
  readonly identifiers?: NewPerson['identifiers']
  /** Staff have looked at those who resemble the person. */
  readonly surelyNew?: boolean
  readonly idempotencyKey?: string | undefined
}

/**
 * Registers one person. Problems: ORGANISATION_UNKNOWN, NOT_PERMITTED, NAME_MISSING, NAME_NOT_LETTERS,
 * DATE_NOT_READABLE, IDENTIFIER_TAKEN, and PERSON_LOOKS_REGISTERED (somebody has the name, and no birth date speaks against it) unless
 * `surelyNew`.
 */
export const registerPerson = async (
  deps: Deps,
  viewer: Viewer,
  input: RegisterPersonInput,
): Promise<Outcome<{ personId: string; number: string }>> => {
  const managed = await managedOrganisation(deps.db, viewer, input.organisationId)
  if (!managed.ok) return managed
  const { birthDate, names, gender, identifiers } = input
  const misnamed = namesProblem(names)
  if (misnamed) return err([misnamed])
  if (birthDate !== undefined && !isDay(birthDate)) {
    return err([problem('DATE_NOT_READABLE', { at: { path: 'birthDate' } })])
  }
  const own = await requireOwnNumbers(
    deps.db,
    viewer,
    (identifiers ?? []).map(one => one.issuer),
  )
  if (!own.ok) return own
  return idempotently(
    deps,
    viewer,
    'registerPerson',
    input,
    async tx => {
      const twin = input.surelyNew ? undefined : await twinOf(tx, input)
      if (twin) return err([problem('PERSON_LOOKS_REGISTERED', { params: { number: twin } })])
      if (await takenNumber(tx, viewer, identifiers ?? [])) return err([problem('IDENTIFIER_TAKEN')])
      const stored = oneRow(await insertPeople(tx, [{ names, gender, identifiers, birthDate: birthDate ?? null }]))
      const now = deps.clock.now()
      await tx.insert(affiliation).values({
        personId: stored.id,
        organisationId: managed.value.id,
        kind: 'membership',
        valid: `[${dayOf(now, managed.value.timeZone)},)`,
        recordedAt: now,
      })
      await recordAudit(tx, viewer, {
        type: 'PERSON_REGISTERED',
        organisationId: managed.value.id,
        aggregateKind: 'person',
        aggregateId: stored.id,
        data: { number: stored.number },
      })
      return ok({ personId: stored.id, number: stored.number })
    },
    { constraints: { person_identifier_open: 'IDENTIFIER_TAKEN' } },
  )
}

/** The first name that cannot stand in the register, by its place in the list. */
const namesProblem = (names: readonly NewName[]): Problem | undefined => {
  if (names.length === 0) return problem('NAME_MISSING', { at: { path: 'names' } })
  for (const [at, name] of names.entries()) {
    const code = nameProblem(name)
    if (code === 'NAME_MISSING') return problem(code, { at: { path: 'names' } })
    if (code) return problem(code, { at: { path: `names.${at}` }, params: { name: name.display } })
  }
  return undefined
}

/** The number of somebody registered who may be the same person. */
const twinOf = async (tx: Transaction, input: RegisterPersonInput): Promise<string | undefined> => {
  const [first] = await lookAlikes(tx, input)
  return first === undefined ? undefined : (await peopleByIds(tx, [first.personId]))[0]?.number
}
