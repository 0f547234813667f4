import { cache } from 'react'
import type { ResultOf } from '@/gql'
import { ask, missing } from '@/lib/graphql/server-client'
import { OrganisationYearQuery, PersonYearQuery, YearOtherQuery } from './years.graphql'

export type YearPlayer = NonNullable<ResultOf<typeof PersonYearQuery>['person']>
export type PersonYear = NonNullable<YearPlayer['year']>
export type YearResult = PersonYear['results'][number]
export type YearOther = NonNullable<ResultOf<typeof YearOtherQuery>['personByNumber']>
export type YearBody = NonNullable<ResultOf<typeof OrganisationYearQuery>['organisation']>
export type BodyYear = NonNullable<YearBody['year']>

/** The year in an address; undefined where there is none. */
export const yearAt = (text: string): number | undefined => (/^[12]\d{3}$/.test(text) ? Number(text) : undefined)

/** A player's year; of a pair with the other, by the number in the address. */
export const loadPersonYear = cache(async (id: string, year: number, number: string | undefined) => {
  const found = number === undefined ? undefined : await ask(YearOtherQuery, { number })
  if (found && !found.ok) return found
  const other = found?.data.personByNumber ?? undefined
  if (found && !other) return missing()
  const answer = await ask(PersonYearQuery, { id, year, with: other?.id ?? null })
  if (!answer.ok) return answer
  return answer.data.person ? { ok: true as const, data: { player: answer.data.person, other } } : missing()
})

export const loadBodyYear = cache(async (id: string, year: number) => {
  const answer = await ask(OrganisationYearQuery, { id, year })
  if (!answer.ok) return answer
  return answer.data.organisation ? { ok: true as const, data: answer.data.organisation } : missing()
})
