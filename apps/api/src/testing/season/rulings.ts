import { actorOf, type Viewer } from '../../auth/viewer.js'
import { recordAudit } from '../../domain/audit/record.js'
import { usualVisibility } from '../../domain/rulings/policy.js'
import { insertRuling, type NewParty } from '../../domain/rulings/rulings.repo.js'
import { adjustment, type ruling } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { PlannedEvent } from './calendar.js'
import type { PlayedField } from './field.js'
import type { HeldEvent } from './hold-event.js'
import type { Random } from '../../seed/random.js'

type Kind = (typeof ruling.$inferInsert)['kind']

interface InventedRuling {
  readonly kind: Kind
  readonly article: string
  readonly facts: string
  readonly decision: string
  /** What the ruling does to the result, if anything. */
  readonly effect?: 'averages' | 'penalty'
}

const RULINGS: Readonly<Record<string, readonly InventedRuling[]>> = {
  bridge: [
    {
      kind: 'adjustedScore',
      article: '12C2',
      facts: '邻桌大声讨论此副，本桌听到结果，无法正常打牌。The board was discussed aloud at the next table.',
      decision: '此副判人为调整分：南北平均正分，东西平均正分。Average plus to both sides.',
      effect: 'averages',
    },
    {
      kind: 'penalty',
      article: '90B2',
      facts: '多次超时，经警告后仍延误换桌。Slow play after a warning, delaying the move.',
      decision: '程序性罚分。A procedural penalty.',
      effect: 'penalty',
    },
    {
      kind: 'warning',
      article: '74A2',
      facts: '对叫牌作出评论，令对方不快。A remark on the auction annoyed the opponents.',
      decision: '警告，记录在案。A warning, kept on record.',
    },
  ],
  guandan: [
    {
      kind: 'warning',
      article: '18.3',
      facts: '还贡时牌点有误，发现时尚未出牌。A wrong card was returned and noticed before play.',
      decision: '更正还贡，口头警告。The return was put right; a warning.',
    },
  ],
  mahjong: [
    {
      kind: 'warning',
      article: '3.11.6-4',
      facts: '摸牌过快，影响他人吃碰。Drew too fast for the others to claim.',
      decision: '口头警告。A warning.',
    },
  ],
}

/** Now and then a director is called; some rulings change the score. */
export const inventRuling = (random: Random, plan: PlannedEvent): InventedRuling | undefined => {
  const own = random.fork(`ruling/${plan.code}`)
  if (!own.percent(plan.category === 'club' ? 20 : 70)) return undefined
  return own.pick(RULINGS[plan.sport] ?? [])
}

const penaltyOf = (plan: PlannedEvent): string => (plan.method === undefined ? '6' : '3')

const effectOf = (invented: InventedRuling, plan: PlannedEvent, field: PlayedField, held: HeldEvent) => {
  if (invented.effect === 'averages') {
    const slot = field.sheets[7]?.slot ?? ''
    return {
      kind: 'artificial' as const,
      slot,
      payload: { kind: 'artificial', slot, payload: { ns: 'plus', ew: 'plus' } },
    }
  }
  const entryId = held.entryIds[3] ?? ''
  const payload = { kind: 'penalty', entrant: entryId, amount: penaltyOf(plan) }
  return { kind: 'penalty' as const, entryId, payload }
}

/** Whom it concerns: both sides of the board nobody at the table had spoilt, or the contestant who did wrong. */
const partiesOf = (invented: InventedRuling, field: PlayedField, held: HeldEvent): NewParty[] =>
  invented.effect === 'averages'
    ? (field.sheets[7]?.sides ?? []).map(side => ({ entryId: held.entryIds[side] ?? '', role: 'nonOffending' }))
    : [{ entryId: held.entryIds[3] ?? '', role: 'offending' }]

/** Writes the ruling, and the adjustment it makes, as facts; answers the ruling's id. */
export const recordInventedRuling = async (
  tx: Transaction,
  viewer: Viewer,
  scene: {
    readonly invented: InventedRuling
    readonly field: PlayedField
    readonly held: HeldEvent
    readonly editionId: string
  },
): Promise<string> => {
  const { invented, field, held, editionId } = scene
  const { kind, article, facts, decision } = invented
  const givenBy = actorOf(viewer)
  const where = { organisationId: held.organisationId, stageId: held.stageId, editionId, article }
  const slot = invented.effect === 'averages' ? (field.sheets[7]?.slot ?? null) : null
  const givenAt = new Date(`${held.plan.day}T07:00:00Z`)
  const { id: rulingId } = await insertRuling(
    tx,
    { ...where, slot, kind, facts, decision, givenBy, givenAt, visibility: usualVisibility(kind) },
    partiesOf(invented, field, held),
  )
  if (invented.effect) {
    const effect = effectOf(invented, held.plan, field, held)
    await tx
      .insert(adjustment)
      .values({ ...where, ...effect, source: 'ruling', sourceId: rulingId, recordedBy: givenBy, recordedAt: givenAt })
  }
  await recordAudit(tx, viewer, {
    type: 'RULING_RECORDED',
    organisationId: held.organisationId,
    aggregateKind: 'ruling',
    aggregateId: rulingId,
    data: { rulingId, article },
  })
  return rulingId
}
