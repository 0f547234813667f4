import { err, problem } from '@paiji/rules'
import type { Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import type { Outcome, Problem } from '../../base/problem.js'
import { accountsOfPeople } from '../shared/notify-accounts.js'
import type { Deps } from '../shared/deps.js'
import type { CaseParty } from './case-access.repo.js'
import { type DocketRow, docketOfCases } from './cases.repo.js'
import { type ClockRow, clocksOfCases, endClock, isRunning } from './clocks.js'
import { appendDocket } from './docket.js'
import { settleNotices } from './notices.js'
import { type CaseAnswer, type CaseInput, onCase } from './on-case.js'
import { sidesOf } from './sides.js'
import { hasAnswered, type StatementRow, statementsOfCases } from './statements.repo.js'
import { isViewer } from './visibility.js'

/** Somebody who has not answered, though there is time to: the panel does not deliberate before. */
export interface AwaitedAnswer {
  readonly who: 'respondent' | 'director'
  readonly parties: readonly CaseParty[]
  /** Until when; none where no time runs. */
  readonly dueAt: Date | undefined
}

/** What is on file of a case. */
export interface OnFile {
  readonly docket: readonly DocketRow[]
  readonly statements: readonly StatementRow[]
  readonly clocks: readonly ClockRow[]
}

/** The clock of each answer, and the notice that asks for it. */
export const ANSWERS = {
  respondent: { clock: 'response', asked: 'RESPONSE_ASKED' },
  director: { clock: 'statement', asked: 'STATEMENT_ASKED' },
} as const

const isOver = (clock: ClockRow, now: Date): boolean =>
  !isRunning(clock) || (clock.stoppedAt === null && now > clock.dueAt)

/** Who has waived the answer, or whose answer the chair has dispensed with. */
const excused = (docket: readonly DocketRow[]): ReadonlySet<string> =>
  new Set(
    docket
      .filter(({ type }) => type === 'ANSWER_WAIVED' || type === 'ANSWERS_DISPENSED')
      .flatMap(({ data }) => (data as { readonly parties: readonly string[] }).parties),
  )

/**
 * Whose answer is still awaited: of each side that was served and of the director, until it is in, waived by them, lapsed, or
 * dispensed with.
 */
export const answersAwaited = (
  parties: readonly CaseParty[],
  { docket, statements, clocks }: OnFile,
  now: Date,
): readonly AwaitedAnswer[] => {
  const done = excused(docket)
  const clockOf = (kind: ClockRow['kind']) => clocks.filter(clock => clock.kind === kind).at(-1)
  const [response, statement] = [clockOf(ANSWERS.respondent.clock), clockOf(ANSWERS.director.clock)]
  const silent = sidesOf(parties).filter(
    side =>
      side.side === 'respondent' &&
      !hasAnswered(side.entryId, parties, statements) &&
      !side.parties.some(party => done.has(party.id)),
  )
  const sides = response && isOver(response, now) ? [] : silent
  const directors = parties.filter(party => party.side === 'director')
  const director =
    statement && !isOver(statement, now) && !directors.some(party => done.has(party.id))
      ? [{ who: 'director' as const, parties: directors, dueAt: statement.dueAt }]
      : []
  return [
    ...sides.map(side => ({ who: 'respondent' as const, parties: side.parties, dueAt: response?.dueAt })),
    ...director,
  ]
}

/** What is on file of a case, for `answersAwaited`. */
export const onFile = async (db: Db, appealId: string): Promise<OnFile> => ({
  docket: await docketOfCases(db, [appealId]),
  statements: await statementsOfCases(db, [appealId]),
  clocks: await clocksOfCases(db, [appealId]),
})

/** One problem for each answer that is awaited, with whose it is and until when. */
export const awaitedProblems = (awaited: readonly AwaitedAnswer[]): readonly Problem[] =>
  awaited.map(({ who, dueAt }) => problem('ANSWER_AWAITED', { params: { who, until: dueAt?.toISOString() ?? '' } }))

/**
 * A side that was served, or the director, has nothing to say and says so: nobody else waives it. Problems: ANSWER_NOT_AWAITED.
 */
export const waiveAnswer = (deps: Deps, viewer: Viewer, input: CaseInput): Promise<Outcome<CaseAnswer>> =>
  onCase(deps, viewer, 'waiveAnswer', input, async (tx, { row, parties, relations }) => {
    const at = deps.clock.now()
    const awaited = answersAwaited(parties, await onFile(tx, row.id), at)
    const directs = relations.includes('directorConcerned')
    const own = awaited.find(
      each => each.parties.some(party => isViewer(viewer, party)) || (each.who === 'director' && directs),
    )
    if (!own) return err([problem('ANSWER_NOT_AWAITED')])
    const { clock, asked } = ANSWERS[own.who]
    const recipients = accountsOfPeople(own.parties.flatMap(party => party.personId ?? []))
    await settleNotices(tx, row.id, at, { codes: [asked], recipients })
    if (!awaited.some(each => each !== own && each.who === own.who))
      await endClock(tx, row.id, { kinds: [clock], endedFor: 'waived' }, at)
    return appendDocket({ tx, deps, viewer }, row, {
      type: 'ANSWER_WAIVED',
      text: '',
      visibility: 'parties',
      onBehalfOf: own.who,
      data: { parties: own.parties.map(party => party.id) },
    })
  })
