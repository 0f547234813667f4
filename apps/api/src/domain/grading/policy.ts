import { type Place, requireRole, requireRoleAnywhere, scopesOf } from '../../auth/grants.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { allOf, allowed, type Permission, refused } from '../../base/permission.js'
import type { GradingRefusalCode } from './problem-codes.js'

const AWARDERS = ['staff', 'rankingOfficer'] as const

/** Grades are the federation's word: its staff award them. */
export const canAwardGrades = (viewer: Viewer, place: Place): Permission => requireRole(viewer, AWARDERS, place)

const ANOTHER: GradingRefusalCode = 'GRADE_NEEDS_ANOTHER'

/** Awarded by a second person. */
export const canDecideGrade = (
  viewer: Viewer,
  place: Place,
  { proposedBy }: { readonly proposedBy: string },
): Permission => allOf(canAwardGrades(viewer, place), actorOf(viewer) === proposedBy ? refused(ANOTHER) : allowed)

/** The desk of grades: of those who award them somewhere. */
export const canOpenGrades = (viewer: Viewer): Permission => requireRoleAnywhere(viewer, AWARDERS, 'bodies')

/** Where the viewer awards grades. */
export const gradeScopes = (viewer: Viewer): readonly string[] => scopesOf(viewer, AWARDERS)
