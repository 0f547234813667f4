import { cache } from 'react'
import type { ResultOf } from '@/gql'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { ViewerQuery } from './viewer.graphql'

export type PortalViewer = ResultOf<typeof ViewerQuery>['viewer']

/** Who is reading this page; asked once for each request. */
export const loadViewer = cache(() => ask(ViewerQuery, {}))

/** What the viewer is called in the reader's script, else the address; empty when nobody is signed in. */
export const nameOfViewer = ({ called, email }: PortalViewer, locale: string): string =>
  called ? inLanguage(called, locale) : (email ?? '')

type Roles = readonly {
  readonly role: PortalViewer['roles'][number]['role']
  readonly organisation: { readonly id: string } | null
}[]

/** The reader's own body, by a role that keeps its records before any other: there may be several federations. */
export const ownBody = (roles: Roles): string | undefined => {
  const own = roles.filter(({ organisation }) => organisation)
  const keeps = own.find(({ role }) => role === 'staff' || role === 'registrar')
  return (keeps ?? own[0])?.organisation?.id
}

/** The body in whose name the reader acts unless told otherwise. */
export const loadOwnBody = async (): Promise<string | undefined> => {
  const answer = await loadViewer()
  return answer.ok ? ownBody(answer.data.viewer.roles) : undefined
}

/** Does this viewer have anything to do at the desk? The API decides; this only looks whether it said yes to anything. */
export const hasDesk = (viewer: PortalViewer): boolean =>
  viewer.roles.length > 0 || Object.values(viewer.permissions).some(permission => permission.allowed)

export type WorkKind = PortalViewer['work'][number]['kind']

/** How much waits at the viewer's desk: all of it, or of some kinds. The one number of rail, menu, mark and page. */
export const waitingCount = ({ work }: PortalViewer, kinds?: readonly WorkKind[]): number =>
  work.reduce((sum, { kind, total }) => (kinds === undefined || kinds.includes(kind) ? sum + total : sum), 0)
