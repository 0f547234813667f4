import DataLoader from 'dataloader'
import type { Place } from '../../auth/grants.js'
import type { LoaderFactory } from '../../context.js'
import {
  childrenOfOrganisations,
  countChildrenOfOrganisations,
  countEventsOfOrganisations,
  eventsOfOrganisations,
  memberCounts,
  membersOfOrganisations,
  type OrganisationRow,
  organisationsByIds,
  placesOfOrganisations,
  shownMemberCounts,
} from '../../domain/registry/organisations.repo.js'
import { accountsCalled, type Called, peopleCalled } from '../../domain/registry/called.js'
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
  zonesOfPeople,
  privacyByPeople,
  resultsOfPeople,
  type SpellRow,
  standingPeopleByIds,
} from '../../domain/registry/people.repo.js'
import { type Shares, sharesOfEach } from '../../domain/registry/ownership.js'
import { publicIssuers } from '../../domain/registry/office.repo.js'
import { keyedLoader, rowLoader, rowsLoader } from '../shared/loader.js'
import { countLoader, pagedLoader } from '../shared/paged-loader.js'

/** The person whom a record stands for: what facts, awards and lists refer to. */
export const personLoader = rowLoader<PersonRow & { askedId: string }>(standingPeopleByIds, row => row.askedId)
/** The record itself, merged or not. */
export const recordLoader = rowLoader<PersonRow>(peopleByIds, row => row.id)
export const namesLoader = rowsLoader<NameRow>(namesByPeople, row => row.personId)
/** What people are called, by the ids asked for. */
export const calledPersonLoader: LoaderFactory<DataLoader<string, Called | undefined>> = ({ db }) =>
  new DataLoader(async ids => {
    const called = await peopleCalled(db, ids)
    return ids.map(id => called.get(id))
  })
/** What the people behind accounts are called. */
export const calledAccountLoader = rowLoader(accountsCalled, row => row.id)
export const identifiersLoader = rowsLoader<IdentifierRow>(identifiersByPeople, row => row.personId)
export const affiliationsLoader = rowsLoader<SpellRow>(affiliationsByPeople, row => row.personId)
export const privacyLoader = rowLoader<PrivacyRow>(privacyByPeople, row => row.personId)
export const mergeLoader = rowLoader<MergeRow>(mergesByIds, row => row.id)
export const mergesLoader = rowsLoader<MergeOfPerson>(mergesOfPeople, row => row.forId)
export const organisationLoader = rowLoader<OrganisationRow>(organisationsByIds, row => row.id)
export const organisationPlaceLoader = rowLoader(placesOfOrganisations, row => row.id)
export const memberCountLoader = rowLoader(memberCounts, row => row.organisationId)
export const childCountLoader = rowLoader(countChildrenOfOrganisations, row => row.id)
export const eventCountLoader = rowLoader(countEventsOfOrganisations, row => row.organisationId)

export const membersLoader = pagedLoader(membersOfOrganisations)
export const shownMemberCountLoader = countLoader(shownMemberCounts)
export const childrenLoader = pagedLoader((db, ids, _filter: null, page) => childrenOfOrganisations(db, ids, page))
export const eventsOfOrganisationLoader = pagedLoader((db, ids, _filter: null, page) =>
  eventsOfOrganisations(db, ids, page),
)
export const resultsLoader = pagedLoader(resultsOfPeople)

export const resultCountLoader = countLoader<string | undefined>(countResultsOfPeople)

export const personPlaceLoader: LoaderFactory<DataLoader<string, Place>> = ({ db }) =>
  new DataLoader(async ids => {
    const places = new Map((await placesOfPeople(db, ids)).map(row => [row.personId, row]))
    return ids.map(id => places.get(id) ?? { organisationPath: [] })
  })

const NOBODYS: Place = { organisationPath: [] }
/** Whose a person is, and in which share. */
export const personSharesLoader: LoaderFactory<DataLoader<string, Shares>> = ({ db }) =>
  new DataLoader(async ids => {
    const shares = await sharesOfEach(db, ids)
    return ids.map(id => shares.get(id) ?? { home: NOBODYS, all: NOBODYS, any: NOBODYS })
  })

/** The time zone in which a person's days are meant. */
export const personZoneLoader: LoaderFactory<DataLoader<string, string>> = ({ db }) =>
  new DataLoader(async ids => {
    const zones = await zonesOfPeople(db, ids)
    return ids.map(id => zones.get(id) ?? 'UTC')
  })

/** The issuers whose numbers everybody sees; read once for a request. */
export const publicIssuersLoader: LoaderFactory<Promise<ReadonlySet<string>>> = ({ db }) => publicIssuers(db)

export interface LinePlace {
  readonly revisionId: string
  readonly entryId: string
}

const placeKey = ({ revisionId, entryId }: LinePlace): string => `${revisionId}/${entryId}`

export const lineLoader = keyedLoader<LinePlace, LineRow>(linesAt, placeKey, placeKey)
