import DataLoader from 'dataloader'
import type { Place } from '../../auth/grants.js'
import type { LoaderFactory } from '../../context.js'
import {
  childrenOfOrganisations,
  countEventsOfOrganisations,
  eventsOfOrganisations,
  memberCounts,
  membersOfOrganisations,
  type OrganisationRow,
  organisationsByIds,
} from '../../domain/registry/organisations.repo.js'
import { type MergeOfPerson, type MergeRow, mergesByIds, mergesOfPeople } from '../../domain/registry/merges.repo.js'
import {
  affiliationsByPeople,
  countResultsOfPeople,
  type IdentifierRow,
  identifiersByPeople,
  type LineRow,
  linesAt,
  type NameRow,
  namesByPeople,
  type PersonRow,
  type PrivacyRow,
  peopleByIds,
  placesOfPeople,
  privacyByPeople,
  resultsOfPeople,
  type SpellRow,
  standingPeopleByIds,
} from '../../domain/registry/people.repo.js'
import { rowLoader, rowsLoader } from '../shared/loader.js'
import { pagedLoader } from '../shared/paged-loader.js'

/** The person whom a record stands for: what facts, awards and lists refer to. */
export const personLoader = rowLoader<PersonRow & { askedId: string }>(standingPeopleByIds, row => row.askedId)
/** The record itself, merged or not. */
export const recordLoader = rowLoader<PersonRow>(peopleByIds, row => row.id)
export const namesLoader = rowsLoader<NameRow>(namesByPeople, row => row.personId)
export const identifiersLoader = rowsLoader<IdentifierRow>(identifiersByPeople, row => row.personId)
export const affiliationsLoader = rowsLoader<SpellRow>(affiliationsByPeople, row => row.personId)
export const privacyLoader = rowLoader<PrivacyRow>(privacyByPeople, row => row.personId)
export const mergeLoader = rowLoader<MergeRow>(mergesByIds, row => row.id)
export const mergesLoader = rowsLoader<MergeOfPerson>(mergesOfPeople, row => row.forId)
export const organisationLoader = rowLoader<OrganisationRow>(organisationsByIds, row => row.id)
export const childrenLoader = rowsLoader<OrganisationRow>(childrenOfOrganisations, row => row.parentId ?? '')
export const memberCountLoader = rowLoader(memberCounts, row => row.organisationId)
export const eventCountLoader = rowLoader(countEventsOfOrganisations, row => row.organisationId)

export const membersLoader = pagedLoader((db, ids, _filter: null, page) => membersOfOrganisations(db, ids, page))
export const eventsOfOrganisationLoader = pagedLoader((db, ids, _filter: null, page) =>
  eventsOfOrganisations(db, ids, page),
)
export const resultsLoader = pagedLoader(resultsOfPeople)

export const resultCountLoader: LoaderFactory<DataLoader<{ personId: string; sport?: string }, number, string>> = ({
  db,
}) =>
  new DataLoader(
    async keys => {
      const counts = new Map<string, number>()
      for (const sport of new Set(keys.map(key => key.sport))) {
        const ids = keys.filter(key => key.sport === sport).map(key => key.personId)
        for (const row of await countResultsOfPeople(db, ids, sport)) counts.set(`${row.parentId}/${sport}`, row.n)
      }
      return keys.map(key => counts.get(`${key.personId}/${key.sport}`) ?? 0)
    },
    { cacheKeyFn: key => `${key.personId}/${key.sport}` },
  )

export const personPlaceLoader: LoaderFactory<DataLoader<string, Place>> = ({ db }) =>
  new DataLoader(async ids => {
    const places = new Map((await placesOfPeople(db, ids)).map(row => [row.personId, row]))
    return ids.map(id => places.get(id) ?? { organisationPath: [] })
  })

export interface LinePlace {
  readonly revisionId: string
  readonly entryId: string
}

const placeKey = ({ revisionId, entryId }: LinePlace): string => `${revisionId}/${entryId}`

export const lineLoader: LoaderFactory<DataLoader<LinePlace, LineRow | undefined, string>> = ({ db }) =>
  new DataLoader(
    async places => {
      const lines = new Map((await linesAt(db, places)).map(line => [placeKey(line), line]))
      return places.map(place => lines.get(placeKey(place)))
    },
    { cacheKeyFn: placeKey },
  )
