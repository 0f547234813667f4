import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowIdOf, globalId } from '../support/ids.js'
import { directorOf, pairs } from '../support/director.js'
import { type Journey, startJourney } from '../support/journey.js'

/** The director's desk in every format: exchanges, what follows from them, and who leaves. */

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.stop())

const { done, newEvent, newStage, enter, open, playOut } = directorOf(() => journey)

const entryOf = async (stage: string, number: number): Promise<string> => {
  const [row] = await journey.database
    .sql`select id from entry where stage_id = ${rowIdOf(stage)} and number = ${`${number}`}`
  return globalId('Entry', String(row?.id))
}

describe('a cut', () => {
  it('is no withdrawal: who was cut may go on elsewhere, who withdrew with that word may not', async () => {
    const event = await newEvent('guandan')
    const swiss = { kind: 'swiss', rounds: 2, cuts: [{ afterRound: 1, remove: 4 }] }
    const stage = await newStage(event, { format: swiss })
    const from = [{ kind: 'places', stage: '1', perGroup: 8 }]
    const next = await newStage(event, { format: { kind: 'roundRobin', legs: 1, groups: 1 }, from })
    await enter(stage, 8)
    await open(stage)
    await playOut(stage)
    const entry = await entryOf(stage, 8)
    await done('withdrawEntry', { entry, reason: 'cut' }, 'entry { withdrawnAfter cutAfter }')
    const second = await playOut(stage)
    expect(pairs(second).flat().sort()).toEqual([1, 2, 3, 4])
    const leavers = async () => {
      const rows = await journey.database.sql`
        select number, withdrawn_after, withdrawn_reason, cut_after from entry
        where stage_id = ${rowIdOf(stage)} and (withdrawn_at is not null or cut_after is not null) order by number`
      return rows.map(row => [row.number, row.withdrawn_after, row.withdrawn_reason, row.cut_after])
    }
    const left = [
      ['5', null, null, 1],
      ['6', null, null, 1],
      ['7', null, null, 1],
      ['8', 1, 'cut', null],
    ]
    expect(await leavers()).toEqual(left)
    // As it was written before the column: the migration tells the format's word from the director's by the log.
    await journey.database.sql`
      update entry set withdrawn_at = now(), withdrawn_after = cut_after, withdrawn_reason = 'cut', cut_after = null
      where stage_id = ${rowIdOf(stage)} and cut_after is not null`
    await journey.database.sql.unsafe(await readFile('drizzle/0017_carry-over-cuts.sql', 'utf8'))
    expect(await leavers()).toEqual(left)
    expect((await done<{ entered: number }>('advanceStage', { stage: next }, 'entered')).entered).toBe(7)
  })
})
