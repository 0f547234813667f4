import { describe, expect, it } from 'vitest'
import { canChangePolicies, canIssueLists } from '../domain/awards/policy.js'
import { canRunEvent, canSanctionEvent } from '../domain/events/policy.js'
import { canNameCommittee } from '../domain/offices/policy.js'
import { canManageRegister, canReadHistory } from '../domain/registry/policy.js'
import { canEnterResult } from '../domain/results/policy.js'
import { canMakeOfficial, canPublish } from '../domain/standings/policy.js'
import { canGrantRoles } from '../domain/accounts/policy.js'
import { type Role, roles, type Viewer } from './viewer.js'

/** What each role may do in its body, and nothing besides. */

const place = { organisationPath: ['body'] }
const holding = (role: Role): Viewer => ({
  accountId: 'somebody',
  requestId: 'test',
  grants: [{ role, scope: { kind: 'organisation', id: 'body' }, from: undefined, until: undefined }],
})

const acts = {
  register: (viewer: Viewer) => canManageRegister(viewer, place).allowed,
  history: (viewer: Viewer) => canReadHistory(viewer, place),
  committees: (viewer: Viewer) => canNameCommittee(viewer, place).allowed,
  sanction: (viewer: Viewer) => canSanctionEvent(viewer, place).allowed,
  run: (viewer: Viewer) => canRunEvent(viewer, place).allowed,
  score: (viewer: Viewer) => canEnterResult(viewer, place).allowed,
  publish: (viewer: Viewer) => canPublish(viewer, place).allowed,
  official: (viewer: Viewer) => canMakeOfficial(viewer, place).allowed,
  lists: (viewer: Viewer) => canIssueLists(viewer, place).allowed,
  policies: (viewer: Viewer) => canChangePolicies(viewer, place).allowed,
  accounts: (viewer: Viewer) => canGrantRoles(viewer, place).allowed,
}

const expected: Readonly<Record<Role, readonly (keyof typeof acts)[]>> = {
  admin: Object.keys(acts) as (keyof typeof acts)[],
  staff: ['register', 'history', 'committees', 'sanction', 'run', 'score', 'publish', 'official', 'lists', 'policies'],
  registrar: ['register', 'history'],
  rankingOfficer: ['lists', 'policies'],
  sanctioningOfficer: ['sanction'],
  publisher: ['publish', 'official'],
  director: ['run', 'score', 'publish'],
  scorer: ['score'],
  committee: [],
  clerk: [],
  auditor: ['history'],
}

describe('a role', () => {
  it.each(roles)('%s may do its own part', role => {
    const may = Object.entries(acts).flatMap(([name, allowed]) => (allowed(holding(role)) ? [name] : []))
    expect(may).toEqual(expected[role])
  })
})
