import type { Place } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import { allOf, allowed, anyOf, type Permission, refused } from '../../base/permission.js'
import { canManageRegister } from '../registry/policy.js'
import type { Shares } from '../registry/ownership.js'
import type { ProposalRefusalCode } from './problem-codes.js'
import type { ConsentRow, ProposalRow } from './proposals.repo.js'

const NOT_NEEDED: ProposalRefusalCode = 'PROPOSAL_NOT_NEEDED'
const PROPOSER: ProposalRefusalCode = 'PROPOSER_CANNOT_ANSWER'

/** Proposed by the office of a body that one of the people belongs to, or of one above it. */
export const canProposeAct = (viewer: Viewer, shares: readonly Shares[]): Permission => {
  const [first = refused('ROLE_MISSING'), ...others] = shares.map(({ any }) => canManageRegister(viewer, any))
  return anyOf(first, ...others)
}

/**
 * The same for one record, before it is known what is proposed: an office above all bodies of the person needs no
 * consent.
 */
export const canProposeOn = (viewer: Viewer, shares: Shares): Permission => {
  const top = shares.all.organisationPath.slice(-1)
  const isAbove = canManageRegister(viewer, { organisationPath: top }).allowed
  return allOf(canProposeAct(viewer, [shares]), isAbove ? refused(NOT_NEEDED) : allowed)
}

const isThePerson = (viewer: Viewer, { accountIds }: ConsentRow): boolean =>
  viewer.accountId !== undefined && accountIds.includes(viewer.accountId)

const atItself = ({ organisationPath }: ConsentRow): Place => ({ organisationPath: organisationPath.slice(0, 1) })

/** The consents a viewer speaks for: the own, else those of the bodies whose register the viewer keeps, else of bodies below. */
export const consentsToGive = (
  viewer: Viewer,
  consents: readonly ConsentRow[],
): { readonly consents: readonly ConsentRow[]; readonly isFromAbove: boolean } => {
  const own = consents.filter(one => isThePerson(viewer, one))
  if (own.length > 0) return { consents: own, isFromAbove: false }
  const bodies = consents.filter(one => one.organisationId !== null)
  const direct = bodies.filter(one => canManageRegister(viewer, atItself(one)).allowed)
  if (direct.length > 0) return { consents: direct, isFromAbove: false }
  return { consents: bodies.filter(one => canManageRegister(viewer, one).allowed), isFromAbove: true }
}

/** Answered by the person, and for a body by its office or that of one above it; never by its proposer. */
export const canAnswerProposal = (
  viewer: Viewer,
  of: Pick<ProposalRow, 'proposedBy'>,
  consents: readonly ConsentRow[],
): Permission => {
  const [first = refused('ROLE_MISSING'), ...others] = consents.map(one =>
    one.organisationId === null
      ? isThePerson(viewer, one)
        ? allowed
        : refused(viewer.accountId === undefined ? 'NOT_SIGNED_IN' : 'ROLE_MISSING')
      : canManageRegister(viewer, one),
  )
  return allOf(viewer.accountId === of.proposedBy ? refused(PROPOSER) : allowed, anyOf(first, ...others))
}

/** Taken back by the office that proposed it. */
export const canWithdrawProposal = (viewer: Viewer, place: Place): Permission => canManageRegister(viewer, place)
