import type { ClockRow } from './clocks.js'
import type { Relation } from './visibility.js'
import type { AppealOutcome, AppealStatus } from './statuses.js'

/** What happens next to a case, for people: the portal has a sentence for each code. */
export const nextStepCodes = [
  'FILE_DRAFT',
  'AGREE_TO_APPEAL',
  'PAY_DEPOSIT',
  'DECIDE_LEAVE',
  'CHECK_ADMISSIBILITY',
  'PUT_RIGHT',
  'STATE_FACTS',
  'ANSWER_APPEAL',
  'FORM_PANEL',
  'DISCLOSE_TIES',
  'SEAT_PANEL',
  'ANSWER_LAW_PART',
  'DECIDE_CHALLENGE',
  'REVIEW_CASE',
  'GIVE_INFORMATION',
  'HOLD_HEARING',
  'VOTE',
  'WRITE_REASONS',
  'SERVE_DECISION',
  'APPLY_EFFECTS',
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
  /** When it must be done, if a clock runs for it. */
  readonly by: Date | undefined
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
  PANEL_FORMING: [{ code: 'FORM_PANEL', who: 'clerk', clock: 'disclosure' }],
  CHALLENGED: [{ code: 'DECIDE_CHALLENGE', who: 'clerk', clock: 'challenge' }],
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

/** While a panel forms: first its members disclose, then, when the sides' time to object is over, it is seated. */
const FORMING: readonly Step[] = [
  { code: 'DISCLOSE_TIES', who: 'panel', clock: 'disclosure' },
  { code: 'SEAT_PANEL', who: 'clerk', clock: 'challenge' },
]

/** A signed decision waits for the desk to serve it. */
const SIGNED: readonly Step[] = [{ code: 'SERVE_DECISION', who: 'clerk', clock: 'decision' }]

/** Outcomes that move no result: nothing is to be carried out, and the case goes to the casebook. */
const UNMOVED: readonly (AppealOutcome | null)[] = ['dismissed', 'rulingUpheld', 'remanded']

const stepsAt = (status: AppealStatus, outcome: AppealOutcome | null, signed: boolean): readonly Step[] =>
  (status === 'DECIDED' && signed ? SIGNED : undefined) ??
  AT[status === 'NOTIFIED' && UNMOVED.includes(outcome) ? 'EFFECTS_APPLIED' : status] ??
  []

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

export interface NextStepsMore {
  readonly outcome?: AppealOutcome | null
  /** The decision is written and signed. */
  readonly signed?: boolean
  /** The viewer's own side has answered, though others have not. */
  readonly answered?: boolean
  /** Who decides on an objection to a member, and whether the viewer does. */
  readonly challenge?: { readonly who: Doer; readonly mine: boolean }
  /** Whether the viewer's own agreement is waited for; without it, that of any of the side. */
  readonly agrees?: boolean
  /** Whether the viewer may answer the point of law. */
  readonly answersLaw?: boolean
}

/** Every step that is open now, with whom it waits for and until when. */
export const nextSteps = (
  status: AppealStatus,
  clocks: readonly ClockRow[],
  relations: readonly Relation[],
  {
    outcome = null,
    signed = false,
    answered = false,
    challenge,
    agrees = true,
    answersLaw = false,
  }: NextStepsMore = {},
): NextStep[] => {
  const running = clocks.filter(clock => !clock.metAt && !clock.lapsedAt)
  const clockOf = (step: Step) => running.find(clock => clock.kind === step.clock)
  const waiting = WAITING.filter(step => clockOf(step) !== undefined)
  const here = status === 'PANEL_FORMING' ? FORMING.filter(step => clockOf(step) !== undefined).slice(0, 1) : []
  const beside = BESIDE.filter(step => clockOf(step) !== undefined)
  // While a side may still go on to the next body, nobody closes the case.
  const onward = running.some(clock => clock.kind === 'escalation')
  const steps = [...waiting, ...(here.length > 0 ? here : stepsAt(status, outcome, signed)), ...beside].filter(
    step => (step.code !== 'GO_TO_NEXT_BODY' || onward) && (step.code !== 'CLOSE_CASE' || !onward),
  )
  return steps.map(step => {
    const clock = clockOf(step)
    const asked = step.code === 'DECIDE_CHALLENGE' ? challenge : undefined
    const named = step.code === 'GIVE_INFORMATION' || step.code === 'DECIDE_LEAVE'
    const who = asked?.who ?? (named ? doerOf(clock, step.who) : step.who)
    const done = (answered && step.code === 'ANSWER_APPEAL') || (!agrees && step.code === 'AGREE_TO_APPEAL')
    const among = asked && asked.who !== 'clerk' ? asked.mine : MINE[who].some(each => relations.includes(each))
    return {
      code: step.code,
      who,
      by: clock?.dueAt,
      stopped: clock?.stoppedAt != null,
      mine: (among && !done) || (step.code === 'ANSWER_LAW_PART' && answersLaw),
    }
  })
}

const doerOf = (clock: ClockRow | undefined, otherwise: Doer): Doer =>
  clock && Object.hasOwn(MINE, clock.awaits) ? (clock.awaits as Doer) : otherwise
