import { scopesOf } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { rootBodies, type Tie, tiesOfPeople } from '../registry/ownership.repo.js'
import { peopleWithAccounts, type ProposalRow } from './proposals.repo.js'

export interface Asked {
  readonly personId: string
  /** Null for the person. */
  readonly organisationId: string | null
}

/** For which body a viewer speaks: of those whose register the viewer keeps the one that most of it lies below. */
const bodyOf = (viewer: Viewer, ties: readonly Tie[]): string | undefined => {
  const covered = (scope: string) => ties.filter(tie => tie.path.includes(scope))
  const kept = scopesOf({ ...viewer, grants: viewer.grants.filter(one => one.scope.kind === 'organisation') }, [
    'staff',
    'registrar',
  ])
  return [...kept]
    .filter(scope => covered(scope).some(tie => tie.kind !== 'results'))
    .sort((a, b) => covered(b).length - covered(a).length)[0]
}

interface Matter {
  readonly forBody: string
  readonly personIds: readonly string[]
  /** The one body whose matter it is. */
  readonly only: string | undefined
}

/** The bodies that an act on people's records concerns besides the one it is proposed for, each with whose record it is. */
const bodiesConcerned = async (db: Db, ties: readonly Tie[], { forBody, personIds, only }: Matter) => {
  const roots = await rootBodies(db)
  const nowhere = personIds.filter(id => !ties.some(tie => tie.personId === id && tie.kind !== 'results'))
  const concerned = [
    ...ties.map(({ personId, path }) => ({ personId, path })),
    ...nowhere.flatMap(personId => roots.map(root => ({ personId, path: [root] }))),
  ].filter(({ path }) => (only === undefined ? !path.includes(forBody) : path[0] === only))
  // Of two people of one body it is asked for the one whom the own body knows.
  const isOwn = (personId: string) => ties.some(tie => tie.personId === personId && tie.path.includes(forBody))
  return new Map(
    concerned
      .sort((a, b) => Number(isOwn(a.personId)) - Number(isOwn(b.personId)))
      .map(({ personId, path }) => [path[0] ?? '', personId]),
  )
}

/** For which body an act on people's records is proposed, and who is asked: the people with an account, and the bodies. */
export const whoIsAsked = async (
  db: Db,
  viewer: Viewer,
  personIds: readonly string[],
  only: string | undefined,
): Promise<{ readonly forBody: string; readonly asked: readonly Asked[] }> => {
  const ties = await tiesOfPeople(db, personIds)
  const forBody = bodyOf(viewer, ties) ?? ''
  const bodies = await bodiesConcerned(db, ties, { forBody, personIds, only })
  const people = await peopleWithAccounts(db, personIds, viewer.accountId ?? '')
  return {
    forBody,
    asked: [
      ...[...bodies].map(([organisationId, personId]) => ({ personId, organisationId })),
      ...people.map(({ personId }) => ({ personId, organisationId: null })),
    ],
  }
}

/** Whether a proposal now concerns a person or body that was not consulted. */
export const concernsOthers = async (
  db: Db,
  { organisationId: forBody, personId, otherPersonId, proposedBy }: ProposalRow,
  asked: readonly Asked[],
  only: string | undefined,
): Promise<boolean> => {
  const personIds = otherPersonId === null ? [personId] : [personId, otherPersonId]
  const ties = await tiesOfPeople(db, personIds)
  const bodies = await bodiesConcerned(db, ties, { forBody, personIds, only })
  const people = await peopleWithAccounts(db, personIds, proposedBy)
  return (
    [...bodies.keys()].some(id => !asked.some(one => one.organisationId === id)) ||
    people.some(
      one => !asked.some(({ organisationId, personId: id }) => organisationId === null && id === one.personId),
    )
  )
}
