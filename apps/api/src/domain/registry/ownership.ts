import { err, ok, problem } from '@paiji/rules'
import type { Place } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import { anyOf, allowed, type Permission, refused, requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { groupBy } from '../../base/group-by.js'
import type { Db } from '../../db/client.js'
import { rootBodies, type Tie, tiesOfPeople } from './ownership.repo.js'
import { type PersonRow, peopleByIds, placesOfPeople } from './people.repo.js'
import { canManageRegister } from './policy.js'
import type { RegistryRefusalCode } from './problem-codes.js'

/**
 * Who holds what of a person. A person may belong to several bodies; none of them owns the person.
 *
 * - `home`: the body the person plays for, or the only one the person belongs to, and those above it; of somebody who
 *   belongs to several and plays for none of them, the bodies above all of them.
 * - `all`: the bodies above every body concerned: those the person belongs to and those that published results, points or
 *   a grade of the person. What cannot be taken back, or changes what others published, is theirs alone.
 * - `any`: each body the person belongs to, and those above it.
 */
type Share = 'home' | 'all' | 'any'

/**
 * An act that whoever holds no more than a part of the person may propose. It asks the person, and each body concerned
 * (`all`) or the one whose membership it is (`body`); who says nothing within `OBJECTION_DAYS` agrees, or ends it.
 */
interface Proposable {
  readonly asks: 'all' | 'body'
  readonly silence: 'agrees' | 'ends'
}

/** Days in which those consulted about a proposal may object. */
export const OBJECTION_DAYS = 14

/** What is done to a person: who may, whether the person may as well, who is notified besides whoever acts, who else may propose it. */
interface PersonAct {
  readonly share: Share
  readonly self: boolean
  readonly notifies: boolean
  /** Of the bodies, the one whose membership or number it is, and those above it. */
  readonly ofItsBody: boolean
  readonly proposable?: Proposable
}

const act = (share: Share, { self = false, notifies = true, ofItsBody = false } = {}): PersonAct => ({
  share,
  self,
  notifies,
  ofItsBody,
})
const proposable = <Act extends PersonAct>(one: Act, asks: Proposable['asks'], silence: Proposable['silence']) => ({
  ...one,
  proposable: { asks, silence },
})

/** Whose each act is; printed in docs/rights.md by the test that asks for every row. */
export const personActs = {
  changePerson: act('home'),
  /** The day of birth decides classes and ages: of somebody with results of others it concerns them too. */
  changeBirthDate: proposable(act('all'), 'all', 'agrees'),
  renamePerson: act('home'),
  setPrivacy: act('home', { self: true }),
  recordGuardian: act('home'),
  endGuardian: act('home'),
  setPhoto: act('home', { self: true }),
  /** A number of an issuer that is no body here. */
  keepIdentifiers: act('home'),
  /** A number of a body of this register, which that body or one above it gives and takes. */
  giveNumber: act('any', { ofItsBody: true }),
  exportPersonData: act('all', { self: true, notifies: false }),
  requestErasure: act('home', { self: true }),
  erasePerson: proposable(act('all'), 'all', 'ends'),
  mergePeople: proposable(act('all'), 'all', 'agrees'),
  undoMerge: proposable(act('all'), 'all', 'agrees'),
  declareDistinct: proposable(act('all', { notifies: false }), 'all', 'agrees'),
  /** Whom somebody plays for ends what was before, at whatever club. */
  affiliate: act('home'),
  enrol: act('any', { notifies: false }),
  /** Each membership is its own body's: `endAffiliation` asks that body, not the person's. */
  endAffiliation: proposable(act('any', { ofItsBody: true }), 'body', 'ends'),
  /** An account bound to a record speaks for the person. */
  bindAccount: act('home', { notifies: false }),
} as const satisfies Readonly<Record<string, PersonAct>>

export type PersonActName = keyof typeof personActs

/** What all of these paths have in common, nearest first. */
const common = (paths: readonly (readonly string[])[]): string[] => {
  const [first = [], ...others] = paths
  return first.filter(body => others.every(path => path.includes(body)))
}

/** Where a role must be held, for each share of these people together. */
export type Shares = Readonly<Record<Share, Place>>

/** The shares of each person. Three statements, however many they are. */
export const sharesOfEach = async (db: Db, personIds: readonly string[]): Promise<ReadonlyMap<string, Shares>> => {
  const ids = [...new Set(personIds)]
  const [ties, roots, places] = await Promise.all([tiesOfPeople(db, ids), rootBodies(db), placesOfPeople(db, ids)])
  const own = groupBy(ties, tie => tie.personId)
  const anyOf = new Map(places.map(place => [place.personId, place.organisationPath]))
  return new Map(ids.map(id => [id, sharesBy(own.get(id) ?? [], roots, anyOf.get(id) ?? [])]))
}

const sharesBy = (ties: readonly Tie[], roots: readonly string[], any: readonly string[]): Shares => {
  const belongs = ties.filter(tie => tie.kind !== 'results')
  const clubs = new Map(ties.filter(tie => tie.kind === 'affiliation').map(tie => [tie.path[0], tie.path]))
  const [club, ...others] = clubs.values()
  const home = club && others.length === 0 ? club : common(belongs.map(tie => tie.path))
  const at = (organisationPath: readonly string[]): Place => ({ organisationPath })
  if (belongs.length === 0) return { home: at(roots), all: at(roots), any: at(any) }
  return { home: at(home), all: at(common(ties.map(tie => tie.path))), any: at(any) }
}

/** The shares of several people who are dealt with together: held by those who hold them of each, `any` of one of them. */
export const sharesOf = async (db: Db, personIds: readonly string[]): Promise<Shares> =>
  sharesTogether([...(await sharesOfEach(db, personIds)).values()])

/** The same of shares that are known. */
export const sharesTogether = (each: readonly Shares[]): Shares => {
  const together = (share: Share): Place => ({
    organisationPath: common(each.map(shares => shares[share].organisationPath)),
  })
  const any = each.flatMap(shares => shares.any.organisationPath)
  return {
    home: together('home'),
    all: together('all'),
    any: { organisationPath: [...new Set(any.reverse())].reverse() },
  }
}

const ELSEWHERE: RegistryRefusalCode = 'RECORD_OF_ANOTHER_BODY'

/** Whether a viewer may do something to a person; somebody of one of the person's bodies is told whose it is. */
export const canActOn = (viewer: Viewer, personId: string, name: PersonActName, shares: Shares): Permission => {
  const { share, self } = personActs[name]
  if (self && viewer.personId === personId) return allowed
  const held = canManageRegister(viewer, shares[share])
  if (held.allowed || share === 'any') return held
  return anyOf(held, canManageRegister(viewer, shares.any).allowed ? refused(ELSEWHERE) : held)
}

/** The person, if the viewer may do this to the record; `together` are other records that the act concerns as well. */
export const personFor = async (
  db: Db,
  viewer: Viewer,
  name: PersonActName,
  personId: string,
  together: readonly string[] = [],
): Promise<Outcome<{ person: PersonRow; place: Place }>> => {
  const [person] = await peopleByIds(db, [personId])
  if (!person) return err([problem('PERSON_UNKNOWN')])
  const shares = await sharesOf(db, [personId, ...together])
  const permitted = requirePermission(canActOn(viewer, personId, name, shares))
  return permitted.ok
    ? ok({ person, place: shares.any.organisationPath.length > 0 ? shares.any : shares.home })
    : permitted
}
