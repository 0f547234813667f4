import type { PortalViewer } from '@/features/sign-in'
import { paths } from '@/lib/paths'

/** Each tour: its steps, and where each begins. */
export const tours = {
  reader: { find: '/search', event: '/events', why: '/events', lists: '/rankings', follow: '/rankings' },
  player: { claim: '/players', confirm: paths.my, why: '/players', enter: '/events', privacy: paths.myData },
  secretary: {
    event: paths.desk,
    scores: paths.scoring,
    publish: paths.desk,
    print: '/events',
    members: paths.deskBodies(),
  },
  director: { rounds: paths.scoring, check: paths.scoring, rule: paths.desk, close: paths.desk },
  committee: {
    docket: '/desk/cases',
    read: '/desk/cases',
    conflict: '/desk/cases',
    decide: '/desk/cases',
    precedent: paths.casebook(),
  },
  office: {
    waiting: paths.desk,
    register: paths.deskPeople(),
    lists: '/desk/lists',
    accounts: paths.deskAccounts(),
    trust: paths.trust,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

export type Tour = keyof typeof tours

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
