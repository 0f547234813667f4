import { cache } from 'react'
import { ask } from '@/lib/graphql/server-client'
import { ClubQuery, ClubsQuery } from './clubs.graphql'

const given = (text: string | undefined): string | null => text?.trim() || null

export interface ClubListInput {
  readonly text?: string
  readonly kind?: string
  readonly after?: string
}

export const loadClubs = (input: ClubListInput) =>
  ask(ClubsQuery, { text: given(input.text), kind: given(input.kind), first: 50, after: given(input.after) })

export const loadClub = cache((id: string, after: string | undefined) =>
  ask(ClubQuery, { id, first: 50, after: given(after) }),
)
