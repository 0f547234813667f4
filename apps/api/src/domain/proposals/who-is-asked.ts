import { scopesOf } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { rootBodies, type Tie, tiesOfPeople } from '../registry/ownership.repo.js'
import { peopleWithAccounts } from './proposals.repo.js'

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

/**
 * For which body an act on people's records is proposed, and who is asked: the people with an account, and the bodies
 * concerned that do not lie below that body; `only` is the one body whose matter it is.
 */
export const whoIsAsked = async (
  db: Db,
  viewer: Viewer,
  personIds: readonly string[],
  only: string | undefined,
): Promise<{ readonly forBody: string; readonly asked: readonly Asked[] }> => {
  const [ties, roots] = await Promise.all([tiesOfPeople(db, personIds), rootBodies(db)])
  const forBody = bodyOf(viewer, ties) ?? ''
  const nowhere = personIds.filter(id => !ties.some(tie => tie.personId === id && tie.kind !== 'results'))
  const concerned = [
    ...ties.map(({ personId, path }) => ({ personId, path })),
    ...nowhere.flatMap(personId => roots.map(root => ({ personId, path: [root] }))),
  ].filter(({ path }) => (only === undefined ? !path.includes(forBody) : path[0] === only))
  // Of two people of one body it is asked for the one whom the own body knows.
  const isOwn = (personId: string) => ties.some(tie => tie.personId === personId && tie.path.includes(forBody))
  const bodies = new Map(
    concerned
      .sort((a, b) => Number(isOwn(a.personId)) - Number(isOwn(b.personId)))
      .map(({ personId, path }) => [path[0] ?? '', personId]),
  )
  const people = await peopleWithAccounts(db, personIds, viewer.accountId ?? '')
  return {
    forBody,
    asked: [
      ...[...bodies].map(([organisationId, personId]) => ({ personId, organisationId })),
      ...people.map(({ personId }) => ({ personId, organisationId: null })),
    ],
  }
}
