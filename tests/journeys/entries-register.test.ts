import { scene, testDeps, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { directorOf, type Fields } from '../support/director.js'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { sixPairs, usebioFile } from '../support/usebio.js'

/** An event made at the desk pays its points to people of the register: found as they are typed, or linked afterwards. */

let journey: Journey
let stage = ''
let event = ''
const people: Record<string, { id: string; number: string }> = {}

const { act, done, newEvent, newStage, playOut, open } = directorOf(() => journey)

const register = async (display: string, rest: Fields = {}) => {
  const organisation = globalId('Organisation', journey.federation.id)
  const name = { script: 'Hans', family: display.slice(0, 1), given: display.slice(1), display }
  const input = { organisation, names: [name], surelyNew: true, ...rest }
  const made = await done<{ person: { id: string; number: string } }>('registerPerson', input, 'person { id number }')
  return made.person
}

interface Matched {
  status: string
  foundBy: string | null
  nameAgrees: boolean
  name: string
  person: { number: string } | null
  candidates: { score: number }[]
  enteredIn: { number: string } | null
}

const match = async (...players: string[]): Promise<Matched[]> => {
  const document = `query ($stage: ID!, $players: [String!]!) { matchEntrants(stage: $stage, players: $players) {
    status foundBy nameAgrees name person { number } candidates { score } enteredIn { number } } }`
  return (await journey.ask<{ matchEntrants: Matched[] }>(journey.federation.staff, document, { stage, players }))
    .matchEntrants
}

interface Queue {
  total: number
  players: { player: { id: string; nameAsEntered: string }; entry: { number: string }; match: { status: string } }[]
}

const queue = async (of = event): Promise<Queue> => {
  const document = `query ($event: ID!) { unlinkedPlayers(event: $event) { total players {
    player { id nameAsEntered } entry { number } match { status } } } }`
  return (await journey.ask<{ unlinkedPlayers: Queue }>(journey.federation.staff, document, { event: of }))
    .unlinkedPlayers
}

const standingsOf = async (of: string, field: 'standings' | 'provisional') => {
  const found = await journey.ask<{ stage: { shown: { id: string } | null } }>(
    journey.federation.staff,
    `query ($stage: ID!) { stage(id: $stage) { shown: ${field} { id } } }`,
    { stage: of },
  )
  return found.stage.shown?.id
}

const publishResult = async (of: string) => {
  await useCases.recomputeNow(testDeps(journey.database.db), rowIdOf(of))
  const revision = await standingsOf(of, 'provisional')
  await done('publishStandings', { stage: of, revision }, 'revision { id }')
}

const official = async (of: string) =>
  act('makeOfficial', { revision: await standingsOf(of, 'standings'), closeWindowsEarly: '无异议' }, 'revision { id }')

const awards = async (of: string) =>
  journey.database.sql`select p.number, a.points from point_award a join person p on p.id = a.person_id
    where a.event_id = ${rowIdOf(of)} and a.superseded_at is null order by a.points desc, p.number`

beforeAll(async () => {
  journey = await startJourney()
  const about = { organisationId: journey.federation.id, sport: 'guandan', nameZh: '积分', nameEn: 'Points' }
  const curve = { kind: 'reciprocal', shares: ['1', '0.7', '0.5', '0.3'], offset: 1 }
  await scene.addPolicy(journey.database.db, {
    ...about,
    kind: 'award',
    code: 'guandan-points',
    rule: {
      kind: 'award',
      unit: '0.01',
      field: { oddOneWinner: 'asIs', severalGroups: 'own' },
      base: { kind: 'perEntrant', amount: '3' },
      curve,
      cutOff: { fraction: '1/2', of: 'entered', rounding: 'down' },
      ties: { method: 'average', of: 'rounded', over: 'allPlaces' },
      rounding: { step: '0.01', direction: 'nearest', half: 'up' },
      colour: 'green',
      nonMembers: 'award',
    },
  })
  event = await newEvent('guandan')
  stage = await newStage(event, { format: { kind: 'swiss', rounds: 2 } })
  for (const name of ['赵一平', '钱二平', '孙三平', '李四平', '周五平', '吴六平']) people[name] = await register(name)
  await register('王同名')
  await register('王同名')
  people.wbf = await register('郑七平', { identifiers: [{ issuer: 'WBF', value: '900001' }] })
})
afterAll(() => journey?.stop())

describe('what is typed', () => {
  it('is found by our number, by another body’s number, and by a name one person bears', async () => {
    const answers = await match(`${people.赵一平?.number}`, 'WBF 900001', '钱二平', `孙三平 ${people.孙三平?.number}`)
    expect(answers.map(one => [one.status, one.foundBy, one.person?.number])).toEqual([
      ['matched', 'id', people.赵一平?.number],
      ['matched', 'externalId', people.wbf?.number],
      ['matched', 'name', people.钱二平?.number],
      ['matched', 'id', people.孙三平?.number],
    ])
    expect(answers[3]?.name).toBe('孙三平')
  })

  it('is asked about where several bear the name, where only the pinyin agrees, or the number is another’s', async () => {
    const [several, pinyin, nobody, wrong] = await match(
      '王同名',
      'Li Siping',
      '独孤求败',
      `李四平 ${people.赵一平?.number}`,
    )
    expect([several?.status, several?.candidates.length]).toEqual(['doubtful', 2])
    expect([pinyin?.status, pinyin?.candidates.length]).toEqual(['doubtful', 1])
    expect(nobody?.status).toBe('unknown')
    expect([wrong?.status, wrong?.nameAgrees]).toEqual(['matched', false])
  })

  it('is answered to those who run the event alone', async () => {
    const document = 'query ($stage: ID!) { matchEntrants(stage: $stage, players: ["赵一平"]) { status } }'
    const nobody = await journey.api.execute(undefined, document, { stage })
    expect(nobody.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
    const scorer = await journey.api.execute(journey.federation.scorer, document, { stage })
    expect(scorer.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  })
})

describe('an event made at the desk', () => {
  it('takes nobody twice and says who plays already', async () => {
    const person = (name: string) => ({ person: people[name]?.id })
    const twice = { stage, entrants: [{ players: [person('赵一平'), person('赵一平')] }] }
    expect((await act('enterEntrants', twice, 'entered')).problems).toEqual([{ code: 'PLAYER_ENTERED_TWICE' }])
    const entrants = [
      { name: '龙队', players: [person('赵一平'), person('钱二平')] },
      { players: [{ name: '孙三平' }, { name: '过客', notMember: true }] },
      { players: [{ name: '李四平' }, { name: '周五平' }] },
      { players: [person('吴六平'), { name: '郑七平' }] },
    ].map((one, at) => ({ ...one, seed: at + 1 }))
    await done('enterEntrants', { stage, entrants }, 'entered')
    const [again] = await match('赵一平')
    expect(again?.enteredIn?.number).toBe('1')
  })

  it('names those nobody has placed, each with whom the register may mean', async () => {
    const { total, players } = await queue()
    expect(total).toBe(4)
    expect(players.map(one => [one.entry.number, one.player.nameAsEntered, one.match.status])).toEqual([
      ['2', '孙三平', 'matched'],
      ['3', '李四平', 'matched'],
      ['3', '周五平', 'matched'],
      ['4', '郑七平', 'matched'],
    ])
    const seen = await journey.ask<{ event: { unlinkedCount: number | null } }>(
      journey.federation.scorer,
      'query ($event: ID!) { event(id: $event) { unlinkedCount } }',
      { event },
    )
    expect(seen.event.unlinkedCount).toBeNull()
  })

  it('is not made official while a player of a winning side is not placed', async () => {
    await open(stage)
    await playOut(stage)
    await publishResult(stage)
    const refused = await official(stage)
    expect(new Set(refused.problems.map(one => one.code))).toEqual(new Set(['PLAYER_NOT_LINKED']))
    expect(await awards(event)).toHaveLength(0)
  })

  it('pays the points of those who were linked, and of nobody else', async () => {
    const { players } = await queue()
    for (const { player } of players) {
      const known = player.nameAsEntered === '郑七平' ? people.wbf : people[player.nameAsEntered]
      const choice = player.nameAsEntered === '周五平' ? { notMember: true } : { person: known?.id }
      await done('linkPlayer', { player: player.id, choice }, 'entry { id }')
      expect((await act('linkPlayer', { player: player.id, choice }, 'entry { id }')).problems).toEqual([
        { code: 'PLAYER_CHANGED' },
      ])
    }
    expect((await queue()).total).toBe(0)
    expect((await official(stage)).problems).toEqual([])
    expect((await awards(event)).length).toBeGreaterThan(0)
  })

  it('lets the points follow who is linked once the result is official, with a reason', async () => {
    const before = await awards(event)
    const winners = new Set(before.map(row => row.number))
    const { event: found } = await journey.ask<{
      event: { stages: { entries: { players: { id: string; person: { id: string; number: string } | null }[] }[] }[] }
    }>(
      journey.federation.staff,
      'query ($event: ID!) { event(id: $event) { stages { entries { players { id person { id number } } } } } }',
      { event },
    )
    const line = found.stages[0]?.entries.flatMap(one => one.players).find(one => winners.has(one.person?.number))
    const late = await register('冯八平')
    const change = { player: line?.id, choice: { person: late.id } }
    expect((await act('linkPlayer', change, 'entry { id }')).problems).toEqual([{ code: 'PLAYER_LINK_REASON_MISSING' }])
    await done('linkPlayer', { ...change, reason: '登记时认错了人' }, 'lists')
    const after = await awards(event)
    expect(after.map(row => row.number)).toContain(late.number)
    expect(after.map(row => row.number)).not.toContain(line?.person?.number)
    expect(after).toHaveLength(before.length)
  })
})

describe('an imported event', () => {
  it('is held to the same: its open questions are answered by the link', async () => {
    const pairs = ['1', '2', '3', '4', '5', '6']
    await journey.takeIn('first.xml', usebioFile('First', pairs, sixPairs))
    const plain = usebioFile('Second', pairs, sixPairs).replace(/<NATIONAL_ID_NUMBER>\d+<\/NATIONAL_ID_NUMBER>/g, '')
    const taken = await journey.takeInAsIs('second.xml', plain)
    await publishResult(taken.stage)
    const refused = await official(taken.stage)
    expect(new Set(refused.problems.map(one => one.code))).toEqual(new Set(['PLAYER_NOT_LINKED']))
    for (const { player } of (await queue(taken.event)).players)
      await done('linkPlayer', { player: player.id, choice: { notMember: true } }, 'entry { id }')
    expect((await official(taken.stage)).problems).toEqual([])
    const [open] = await journey.database.sql`select count(*)::int as n from identity_question where status = 'OPEN'`
    expect(open?.n).toBe(0)
  })
})
