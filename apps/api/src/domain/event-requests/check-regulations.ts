import { defaultEdition, editionOf, type Problem, type ProblemSeverity, problem, sportOf } from '@paiji/rules'
import { daysAfter, dayOf } from '../../base/clock.js'
import type { Db } from '../../db/client.js'
import { sanctionedAmong } from '../sanctions/sanctions.repo.js'
import { type EventProposal, type SanctionRules, sanctionRulesFor, surroundingsOf } from './event-requests.repo.js'
import type { EventRequestProblemCode } from './problem-codes.js'

/** How far the events of each kind of body may reach. */
const REACHES: Readonly<Record<SanctionRules['kind'], readonly string[] | 'any'>> = {
  club: ['club', 'local'],
  association: ['club', 'local', 'regional', 'association'],
  federation: 'any',
}

export interface RegulatedRequest {
  readonly organisationId: string
  readonly proposal: EventProposal
  /** Who asks, and is to direct. */
  readonly directorId: string | null
  readonly now: Date
}

const found = (
  severity: ProblemSeverity,
  code: EventRequestProblemCode | 'EVENT_CODE_TAKEN' | 'EDITION_NOT_OF_SPORT',
  path: string,
  params?: Readonly<Record<string, string | number>>,
): Problem => problem(code, { severity, at: { path }, ...(params ? { params } : {}) })

/**
 * What the regulations have against a proposed event, each with the field it is about: as errors what must be mended
 * before it can be approved by silence, as warnings and remarks what whoever decides should know.
 */
export const checkRegulations = async (db: Db, asked: RegulatedRequest): Promise<Problem[]> => {
  const { organisationId, proposal, directorId } = asked
  const rules = await sanctionRulesFor(db, organisationId)
  if (!rules) return []
  const about = { organisationId, federationId: rules.federationId, proposal, directorId }
  const { sameDays, isCodeTaken, givesPoints, isLicensed } = await surroundingsOf(db, about)
  const [other] = sameDays
  return [
    ...(isCodeTaken ? [found('error', 'EVENT_CODE_TAKEN', 'code')] : []),
    ...ofDays(asked, rules),
    ...ofCategory(proposal, rules),
    ...ofEdition(proposal),
    ...(other ? [found('warning', 'REGULATION_SAME_DAYS', 'startsOn', { ...other, count: sameDays.length })] : []),
    ...(givesPoints ? [] : [found('info', 'REGULATION_NO_POINTS', 'category')]),
    ...(isLicensed ? [] : [found('warning', 'REGULATION_DIRECTOR_WITHOUT_LICENCE', 'director')]),
    ...(await ofSuspension(db, asked)),
    ...(proposal.venue ? [] : [found('warning', 'REGULATION_VENUE_MISSING', 'venue')]),
  ]
}

const ofDays = ({ proposal, now }: RegulatedRequest, { noticeDays }: SanctionRules): Problem[] => {
  const { startsOn, timeZone } = proposal
  const today = dayOf(now, timeZone)
  if (startsOn <= today) return [found('error', 'REGULATION_DAY_PAST', 'startsOn')]
  const first = daysAfter(today, noticeDays)
  return startsOn < first ? [found('error', 'REGULATION_NOTICE_SHORT', 'startsOn', { days: noticeDays, first })] : []
}

const ofCategory = ({ category }: EventProposal, { kind }: SanctionRules): Problem[] => {
  const reach = REACHES[kind]
  return reach === 'any' || reach.includes(category)
    ? []
    : [found('error', 'REGULATION_CATEGORY_ABOVE_BODY', 'category')]
}

const ofEdition = ({ sport, editionId, startsOn }: EventProposal): Problem[] => {
  const edition = editionOf(editionId)
  const of = sportOf(sport)
  if (!edition || !of) return [found('error', 'EDITION_NOT_OF_SPORT', 'edition')]
  const { effectiveFrom } = edition.meta
  if (effectiveFrom > startsOn) return [found('error', 'REGULATION_EDITION_LATER', 'edition', { from: effectiveFrom })]
  return defaultEdition(of).id === editionId ? [] : [found('warning', 'REGULATION_EDITION_NOT_USUAL', 'edition')]
}

const ofSuspension = async (db: Db, { organisationId, proposal, directorId }: RegulatedRequest): Promise<Problem[]> => {
  const scene = {
    scopes: ['officiate', 'attend'] as const,
    organisationId,
    sport: proposal.sport,
    on: proposal.startsOn,
  }
  const [kept] = await sanctionedAmong(db, directorId ? [directorId] : [], scene)
  return kept ? [found('error', 'REGULATION_DIRECTOR_SUSPENDED', 'director')] : []
}

/** Whether something must be mended first. */
export const isFaulty = (findings: readonly Problem[]): boolean =>
  findings.some(({ severity }) => severity === undefined || severity === 'error')
