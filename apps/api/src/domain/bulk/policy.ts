import { requireRoleAnywhere, scopesOf } from '../../auth/grants.js'
import type { Role, Viewer } from '../../auth/viewer.js'
import type { Permission } from '../../base/permission.js'

const BRINGERS: readonly Role[] = ['staff', 'registrar', 'director']

/** The desk for spreadsheets: of those who keep some register or run some event. */
export const canOpenTables = (viewer: Viewer): Permission => requireRoleAnywhere(viewer, BRINGERS)

/** The bodies and events whose spreadsheets a viewer may look through. */
export const tableScopes = (viewer: Viewer): readonly string[] => scopesOf(viewer, BRINGERS)
