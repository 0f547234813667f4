import { err, ok, problem } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { drawnNumber, entry, seatDraw } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { entriesByIds, type EntryRow } from '../events/events.repo.js'
import { peopleOfEntry } from '../events/speaks-for-side.js'
import { amount, idOf, optional } from '../shared/action-fields.js'
import { defineAction } from '../shared/define-action.js'
import { placeOfStage } from '../standings/place.js'
import { findStage } from '../standings/stage.repo.js'
import { orderOfNumbers } from './order-of-numbers.js'
import { canDrawNumber, canPutDownCard } from './policy.js'
import { drawsOfStages, hasRounds, numbersOfDraws, type SeatDrawRow } from './seat-draws.repo.js'

const wrong = (code: string, path: string): Outcome<never> => err([problem(code, { at: { path } })])

const permittedEntry = async (
  db: Db,
  viewer: Viewer,
  { entryId, number }: { readonly entryId: string; readonly number?: number | undefined },
): Promise<Outcome<{ row: EntryRow; isOwn: boolean }>> => {
  const [row] = await entriesByIds(db, [entryId])
  const stage = row && (await findStage(db, row.stageId))
  if (!row || !stage) return wrong('ENTRY_UNKNOWN', 'entry')
  const place = placeOfStage(stage)
  const people = await peopleOfEntry(db, entryId)
  const permitted = requirePermission(
    number === undefined ? canDrawNumber(viewer, place, people) : canPutDownCard(viewer, place),
  )
  const isOwn = viewer.personId !== undefined && people.includes(viewer.personId)
  return permitted.ok ? ok({ row, isOwn }) : permitted
}

/** What is drawn next: the number on the card, or the first of the fixed order that nobody has. */
const nextNumber = (draw: SeatDrawRow, taken: ReadonlySet<number>, card: number | undefined): Outcome<number> => {
  if (card === undefined) {
    const next = orderOfNumbers(draw.secret, draw.places).find(number => !taken.has(number))
    return next === undefined ? wrong('SEAT_NUMBER_OUT_OF_RANGE', 'entry') : ok(next)
  }
  if (!Number.isInteger(card) || card < 1 || card > draw.places)
    return err([problem('SEAT_NUMBER_OUT_OF_RANGE', { at: { path: 'number' }, params: { most: draw.places } })])
  return taken.has(card) ? wrong('SEAT_NUMBER_TAKEN', 'number') : ok(card)
}

/**
 * Draws the number of a contestant, once: by its own press on a phone, an officer's before the wall, or from a card, whose number
 * an officer writes down. Problems: ENTRY_UNKNOWN, NOT_PERMITTED, SEAT_DRAW_NOT_OPEN, SEAT_DRAW_ROUNDS_DRAWN, SEAT_NUMBER_DRAWN,
 * SEAT_NUMBER_TAKEN, SEAT_NUMBER_OUT_OF_RANGE.
 */
export const drawNumber = defineAction({
  name: 'drawNumber',
  says: 'Draws the number by which a contestant is seated.',
  asks: 'For which contestant.',
  takes: 'A number drawn for seats.',
  isKeyed: true,
  fields: {
    entry: idOf('Entry', 'The contestant.'),
    number: optional(amount('The number on the card that was drawn; left out, the draw has one.')),
  },
  permit: (deps, viewer, input) => permittedEntry(deps.db, viewer, input),
  run: async ({ tx, viewer }, { entryId, number: card }, { row, isOwn }): Promise<Outcome<{ stageId: string }>> => {
    const { organisationId, stageId } = row
    await tx.select({ id: seatDraw.id }).from(seatDraw).where(eq(seatDraw.stageId, stageId)).for('update')
    const [draw] = await drawsOfStages(tx, [stageId])
    if (!draw) return wrong('SEAT_DRAW_NOT_OPEN', 'entry')
    if (await hasRounds(tx, stageId)) return wrong('SEAT_DRAW_ROUNDS_DRAWN', 'entry')
    const drawn = await numbersOfDraws(tx, [draw.id])
    if (drawn.some(one => one.entryId === entryId)) return wrong('SEAT_NUMBER_DRAWN', 'entry')
    const number = nextNumber(draw, new Set(drawn.map(one => one.number)), card)
    if (!number.ok) return number
    const way = card !== undefined ? 'CARD' : isOwn ? 'PHONE' : 'WALL'
    const said = { number: number.value, way } as const
    await tx.insert(drawnNumber).values({ organisationId, drawId: draw.id, entryId, ...said, saidBy: actorOf(viewer) })
    await tx.update(entry).set({ seed: number.value }).where(eq(entry.id, entryId))
    await recordAudit(tx, viewer, {
      type: 'SEAT_NUMBER_DRAWN',
      ...{ organisationId, aggregateKind: 'stage', aggregateId: stageId },
      data: { stageId, entryId, ...said },
    })
    return ok({ stageId })
  },
})
