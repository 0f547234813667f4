import { type Problem, problem } from '@paiji/rules'
import type { Db } from '../../db/client.js'
import { peopleOfStage, standingIds } from '../events/match-entrants.js'
import { sceneOfEvent } from '../events/scene-of-event.js'
import type { EventRow, StageRow } from '../events/events.repo.js'
import type { SanctionProblemCode } from '../sanctions/problem-codes.js'
import { type SanctionedPerson, sanctionedAmong } from '../sanctions/sanctions.repo.js'
import { type EligibilityFacts, eligibilityFacts, namedElsewhere, type TermsRow } from './entries.repo.js'
import type { EntryProblemCode } from './problem-codes.js'

export interface EligibilityQuestion {
  readonly event: EventRow
  readonly stage: StageRow | undefined
  readonly terms: TermsRow
  readonly personIds: readonly string[]
  /** The request they stand in already, which does not speak against them. */
  readonly requestId?: string | undefined
  /**
   * Of whom the private part is open: nobody learns by naming somebody else how old he is, nor what else he hides, nor
   * for what he is suspended. What is left out here is looked at when he agrees himself.
   */
  readonly seesAll: (personId: string) => boolean
}

/** Why these people may not play in an event, each problem with its person; empty when all may. */
export const whyNotEligible = async (db: Db, question: EligibilityQuestion): Promise<Problem[]> => {
  const { event, stage, terms, requestId } = question
  const standing = await standingIds(db, question.personIds)
  const ids = question.personIds.map(standing)
  const about = { day: event.startsOn, membersOf: terms.membersOfId }
  const facts = new Map((await eligibilityFacts(db, ids, about)).map(one => [one.personId, one]))
  const kept = new Map((await sanctionedAmong(db, ids, sceneOfEvent(event))).map(one => [one.personId, one]))
  const named = new Set(await namedElsewhere(db, event.id, ids, requestId))
  const playing = requestId === undefined && stage ? await peopleOfStage(db, stage.id) : new Map<string, string>()
  return ids.flatMap((id, at) => {
    const own = facts.get(id)
    if (!own) return [problem('PLAYER_UNKNOWN', { at: { path: `players.${at}` } })]
    const codes = [...ofTerms(own, terms, question.seesAll(id)), ...ofSanction(kept.get(id), question.seesAll(id))]
    if (named.has(id) || playing.has(id) || ids.indexOf(id) !== at) codes.push({ code: 'PLAYER_ENTERED_TWICE' })
    return codes.map(({ code, params }) =>
      problem(code, { at: { path: `players.${at}` }, params: { name: own.name ?? '', ...params } }),
    )
  })
}

interface Because {
  readonly code: EntryProblemCode | SanctionProblemCode | 'PLAYER_ENTERED_TWICE'
  readonly params?: Readonly<Record<string, string>>
}

const classes = { women: 'female', men: 'male' } as const

const ofTerms = (own: EligibilityFacts, terms: TermsRow, seesAll: boolean): Because[] => {
  const found: Because[] = []
  if (own.status !== 'ACTIVE') found.push({ code: 'ENTRY_RECORD_CLOSED' })
  if (terms.membersOfId !== null && !own.isMember && (seesAll || own.showsClub))
    found.push({ code: 'ENTRY_NEEDS_MEMBERSHIP' })
  if (terms.class !== 'open' && own.gender !== classes[terms.class] && (seesAll || own.showsGender))
    found.push({ code: own.gender === 'unstated' ? 'ENTRY_CLASS_UNKNOWN' : 'ENTRY_WRONG_CLASS' })
  const { bornFrom, bornUntil } = terms
  if (!seesAll || (bornFrom === null && bornUntil === null)) return found
  if (own.birthDate === null) found.push({ code: 'ENTRY_AGE_UNKNOWN' })
  else if ((bornFrom !== null && own.birthDate < bornFrom) || (bornUntil !== null && own.birthDate > bornUntil))
    found.push({ code: 'ENTRY_WRONG_AGE' })
  return found
}

const ofSanction = (kept: SanctionedPerson | undefined, seesAll: boolean): Because[] => {
  if (!kept) return []
  const isTold = kept.publicity === 'public' || seesAll
  return isTold
    ? [{ code: 'PLAYER_SUSPENDED', params: { until: kept.until ?? 'open' } }]
    : [{ code: 'PLAYER_NOT_ELIGIBLE' }]
}
