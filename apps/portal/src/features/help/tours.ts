import type { PortalViewer } from '@/features/sign-in'
import type { Tour } from './jobs'

type Role = PortalViewer['roles'][number]['role']

const ofRoles: Readonly<Record<Role, readonly Tour[]>> = {
  admin: ['office'],
  auditor: ['office'],
  clerk: ['committee'],
  committee: ['committee'],
  director: ['director'],
  publisher: ['secretary'],
  rankingOfficer: ['office'],
  registrar: ['office'],
  sanctioningOfficer: ['office'],
  scorer: ['secretary'],
  staff: ['secretary', 'office'],
}

/** The tours of who reads: those of their roles, and the player's for somebody of the register. */
export const toursOf = ({ person, roles }: Pick<PortalViewer, 'person' | 'roles'>): ReadonlySet<Tour> =>
  new Set([...(person ? (['player'] as const) : []), ...roles.flatMap(({ role }) => ofRoles[role])])
