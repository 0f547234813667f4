import { daysAfter } from '../../base/clock.js'
import { defaultEdition, sportOf } from '@paiji/rules'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { issueList } from '../../domain/awards/issue-list.js'
import { evaluateLadders } from '../../domain/grading/evaluate-ladders.js'
import type { Db } from '../../db/client.js'
import { fileInventedCase, runningCase, settledCases } from './appeals.js'
import { lastDayOf, plannedEvents, type PlannedEvent, seasonMonths } from './calendar.js'
import { correctEvent, type CorrectionScene } from './corrections.js'
import type { SeededFederation } from './federation.js'
import { organiserOf, type PlayedField, playField } from './field.js'
import { type HeldEvent, holdEvent } from './hold-event.js'
import type { SeededPerson } from './people.js'
import type { SeededRanking } from './policies.js'
import type { Random } from '../../seed/random.js'
import { inventRuling, recordInventedRuling } from './rulings.js'
import { must, sceneDeps } from '../scenario.js'

export interface SeasonsScene {
  readonly db: Db
  readonly random: Random
  readonly bodies: SeededFederation
  readonly people: readonly SeededPerson[]
  readonly rankings: readonly SeededRanking[]
  readonly staff: Viewer
  /** Approves what the first has asked for. */
  readonly second: Viewer
  readonly report: (step: string) => void
  /** The last month to be played, `2025-02`; both seasons unless told. */
  readonly until?: string
}

interface Played {
  readonly held: HeldEvent
  readonly field: PlayedField
  readonly rulingId?: string
}

type Planned = Pick<CorrectionScene, 'day' | 'from' | 'kind' | 'reason' | 'pending'>

/** Corrections by event code; those of official results come after the month's lists. */
const CORRECTIONS: Readonly<Record<string, Planned>> = {
  'BRA-2025-02': { day: 35, from: 20, kind: 'typo', reason: '记分表上庄家方位抄错。The declarer was copied wrongly.' },
  'BRB-2025-09': { day: 31, from: 44, kind: 'ruling', reason: '裁判裁定漏记，现补录。A ruling on the declarer had not been entered.' },
  'GUB-2025-11': { day: 24, from: 9, kind: 'typo', reason: '名次顺序记反。The finishing order was written the wrong way round.' },
  'MAB-2026-03': { day: 32, from: 5, kind: 'typo', reason: '番数漏记二十四番。Twenty-four points were left out.' },
  'BRC-2026-04': { day: 22, from: 60, kind: 'lateResult', reason: '重看录像后更正庄家。Declarer corrected after a look at the recording.' },
  'BRA-2026-09': { day: 33, from: 12, kind: 'typo', reason: '牌手来函指出庄家有误。A player pointed out that the declarer is wrong.', pending: true },
} // biome-ignore format: a table

/** Ratings need some results behind them before a list says anything. */
const RATED_FROM = '2025-06'

const GRADING_MONTHS = new Set(['2025-06', '2025-12', '2026-06', '2026-10'])

/** Month by month: events are held, lists issued on the tenth of the next month, mistakes found after that. */
export const playSeasons = async (scene: SeasonsScene): Promise<HeldEvent[]> => {
  const plans = plannedEvents(scene.random.fork('calendar'))
  const months = seasonMonths().filter(month => scene.until === undefined || month <= scene.until)
  const all: Played[] = []
  for (const month of months) {
    scene.report(month)
    const played: Played[] = []
    for (const plan of plans.filter(one => one.month === month)) {
      const one = await holdPlanned(scene, plan)
      if (one) played.push(one)
    }
    await issueLists(scene, month)
    for (const { held, field } of played) {
      const correction = CORRECTIONS[held.plan.code]
      if (correction) await correctEvent(scene.db, scene.staff, scene.second, { held, field, ...correction })
    }
    if (GRADING_MONTHS.has(month)) await awardGrades(scene, month)
    all.push(...played)
  }
  await fileCases(scene, all)
  return all.map(one => one.held)
}

const holdPlanned = async (scene: SeasonsScene, plan: PlannedEvent): Promise<Played | undefined> => {
  const { db, random, bodies, people, staff: viewer } = scene
  const sport = sportOf(plan.sport)
  const field = playField(random, plan, people)
  if (!sport || !field) return undefined
  const invented = inventRuling(random, plan)
  const editionId = defaultEdition(sport).id
  let rulingId: string | undefined
  const held = await holdEvent(db, {
    plan,
    field,
    organiser: organiserOf(random, plan, bodies),
    viewer,
    beforeStandings: async (tx, entered) => {
      if (invented) rulingId = await recordInventedRuling(tx, viewer, { invented, field, held: entered, editionId })
    },
  })
  return held && { held, field, ...(rulingId ? { rulingId } : {}) }
}

const issueLists = async ({ db, rankings, staff }: SeasonsScene, month: string): Promise<void> => {
  const asOf = lastDayOf(month)
  const deps = sceneDeps(db, `${daysAfter(asOf, 10)}T02:00:00Z`)
  for (const { id, kind } of rankings) {
    if (kind === 'points' || month >= RATED_FROM) must(await issueList(deps, staff, { rankingId: id, asOf }))
  }
}

const awardGrades = async ({ db, rankings, bodies, staff }: SeasonsScene, month: string): Promise<void> => {
  const asOf = lastDayOf(month)
  const deps = sceneDeps(db, `${daysAfter(asOf, 12)}T02:00:00Z`)
  const organisationId = bodies.federation.id
  const ladders = rankings.filter(({ kind }) => kind === 'points')
  for (const { sport } of ladders) must(await evaluateLadders(deps, staff, { organisationId, sport, asOf }))
}

/** Old cases against rulings of official events, and one that is still heard. */
const fileCases = async ({ db, bodies, staff }: SeasonsScene, played: readonly Played[]): Promise<void> => {
  const ruled = played.filter(one => one.rulingId !== undefined)
  const settled = ruled.filter(({ held }) => held.plan.reaches === 'official').slice(0, settledCases.length)
  const running = ruled.find(({ held }) => held.plan.reaches === 'published')
  const cases = [
    ...settled.map((one, at) => ({ ...one, invented: settledCases[at] })),
    ...(running ? [{ ...running, invented: runningCase }] : []),
  ]
  for (const { held, rulingId, invented } of cases) {
    if (!invented || rulingId === undefined) continue
    const filedBy = actorOf(staff)
    await fileInventedCase(db, staff, { held, federationId: bodies.federation.id, rulingId, invented, filedBy })
  }
}
