import { type ClockRow, isRunning } from './clocks.js'
import type { CaseMember } from './case-access.repo.js'
import type { DocketRow } from './cases.repo.js'
import { nextStatus } from './appeal-status.js'
import type { Relation } from './visibility.js'
import type { AppealOutcome, AppealStatus } from './statuses.js'

/** What happens next to a case, for people: the portal has a sentence for each code. */
export const nextStepCodes = [
  'FILE_DRAFT',
  'AGREE_TO_APPEAL',
  'PAY_DEPOSIT',
  'DECIDE_LEAVE',
  'DECIDE_STAY',
  'DECIDE_REOPENING',
  'CHECK_ADMISSIBILITY',
  'PUT_RIGHT',
  'STATE_FACTS',
  'ANSWER_APPEAL',
  'FORM_PANEL',
  'DISCLOSE_TIES',
  'CHALLENGE_MEMBER',
  'REPLACE_MEMBER',
  'SEAT_PANEL',
  'ANSWER_LAW_PART',
  'DECIDE_CHALLENGE',
  'REVIEW_CASE',
  'GIVE_INFORMATION',
  'HOLD_HEARING',
  'ATTEND_HEARING',
  'VOTE',
  'WRITE_REASONS',
  'SERVE_DECISION',
  'APPLY_EFFECTS',
  'APPROVE_EFFECTS',
  'PUBLISH_CASE',
  'CLOSE_CASE',
  'GO_TO_NEXT_BODY',
] as const
export type NextStepCode = (typeof nextStepCodes)[number]

export type Doer =
  | 'appellant'
  | 'respondent'
  | 'parties'
  | 'director'
  | 'clerk'
  | 'chiefDirector'
  | 'committee'
  | 'panel'
  | 'chair'
  | 'nextBody'
  | 'staff'

export interface NextStep {
  readonly code: NextStepCode
  readonly who: Doer
  /** When it must be done, if a clock runs for it; of a hearing when it begins. */
  readonly by: Date | undefined
  /** Where a hearing is held. */
  readonly where: string | undefined
  /** Time stands still. */
  readonly stopped: boolean
  /** Whether the viewer is among those who must act. */
  readonly mine: boolean
}

interface Step {
  readonly code: NextStepCode
  readonly who: Doer
  readonly clock?: ClockRow['kind']
}

const AT: Readonly<Partial<Record<AppealStatus, readonly Step[]>>> = {
  DRAFT: [{ code: 'FILE_DRAFT', who: 'appellant' }],
  FILED: [{ code: 'CHECK_ADMISSIBILITY', who: 'clerk' }],
  CURE_REQUESTED: [{ code: 'PUT_RIGHT', who: 'appellant', clock: 'cure' }],
  ADMITTED: [{ code: 'FORM_PANEL', who: 'clerk', clock: 'decision' }],
  LAW_PART_REFERRED: [{ code: 'ANSWER_LAW_PART', who: 'chiefDirector', clock: 'lawPart' }],
  PANEL_FORMING: [{ code: 'FORM_PANEL', who: 'clerk' }],
  CHALLENGED: [{ code: 'DECIDE_CHALLENGE', who: 'clerk' }],
  IN_REVIEW: [{ code: 'REVIEW_CASE', who: 'panel', clock: 'decision' }],
  INFO_REQUESTED: [{ code: 'GIVE_INFORMATION', who: 'parties', clock: 'information' }],
  HEARING_SCHEDULED: [{ code: 'HOLD_HEARING', who: 'panel' }],
  HEARD: [{ code: 'REVIEW_CASE', who: 'panel', clock: 'decision' }],
  DELIBERATION: [{ code: 'VOTE', who: 'panel', clock: 'decision' }],
  DECIDED: [{ code: 'WRITE_REASONS', who: 'panel', clock: 'decision' }],
  NOTIFIED: [
    { code: 'APPLY_EFFECTS', who: 'staff' },
    { code: 'GO_TO_NEXT_BODY', who: 'parties', clock: 'escalation' },
  ],
  EFFECTS_APPLIED: [
    { code: 'PUBLISH_CASE', who: 'clerk' },
    { code: 'GO_TO_NEXT_BODY', who: 'parties', clock: 'escalation' },
  ],
  PUBLISHED: [
    { code: 'CLOSE_CASE', who: 'clerk' },
    { code: 'GO_TO_NEXT_BODY', who: 'parties', clock: 'escalation' },
  ],
}

/** Before admission the running clocks say what else is waited for. */
const WAITING: readonly Step[] = [
  { code: 'AGREE_TO_APPEAL', who: 'appellant', clock: 'concurrence' },
  { code: 'PAY_DEPOSIT', who: 'appellant', clock: 'deposit' },
  { code: 'DECIDE_LEAVE', who: 'committee', clock: 'leave' },
]

/** What is waited for beside the course of the case, and does not hold it up. */
const BESIDE: readonly Step[] = [
  { code: 'STATE_FACTS', who: 'director', clock: 'statement' },
  { code: 'ANSWER_APPEAL', who: 'respondent', clock: 'response' },
]

/** Before the panel sits the desk and the chief director decide on it, then the panel may as well. */
const STAYING: Step = { code: 'DECIDE_STAY', who: 'committee' }
/** Of a decided case: whether what is new has it heard again. */
const REOPENING: Step = { code: 'DECIDE_REOPENING', who: 'chair' }
/** What a hearing is for those who are heard. */
const ATTENDING: Step = { code: 'ATTEND_HEARING', who: 'parties' }
/** Whom a hearing hears. */
const HEARD: readonly Relation[] = ['appellant', 'respondent', 'directorConcerned']

const DISCLOSING: Step = { code: 'DISCLOSE_TIES', who: 'panel', clock: 'disclosure' }
const CHALLENGING: Step = { code: 'CHALLENGE_MEMBER', who: 'parties', clock: 'challenge' }
const SEATING: Step = { code: 'SEAT_PANEL', who: 'clerk' }

/** Somebody sits who may not: until a reserve has come, nothing of the panel counts. */
const REPLACING: Step = { code: 'REPLACE_MEMBER', who: 'clerk' }

const startedAt = ({ anchoredAt }: ClockRow): number => anchoredAt.getTime()

/**
 * While a panel forms: its members disclose, then the sides may challenge one, and when their time is over it is seated.
 * Nothing of it where no panel is proposed, or a member has not disclosed in time: then the clerk forms one.
 */
const formingSteps = (clocks: readonly ClockRow[]): readonly Step[] => {
  const last = clocks
    .filter(clock => !clock.metAt && !clock.endedAt && (clock.kind === 'disclosure' || clock.kind === 'challenge'))
    .toSorted((a, b) => startedAt(a) - startedAt(b))
    .at(-1)
  if (!last) return []
  if (last.kind === 'challenge') return last.lapsedAt ? [SEATING] : [CHALLENGING, SEATING]
  return last.lapsedAt ? [] : [DISCLOSING]
}

/** A signed decision waits for the clerk to serve it. */
const SERVING: Step = { code: 'SERVE_DECISION', who: 'clerk', clock: 'decision' }
/** What is to change has been proposed, and waits for a second person. */
const APPROVING: Step = { code: 'APPROVE_EFFECTS', who: 'staff' }

/** Outcomes that move no result: nothing is to be carried out, and the case goes to the casebook. */
const UNMOVED: readonly (AppealOutcome | null)[] = ['dismissed', 'rulingUpheld', 'remanded']

const stepsAt = (
  status: AppealStatus,
  { outcome = null, signed, approval }: Pick<NextStepsMore, 'outcome' | 'signed' | 'approval'>,
): readonly Step[] => {
  if (status === 'DECIDED' && signed) return [SERVING]
  const steps = AT[status === 'NOTIFIED' && UNMOVED.includes(outcome) ? 'EFFECTS_APPLIED' : status] ?? []
  return approval ? steps.map(step => (step.code === 'APPLY_EFFECTS' ? APPROVING : step)) : steps
}

const MINE: Readonly<Record<Doer, readonly Relation[]>> = {
  appellant: ['appellant'],
  respondent: ['respondent'],
  parties: ['appellant', 'respondent'],
  director: ['directorConcerned'],
  clerk: ['clerk'],
  chiefDirector: ['chiefDirector'],
  committee: ['clerk', 'chiefDirector'],
  panel: ['panelProposed', 'panelSeated'],
  chair: [],
  nextBody: ['nextBody'],
  staff: ['staff'],
}

/** Whether an account has voted in the round that is open: a round that is complete was without a majority. */
export const hasVoted = (docket: readonly DocketRow[], accountId: string | undefined): boolean => {
  const votes = docket
    .filter(({ type }) => type === 'VOTE_CAST')
    .map(({ actor, data }) => ({ actor, ...(data as { round: number; cast: number; of: number }) }))
  const last = votes.at(-1)
  return (
    last !== undefined &&
    last.cast < last.of &&
    votes.some(vote => vote.actor === accountId && vote.round === last.round)
  )
}

/** Where and when a hearing is, as the docket says last. */
export const hearingSet = (docket: readonly DocketRow[]): NextStepsMore['hearing'] => {
  const last = docket.findLast(({ type }) => type === 'HEARING_SCHEDULED')
  const { at: told } = (last?.data ?? {}) as { readonly at?: unknown }
  const at = new Date(String(told))
  return last && !Number.isNaN(at.getTime()) ? { at, where: last.text } : undefined
}

export interface NextStepsMore {
  readonly outcome?: AppealOutcome | null
  /** The decision is written and signed. */
  readonly signed?: boolean
  /** The viewer's own side has answered, though others have not. */
  readonly answered?: boolean
  /** The viewer's own side agrees that the panel sits at once. */
  readonly consented?: boolean
  /** Who decides on an objection to a member, and whether the viewer does. */
  readonly challenge?: { readonly who: Doer; readonly mine: boolean }
  /** Whether the viewer's own agreement is waited for; without it, that of any of the side. */
  readonly agrees?: boolean
  /** Whether the viewer may answer the point of law. */
  readonly answersLaw?: boolean
  /** The viewer's own seat on the panel, if on one. */
  readonly seat?: Pick<CaseMember, 'role' | 'disclosed' | 'votes'> | undefined
  /** A member who holds a seat of the panel has a tie that keeps from it. */
  readonly tied?: boolean
  /** A stay that is asked for, and whether the viewer may decide on it. */
  readonly stay?: { readonly mine: boolean } | undefined
  /** That the case be heard again is asked for, and whether the viewer may decide on it. */
  readonly reopening?: { readonly mine: boolean } | undefined
  /** The viewer has voted in the round that is open. */
  readonly voted?: boolean
  /** What the decision moves waits for a second person; whether the viewer may be that person. */
  readonly approval?: { readonly mine: boolean }
  /** Where and when the hearing is, as it was set last. */
  readonly hearing?: { readonly at: Date; readonly where: string }
}

/** What waits for a panel, and not for this seat of it: a reserve sits when it is called, who has disclosed has done so. */
const isNotOf = (code: NextStepCode, seat: NextStepsMore['seat']): boolean => {
  if (!seat) return false
  if (code === 'DISCLOSE_TIES') return seat.disclosed
  return seat.role === 'reserve' || (code === 'VOTE' && !seat.votes)
}

/** Whether the viewer has done what others of his kind are still to do, or is not among them. */
const isDone = (
  code: NextStepCode,
  { answered, agrees = true, voted, approval, seat, consented }: NextStepsMore,
): boolean =>
  isNotOf(code, seat) ||
  (code === 'ANSWER_APPEAL' && answered === true) ||
  (code === 'CHALLENGE_MEMBER' && consented === true) ||
  (code === 'AGREE_TO_APPEAL' && !agrees) ||
  (code === 'VOTE' && voted === true) ||
  (code === 'APPROVE_EFFECTS' && approval?.mine === false)

/** Every step that is open now, with whom it waits for and until when. */
export const nextSteps = (
  status: AppealStatus,
  clocks: readonly ClockRow[],
  relations: readonly Relation[],
  more: NextStepsMore = {},
): NextStep[] => {
  const running = clocks.filter(isRunning)
  const clockOf = (step: Step) => running.find(clock => clock.kind === step.clock)
  const waiting = WAITING.filter(step => clockOf(step) !== undefined)
  const forming = status === 'PANEL_FORMING' ? formingSteps(clocks) : []
  const tied = more.tied === true && nextStatus(status, 'MEMBER_REPLACED').ok
  const course = tied ? [REPLACING] : forming.length > 0 ? forming : stepsAt(status, more)
  const heard = relations.some(relation => HEARD.includes(relation))
  const here = course.map(step => (step.code === 'HOLD_HEARING' && heard ? ATTENDING : step))
  const staying = more.stay && nextStatus(status, 'STAY_GRANTED').ok ? [STAYING] : []
  const reopening = more.reopening && nextStatus(status, 'REOPENING_GRANTED').ok ? [REOPENING] : []
  const beside = BESIDE.filter(step => clockOf(step) !== undefined)
  // While a side may still go on to the next body, nobody closes the case.
  const onward = running.some(clock => clock.kind === 'escalation')
  const steps = [...waiting, ...here, ...staying, ...reopening, ...beside].filter(
    step => (step.code !== 'GO_TO_NEXT_BODY' || onward) && (step.code !== 'CLOSE_CASE' || !onward),
  )
  return steps.map(step => {
    const clock = clockOf(step)
    const who = whoOf(step, status, clock, more)
    const hearing = step.code === 'HOLD_HEARING' || step.code === 'ATTEND_HEARING' ? more.hearing : undefined
    return {
      code: step.code,
      who,
      by: hearing?.at ?? clock?.dueAt,
      where: hearing?.where,
      stopped: clock?.stoppedAt != null,
      mine: isMine({ code: step.code, who }, relations, more),
    }
  })
}

const whoOf = (step: Step, status: AppealStatus, clock: ClockRow | undefined, more: NextStepsMore): Doer => {
  if (step.code === 'DECIDE_CHALLENGE') return more.challenge?.who ?? step.who
  if (step.code === 'DECIDE_STAY') return AT[status]?.[0]?.who === 'panel' ? 'panel' : step.who
  return step.code === 'GIVE_INFORMATION' || step.code === 'DECIDE_LEAVE' ? doerOf(clock, step.who) : step.who
}

/** Whether the viewer is among those a step waits for. */
const isMine = ({ code, who }: Step, relations: readonly Relation[], more: NextStepsMore): boolean => {
  if (code === 'ATTEND_HEARING') return true
  if (code === 'DECIDE_STAY') return more.stay?.mine === true
  if (code === 'DECIDE_REOPENING') return more.reopening?.mine === true
  const asked = code === 'DECIDE_CHALLENGE' ? more.challenge : undefined
  const among = asked && asked.who !== 'clerk' ? asked.mine : MINE[who].some(each => relations.includes(each))
  return (among && !isDone(code, more)) || (code === 'ANSWER_LAW_PART' && more.answersLaw === true)
}

const doerOf = (clock: ClockRow | undefined, otherwise: Doer): Doer =>
  clock && Object.hasOwn(MINE, clock.awaits) ? (clock.awaits as Doer) : otherwise
