import { cache } from 'react'
import { codeOf, organisationKinds } from '@/lib/codes'
import { ask } from '@/lib/graphql/server-client'
import { ClubQuery, ClubsQuery } from './clubs.graphql'

const given = (text: string | undefined): string | null => text?.trim() || null

export interface ClubListInput {
  readonly text?: string
  readonly kind?: string
  readonly after?: string
}

export const loadClubs = (input: ClubListInput) =>
  ask(ClubsQuery, {
    text: given(input.text),
    kind: codeOf(organisationKinds, input.kind),
    first: 50,
    after: given(input.after),
  })

/** Where the lists of a club's page begin. */
export interface ClubPages {
  readonly after?: string
  readonly eventsAfter?: string
  readonly childrenAfter?: string
}

export const loadClub = cache((id: string, after?: string, eventsAfter?: string, childrenAfter?: string) =>
  ask(ClubQuery, {
    id,
    first: 50,
    after: given(after),
    eventsAfter: given(eventsAfter),
    childrenAfter: given(childrenAfter),
  }),
)
