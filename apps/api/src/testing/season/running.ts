import type { Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import type { PlannedEvent } from './calendar.js'
import type { SeededFederation } from './federation.js'
import { type HeldEvent, holdEvent } from './hold-event.js'
import type { SeededPerson } from './people.js'
import type { Random } from '../../seed/random.js'
import { runningField } from './running-field.js'

export interface RunningScene {
  readonly db: Db
  readonly random: Random
  readonly bodies: SeededFederation
  readonly people: readonly SeededPerson[]
  readonly staff: Viewer
}

/** Events that are being played: a round is open, and some of its results are in. */
const RUNNING: readonly PlannedEvent[] = [
  { sport: 'bridge', code: 'BRA-2026-11', nameZh: '2026年11月桥牌双人俱乐部月赛', nameEn: 'Monthly Club Pairs 2026-11', category: 'regional', month: '2026-11', day: '2026-11-21', tables: 7, winners: 1, reaches: 'provisional' },
  { sport: 'guandan', code: 'GUB-2026-11', nameZh: '2026年11月掼蛋地区公开赛', nameEn: 'Regional Guandan Open 2026-11', category: 'regional', month: '2026-11', day: '2026-11-21', tables: 12, winners: 1, reaches: 'provisional' },
  { sport: 'mahjong', code: 'MAB-2026-11', nameZh: '2026年11月国标麻将地区赛', nameEn: 'Regional Mahjong Open 2026-11', category: 'regional', month: '2026-11', day: '2026-11-21', tables: 7, winners: 1, reaches: 'provisional' },
] // biome-ignore format: a table

/** Holds them as far as they have come; the director's association organises them. */
export const holdRunning = async ({ db, random, bodies, people, staff }: RunningScene): Promise<HeldEvent[]> => {
  const organiser = bodies.associations[0]
  const held: HeldEvent[] = []
  for (const plan of RUNNING) {
    const field = runningField(random.fork(plan.code), plan, people)
    const one = organiser && field && (await holdEvent(db, { plan, field, organiser, viewer: staff }))
    if (one) held.push(one)
  }
  return held
}
