import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ClockRow } from './clocks.js'
import type { DocketRow } from './cases.repo.js'
import { hasVoted, hearingSet, nextStepCodes, nextSteps } from './next-steps.js'
import { type AppealOutcome, type AppealStatus, appealStatuses } from './statuses.js'
import { type Relation, relations } from './visibility.js'

type Kind = ClockRow['kind']

const BEGUN = new Date('2026-11-23T09:00:00Z')
const LATER = new Date('2026-11-23T10:00:00Z')
const DUE = new Date('2026-11-24T09:00:00Z')

const clock = (kind: Kind, awaits = 'panel'): ClockRow =>
  ({
    kind,
    awaits,
    anchoredAt: BEGUN,
    dueAt: DUE,
    metAt: null,
    lapsedAt: null,
    endedAt: null,
    stoppedAt: null,
  }) as ClockRow

const over = (one: ClockRow): ClockRow => ({ ...one, lapsedAt: DUE })

/** Every state in print: what happens next, by whom, until when a clock runs; and who finds it as his own. */
const table: readonly (readonly [AppealStatus, readonly ClockRow[], AppealOutcome | null, string, string])[] = [
  ['DRAFT', [], null, 'FILE_DRAFT appellant', 'appellant'],
  ['FILED', [], null, 'CHECK_ADMISSIBILITY clerk', 'clerk'],
  [
    'FILED',
    [clock('concurrence', 'appellant')],
    null,
    'AGREE_TO_APPEAL appellant by, CHECK_ADMISSIBILITY clerk',
    'appellant clerk',
  ],
  [
    'FILED',
    [clock('deposit', 'appellant')],
    null,
    'PAY_DEPOSIT appellant by, CHECK_ADMISSIBILITY clerk',
    'appellant clerk',
  ],
  [
    'FILED',
    [clock('leave', 'chiefDirector')],
    null,
    'DECIDE_LEAVE chiefDirector by, CHECK_ADMISSIBILITY clerk',
    'clerk chiefDirector',
  ],
  [
    'FILED',
    [clock('statement', 'director')],
    null,
    'CHECK_ADMISSIBILITY clerk, STATE_FACTS director by',
    'directorConcerned clerk',
  ],
  ['CURE_REQUESTED', [clock('cure', 'appellant')], null, 'PUT_RIGHT appellant by', 'appellant'],
  ['INADMISSIBLE', [], null, '', ''],
  ['ADMITTED', [clock('decision')], null, 'FORM_PANEL clerk by', 'clerk'],
  [
    'ADMITTED',
    [clock('response', 'respondent')],
    null,
    'FORM_PANEL clerk, ANSWER_APPEAL respondent by',
    'respondent clerk',
  ],
  ['LAW_PART_REFERRED', [clock('lawPart', 'chiefDirector')], null, 'ANSWER_LAW_PART chiefDirector by', 'chiefDirector'],
  ['PANEL_FORMING', [], null, 'FORM_PANEL clerk', 'clerk'],
  ['PANEL_FORMING', [clock('disclosure')], null, 'DISCLOSE_TIES panel by', 'panelProposed panelSeated'],
  ['PANEL_FORMING', [over(clock('disclosure'))], null, 'FORM_PANEL clerk', 'clerk'],
  [
    'PANEL_FORMING',
    [clock('challenge', 'parties')],
    null,
    'CHALLENGE_MEMBER parties by, SEAT_PANEL clerk',
    'appellant respondent clerk',
  ],
  ['PANEL_FORMING', [over(clock('challenge', 'parties'))], null, 'SEAT_PANEL clerk', 'clerk'],
  [
    'PANEL_FORMING',
    [over(clock('challenge', 'parties')), { ...clock('disclosure'), anchoredAt: LATER }],
    null,
    'DISCLOSE_TIES panel by',
    'panelProposed panelSeated',
  ],
  ['CHALLENGED', [clock('challenge', 'parties')], null, 'DECIDE_CHALLENGE chair', ''],
  ['IN_REVIEW', [clock('decision')], null, 'REVIEW_CASE panel by', 'panelProposed panelSeated'],
  ['INFO_REQUESTED', [clock('information', 'respondent')], null, 'GIVE_INFORMATION respondent by', 'respondent'],
  ['INFO_REQUESTED', [clock('information', 'director')], null, 'GIVE_INFORMATION director by', 'directorConcerned'],
  [
    'HEARING_SCHEDULED',
    [],
    null,
    'HOLD_HEARING panel',
    'appellant respondent directorConcerned panelProposed panelSeated',
  ],
  ['HEARD', [clock('decision')], null, 'REVIEW_CASE panel by', 'panelProposed panelSeated'],
  ['DELIBERATION', [clock('decision')], null, 'VOTE panel by', 'panelProposed panelSeated'],
  ['DECIDED', [clock('decision')], null, 'WRITE_REASONS panel by', 'panelProposed panelSeated'],
  [
    'NOTIFIED',
    [clock('escalation', 'parties')],
    'rulingVaried',
    'APPLY_EFFECTS staff, GO_TO_NEXT_BODY parties by',
    'appellant respondent staff',
  ],
  ['NOTIFIED', [], 'rulingOverturned', 'APPLY_EFFECTS staff', 'staff'],
  ['NOTIFIED', [], 'dismissed', 'PUBLISH_CASE clerk', 'clerk'],
  ['NOTIFIED', [], 'rulingUpheld', 'PUBLISH_CASE clerk', 'clerk'],
  ['NOTIFIED', [], 'remanded', 'PUBLISH_CASE clerk', 'clerk'],
  [
    'EFFECTS_APPLIED',
    [clock('escalation', 'parties')],
    'rulingVaried',
    'PUBLISH_CASE clerk, GO_TO_NEXT_BODY parties by',
    'appellant respondent clerk',
  ],
  ['PUBLISHED', [], 'rulingVaried', 'CLOSE_CASE clerk', 'clerk'],
  ['PUBLISHED', [clock('escalation', 'parties')], 'rulingVaried', 'GO_TO_NEXT_BODY parties by', 'appellant respondent'],
  ['CLOSED', [], 'rulingVaried', '', ''],
  ['ESCALATED', [], 'rulingVaried', '', ''],
  ['WITHDRAWN', [], null, '', ''],
]

const step = (
  status: AppealStatus,
  clocks: readonly ClockRow[],
  outcome: AppealOutcome | null,
  as: readonly Relation[],
) => nextSteps(status, clocks, as, { outcome, challenge: { who: 'chair', mine: false } })

describe('what happens next', () => {
  it('is said of every state', () => {
    expect([...new Set(table.map(([status]) => status))].sort()).toEqual([...appealStatuses].sort())
  })

  it.each(table)('%s', (status, clocks, outcome, expected, actors) => {
    const said = step(status, clocks, outcome, []).map(({ code, who, by }) => `${code} ${who}${by ? ' by' : ''}`)
    expect(said.join(', ')).toBe(expected)
    const acting = relations.filter(relation => step(status, clocks, outcome, [relation]).some(({ mine }) => mine))
    expect(acting.join(' ')).toBe(actors)
  })

  it('waits for no vote of who has voted, until another round begins', () => {
    const vote = (actor: string, round: number, cast: number) =>
      ({ type: 'VOTE_CAST', actor, data: { round, cast, of: 3 } }) as unknown as DocketRow
    const first = [vote('chair', 1, 1), vote('one', 1, 2)]
    expect(['chair', 'one', 'two'].map(account => hasVoted(first, account))).toEqual([true, true, false])
    const again = [...first, vote('two', 1, 3)]
    expect(['chair', 'one', 'two'].map(account => hasVoted(again, account))).toEqual([false, false, false])
    expect(['chair', 'two'].map(account => hasVoted([...again, vote('two', 2, 1)], account))).toEqual([false, true])
    const mine = (voted: boolean) => nextSteps('DELIBERATION', [], ['panelSeated'], { voted }).map(each => each.mine)
    expect([mine(false), mine(true)]).toEqual([[true], [false]])
  })

  it('asks those who are heard to come to the hearing, then and there', () => {
    const hearing = { at: LATER, where: 'Room 2' }
    const said = (as: Relation) => nextSteps('HEARING_SCHEDULED', [], [as], { hearing })
    for (const side of ['appellant', 'respondent', 'directorConcerned'] as const)
      expect(said(side)).toMatchObject([{ code: 'ATTEND_HEARING', by: LATER, where: 'Room 2', mine: true }])
    expect(said('panelSeated')).toMatchObject([{ code: 'HOLD_HEARING', by: LATER, where: 'Room 2', mine: true }])
    expect(said('clerk')).toMatchObject([{ code: 'HOLD_HEARING', mine: false }])
  })

  it('asks a seat of the panel for what that seat does', () => {
    type Seat = NonNullable<Parameters<typeof nextSteps>[3]>['seat']
    const mine = (status: AppealStatus, clocks: readonly ClockRow[], seat: Seat) =>
      nextSteps(status, clocks, ['panelSeated'], { seat }).flatMap(each => (each.mine ? [each.code] : []))
    const member = { role: 'member', disclosed: true, votes: true } as const
    const presiding = { role: 'chair', disclosed: true, votes: false } as const
    const reserve = { role: 'reserve', disclosed: true, votes: false } as const
    expect([member, presiding, reserve].map(seat => mine('DELIBERATION', [], seat))).toEqual([['VOTE'], [], []])
    expect([presiding, reserve].map(seat => mine('IN_REVIEW', [], seat))).toEqual([['REVIEW_CASE'], []])
    const disclosing = (seat: Seat) => mine('PANEL_FORMING', [clock('disclosure')], seat)
    expect(disclosing(member)).toEqual([])
    expect(disclosing({ ...member, disclosed: false })).toEqual(['DISCLOSE_TIES'])
    expect(disclosing({ ...reserve, disclosed: false })).toEqual(['DISCLOSE_TIES'])
  })

  it('waits for a reserve where somebody sits who may not', () => {
    const said = (status: AppealStatus) =>
      nextSteps(status, [], ['clerk'], { tied: true }).map(step => `${step.code} ${step.mine}`)
    for (const status of ['PANEL_FORMING', 'IN_REVIEW', 'DELIBERATION'] as const)
      expect(said(status)).toEqual(['REPLACE_MEMBER true'])
    expect(said('DECIDED')).toEqual(['WRITE_REASONS false'])
  })

  it('says who decides on a stay that is asked for, while the case runs', () => {
    const said = (status: AppealStatus, mine: boolean) =>
      nextSteps(status, [], [], { stay: { mine } })
        .filter(step => step.code === 'DECIDE_STAY')
        .map(step => `${step.who} ${step.mine}`)
    expect(said('FILED', true)).toEqual(['committee true'])
    expect(said('IN_REVIEW', false)).toEqual(['panel false'])
    expect(said('WITHDRAWN', true)).toEqual([])
  })

  it('asks a second person of the office once the changes are proposed, and not who proposed them', () => {
    const asked = (mine: boolean) =>
      nextSteps('NOTIFIED', [], ['staff'], { outcome: 'rulingVaried', approval: { mine } }).map(
        step => `${step.code} ${step.mine}`,
      )
    expect([asked(true), asked(false)]).toEqual([['APPROVE_EFFECTS true'], ['APPROVE_EFFECTS false']])
  })

  it('says where and when a hearing is, as it was set last', () => {
    const set = (number: number, at: string, text: string) =>
      ({ number, type: 'HEARING_SCHEDULED', text, data: { at } }) as unknown as DocketRow
    const docket = [set(7, '2026-11-24T10:00:00.000Z', 'Room 2'), set(8, '2026-11-24T11:00:00.000Z', 'Room 3')]
    const hearing = hearingSet(docket)
    const [held] = nextSteps('HEARING_SCHEDULED', [clock('decision')], [], hearing ? { hearing } : {})
    expect(held).toMatchObject({ code: 'HOLD_HEARING', by: new Date('2026-11-24T11:00:00Z'), where: 'Room 3' })
    expect(hearingSet([])).toBeUndefined()
  })

  it('is over for the side that has answered, though another has not', () => {
    const clocks = [clock('response', 'respondent')]
    const mine = (answered: boolean) =>
      nextSteps('ADMITTED', clocks, ['respondent'], { answered })
        .filter(each => each.mine)
        .map(each => each.code)
    expect([mine(false), mine(true)]).toEqual([['ANSWER_APPEAL'], []])
  })

  it('no longer waits for what is met or has lapsed, and stands still with its clock', () => {
    const over = (change: Partial<ClockRow>) => [{ ...clock('response', 'respondent'), ...change }]
    const codes = (clocks: readonly ClockRow[]) => nextSteps('ADMITTED', clocks, []).map(each => each.code)
    expect(codes(over({ metAt: DUE }))).toEqual(['FORM_PANEL'])
    expect(codes(over({ lapsedAt: DUE }))).toEqual(['FORM_PANEL'])
    const [, waiting] = nextSteps('ADMITTED', over({ stoppedAt: DUE }), [])
    expect(waiting).toMatchObject({ code: 'ANSWER_APPEAL', stopped: true })
  })

  it.each(['zh-CN', 'en'])('has a sentence for who must act and for who waits, in %s', locale => {
    const file = path.resolve(import.meta.dirname, `../../../../portal/messages/${locale}/cases.json`)
    const { nextStep } = JSON.parse(readFileSync(file, 'utf8')) as { nextStep: Record<string, string> }
    const wanted = nextStepCodes.flatMap(code => [code, `${code}_mine`])
    expect(wanted.filter(code => !nextStep[code])).toEqual([])
  })
})
