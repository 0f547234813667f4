import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { globalId } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { switchMutations } from '../support/spreadsheet-mutations.js'
import { walkerOf } from '../support/walk-mutation.js'
import { type Check, switcher } from './switcher.js'

/** The acts of the switch, each refused without a trace and done by whoever may. */

const SYSTEM = '老系统'
const LIST = '年终排名'
const ON = '2021-12-31'

let journey: Journey
let desk: ReturnType<typeof switcher>
let check: Check
const { walk, walked } = walkerOf<(typeof switchMutations)[number]>(() => journey)
const differences = async (): Promise<{ id: string; reason: string; accepted: string | null }[]> => {
  const query = `query ($id: ID!) { printedListCheck(id: $id) { differences { id reason accepted } } }`
  return (
    await desk.ask<{ printedListCheck: { differences: { id: string; reason: string; accepted: string | null }[] } }>(
      query,
      { id: check.id },
    )
  ).printedListCheck.differences
}

beforeAll(async () => {
  journey = await startJourney()
  desk = switcher(journey)
  await desk.bring('people', '姓名,出生日期\n邓一一,1970-01-01\n邓二二,1970-01-02\n邓三三,1970-01-03\n')
  await desk.bring('points', '姓名,积分,日期,积分种类\n邓一一,9,2021-03-01,红分\n邓二二,5,2021-03-01,红分\n', SYSTEM)
  const places = `邓一一,${LIST},${ON},1,11\n邓三三,${LIST},${ON},2,7\n`
  await desk.bring('lists', `姓名,排名表,日期,名次,积分\n${places}`, SYSTEM)
})
afterAll(() => journey?.stop())

describe('the switch', () => {
  it('compares, and each difference is accepted by a second person', async () => {
    const { ranking } = await desk.ask<{ ranking: { id: string } }>(
      'query ($code: String!) { ranking(code: $code) { id } }',
      { code: journey.federation.rankingCode },
    )
    const organisation = globalId('Organisation', journey.federation.id)
    const list = { organisation, list: LIST, asOf: ON, ranking: ranking.id }
    await walk('comparePrintedList', list, ['PRINTED_LIST_COMPARED'])
    check = await desk.compare(LIST, ON)
    expect([check.printed, check.same]).toEqual([2, 0])
    const found = await differences()
    expect(found.map(one => one.reason).sort()).toEqual(['hereOnly', 'pointsMissing', 'pointsMissing'])
    const [one] = found.filter(({ reason }) => reason === 'hereOnly')
    await walk('acceptDifference', { difference: one?.id, note: '漏印' }, ['DIFFERENCES_ACCEPTED'], 'staff2')
    const all = { check: check.id, reason: 'pointsMissing', note: '旧系统另有年费分' }
    await walk('acceptDifferences', all, ['DIFFERENCES_ACCEPTED'], 'staff2')
    expect((await differences()).map(({ accepted }) => accepted).sort()).toEqual([
      '旧系统另有年费分',
      '旧系统另有年费分',
      '漏印',
    ])
  })

  it('keeps what was accepted when the lists are compared again and only others have changed', async () => {
    const before = check.id
    await desk.bring('points', '姓名,积分,日期,积分种类\n邓三三,7,2021-04-01,红分\n', SYSTEM)
    check = await desk.compare(LIST, ON)
    expect(check.id).not.toBe(before)
    expect(check.reasons).toEqual([
      { reason: 'hereOnly', count: 1, accepted: 0 },
      { reason: 'pointsMissing', count: 1, accepted: 1 },
    ])
  })

  it('has its day', async () => {
    const day = { sport: 'bridge', system: SYSTEM, day: ON, reason: '理事会决定' }
    await walk('stateSwitch', { organisation: globalId('Organisation', journey.federation.id), ...day }, [
      'SWITCH_STATED',
    ])
    expect([...walked].sort()).toEqual([...switchMutations])
  })
})
