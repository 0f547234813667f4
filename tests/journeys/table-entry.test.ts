import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'

/**
 * Results from the table: the code of a slip opens one table of one round for one of its sides and nothing else; one side
 * enters, the other agrees or calls the director, and the director ends it.
 */

let now = new Date('2026-11-21T02:00:00Z')
let journey: Journey
let stage = ''
let rounds: string[] = []

const rowIds = async (rows: Promise<readonly Record<string, unknown>[]>) => (await rows).map(row => String(row.id))

const send = async (name: string, input: Record<string, unknown>, who: 'staff' | 'staff2' | 'nobody' = 'staff') => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { problems { code } } }`
  const actor = who === 'nobody' ? undefined : journey.federation[who]
  const { data, errors } = await journey.api.execute<Record<string, { problems: { code: string }[] }>>(
    actor,
    document,
    {
      input,
    },
  )
  if (errors) return [String(errors[0]?.extensions?.reason ?? errors[0]?.extensions?.code)]
  return data?.[name]?.problems.map(problem => problem.code) ?? []
}

interface Slot {
  readonly slot: string
  readonly version: number
  readonly state: string
  readonly disputed: boolean
  readonly canAgree: boolean
  readonly sheetData: unknown
}

interface Seen {
  readonly table: string
  readonly canEnter: { readonly allowed: boolean; readonly reason: string | null }
  readonly side: { readonly number: string }
  readonly slots: readonly Slot[]
}

const look = async (code: string): Promise<Seen | null> => {
  const answer = await journey.ask<{ tableEntry: Seen | null }>(
    undefined,
    `query ($code: String!) { tableEntry(code: $code) { table canEnter { allowed reason } side { number }
      slots { slot version state disputed canAgree sheetData } } }`,
    { code },
  )
  return answer.tableEntry
}

/** The codes of a table of a round, by its sides. */
const codesOf = async (round: string, table: string): Promise<readonly string[]> => {
  const answer = await journey.ask<{ round: { tables: { label: string; codes: { code: string }[] }[] } }>(
    journey.federation.staff,
    'query ($id: ID!) { round(id: $id) { tables { label codes { code } } } }',
    { id: round },
  )
  return answer.round.tables.find(one => one.label === table)?.codes.map(({ code }) => code) ?? []
}

const sheet = { bridge: { contract: '3NT', declarer: 'N', tricks: 9 } }

beforeAll(async () => {
  journey = await startJourney({ now: () => now })
  const { sql } = journey.database
  const organisation = globalId('Organisation', journey.federation.id)
  const days = { startsOn: '2026-11-21', endsOn: '2026-11-21' }
  const about = { code: 'TABLE-1', nameZh: '桌上赛', nameEn: 'Tables', sport: 'bridge', category: 'club', ...days }
  expect(await send('createEvent', { organisation, ...about })).toEqual([])
  const [event = ''] = await rowIds(sql`select id from event where code = 'TABLE-1'`)
  const names = { nameZh: '双人', nameEn: 'Pairs', format: 'pairs' }
  expect(await send('addStage', { event: globalId('Event', event), ...names })).toEqual([])
  const [stageId = ''] = await rowIds(sql`select id from stage where event_id = ${event}`)
  stage = globalId('Stage', stageId)
  const entrants = Array.from({ length: 8 }, (_, at) => ({ players: [{ name: `甲${at}` }, { name: `乙${at}` }] }))
  expect(await send('enterEntrants', { stage, entrants })).toEqual([])
  expect(await send('openSession', { stage })).toEqual([])
  const [session = ''] = await rowIds(sql`select id from play_session where stage_id = ${stageId}`)
  const mitchell = { arrowSwitched: 0 }
  const movement = { session: globalId('PlaySession', session), movement: { mitchell }, boardsARound: 2 }
  expect(await send('applyMovement', movement)).toEqual([])
  const ids = await rowIds(sql`select id from round where session_id = ${session} order by number`)
  rounds = ids.map(id => globalId('Round', id))
  expect(await send('publishRound', { round: rounds[0], following: true })).toEqual([])
  expect(await send('openTableEntry', { round: rounds[0], hours: 4, following: true })).toEqual([])
})
afterAll(() => journey?.stop())
beforeEach(() => {
  now = new Date('2026-11-21T02:00:00Z')
})

describe('a code of a slip', () => {
  it('opens the boards of its own table in its own round, and shows nothing of any other', async () => {
    const [one = ''] = await codesOf(rounds[0] ?? '', '1')
    const seen = await look(one)
    expect(seen?.table).toBe('1')
    expect(seen?.slots.map(slot => slot.slot)).toEqual(['s1/r1/t1/b1', 's1/r1/t1/b2'])
    const elsewhere = ['s1/r1/t2/b3', 's1/r2/t1/b3', 's1/r1/t1/b3']
    for (const slot of elsewhere)
      expect(await send('enterTableResult', { code: one, slot, sheet, expectedVersion: 0 }, 'nobody')).toEqual([
        'TABLE_PLACE_UNKNOWN',
      ])
  })

  it('shows no result of its boards at tables that played them before', async () => {
    const [first = ''] = await codesOf(rounds[0] ?? '', '2')
    const opened = await look(first)
    const [slot] = opened?.slots ?? []
    const { value, statements } = await journey.database.statements.during(() =>
      send('enterTableResult', { code: first, slot: slot?.slot, sheet, expectedVersion: 0 }, 'nobody'),
    )
    expect(value).toEqual([])
    // A hall enters its results within one minute: what one entry sends, and that the others wait for its commit alone.
    expect(statements.length).toBeLessThanOrEqual(15)
    expect(statements.slice(-3).map(text => /audit_event|add_job|commit/.exec(text)?.[0])).toEqual([
      'audit_event',
      'add_job',
      'commit',
    ])
    const board = slot?.slot.split('/').at(-1)
    const [later = ''] = await codesOf(rounds[1] ?? '', '1')
    const seen = await look(later)
    expect(seen?.slots.map(one => one.slot.split('/').at(-1))).toContain(board)
    expect(seen?.slots.map(one => [one.state, one.version, one.sheetData])).toEqual([
      ['missing', 0, null],
      ['missing', 0, null],
    ])
  })

  it('leads its side from table to table of the session, and no other side', async () => {
    const elsewhere = async (code: string) => {
      const document =
        'query ($code: String!) { tableEntry(code: $code) { elsewhere { round table code } side { number } } }'
      const answer = await journey.ask<{
        tableEntry: { elsewhere: { round: number; table: string; code: string }[]; side: { number: string } }
      }>(undefined, document, { code })
      return answer.tableEntry
    }
    const [first = ''] = await codesOf(rounds[0] ?? '', '1')
    const { elsewhere: places, side } = await elsewhere(first)
    expect(places.map(one => one.round)).toEqual(rounds.slice(1).map((_, at) => at + 2))
    for (const { code, round, table } of places) {
      expect((await look(code))?.side.number).toBe(side.number)
      expect(await codesOf(rounds[round - 1] ?? '', table)).toContain(code)
    }
    now = new Date('2026-11-21T06:00:01Z')
    expect((await elsewhere(first)).elsewhere).toEqual([])
  })

  it('is read as it is typed: small letters, blanks, O for 0', async () => {
    const [one = ''] = await codesOf(rounds[0] ?? '', '1')
    const typed = one
      .toLowerCase()
      .replaceAll('0', 'o')
      .replaceAll('1', 'l')
      .replace(/(.{4})/g, '$1 ')
    expect((await look(typed))?.table).toBe('1')
    expect(await look('0'.repeat(12))).toBeNull()
  })

  it('is given to nobody but those who manage the round', async () => {
    const asked = await journey.ask<{ round: { tableEntryUntil: string | null; tables: { codes: unknown[] }[] } }>(
      undefined,
      'query ($id: ID!) { round(id: $id) { tableEntryUntil tables { codes { code } } } }',
      { id: rounds[0] },
    )
    expect(asked.round.tableEntryUntil).toBeNull()
    expect(asked.round.tables.flatMap(table => table.codes)).toEqual([])
  })
})

describe('one side enters, the other', () => {
  const slot = 's1/r1/t1/b1'
  let one = ''
  let other = ''
  const stateFor = async (code: string) => (await look(code))?.slots.find(found => found.slot === slot)

  it('agrees; nobody agrees with himself, and what is agreed stays', async () => {
    ;[one = '', other = ''] = await codesOf(rounds[0] ?? '', '1')
    expect(await send('enterTableResult', { code: one, slot, sheet, expectedVersion: 0 }, 'nobody')).toEqual([])
    expect(await stateFor(one)).toMatchObject({ state: 'own', canAgree: false, version: 1 })
    expect(await stateFor(other)).toMatchObject({ state: 'other', canAgree: true, version: 1 })
    expect(await send('agreeAtTable', { code: one, slot, version: 1 }, 'nobody')).toEqual(['OWN_ENTRY'])
    expect(await send('agreeAtTable', { code: other, slot, version: 2 }, 'nobody')).toEqual([
      'RESULT_CHANGED_MEANWHILE',
    ])
    expect(await send('agreeAtTable', { code: other, slot, version: 1 }, 'nobody')).toEqual([])
    expect(await stateFor(one)).toMatchObject({ state: 'agreed' })
    expect(await send('enterTableResult', { code: one, slot, sheet, expectedVersion: 1 }, 'nobody')).toEqual([
      'TABLE_RESULT_SETTLED',
    ])
  })

  it('is shown to the desk with the table and its sides, and counts as confirmed', async () => {
    const answer = await journey.ask<{ round: { tables: { slots: Record<string, unknown>[] }[] } }>(
      journey.federation.staff,
      `query ($id: ID!) { round(id: $id) { tables { slots { slot source enteredBy enteredAtTable { table side { number } }
        confirmation { confirmedBy atTable { table side { number } } } } } } }`,
      { id: rounds[0] },
    )
    const found = answer.round.tables.flatMap(table => table.slots).find(each => each.slot === slot)
    expect(found).toMatchObject({
      source: 'table',
      enteredBy: null,
      enteredAtTable: { table: '1' },
      confirmation: { confirmedBy: null, atTable: { table: '1' } },
    })
  })

  it('says it was otherwise: the director sees it, until the table agrees', async () => {
    const disputed = 's1/r1/t1/b2'
    const flags = async () => {
      const answer = await journey.ask<{ stage: { openFlags: { slot: string; note: string; atTable: unknown }[] } }>(
        journey.federation.staff,
        'query ($id: ID!) { stage(id: $id) { openFlags { slot note atTable { table } } } }',
        { id: stage },
      )
      return answer.stage.openFlags
    }
    expect(await send('enterTableResult', { code: one, slot: disputed, sheet, expectedVersion: 0 }, 'nobody')).toEqual(
      [],
    )
    const objection = { code: other, slot: disputed, version: 1, note: '十墩' }
    expect(await send('disputeAtTable', objection, 'nobody')).toEqual([])
    expect(await send('disputeAtTable', objection, 'nobody')).toEqual(['TABLE_DISPUTED_ALREADY'])
    expect(await flags()).toEqual([{ slot: disputed, note: '十墩', atTable: { table: '1' } }])
    const right = { bridge: { contract: '3NT', declarer: 'N', tricks: 10 } }
    const anew = { code: other, slot: disputed, sheet: right, expectedVersion: 1 }
    expect(await send('enterTableResult', anew, 'nobody')).toEqual([])
    expect(await send('agreeAtTable', { code: one, slot: disputed, version: 2 }, 'nobody')).toEqual([])
    expect(await flags()).toEqual([])
  })

  it('calls the director, whatever stands there, and the call waits for the director alone', async () => {
    const [one = '', other = ''] = await codesOf(rounds[0] ?? '', '2')
    const seen = async (code: string) =>
      (
        await journey.ask<{ tableEntry: { hasCalled: boolean; slots: { disputed: boolean }[] } }>(
          undefined,
          'query ($code: String!) { tableEntry(code: $code) { hasCalled slots { disputed } } }',
          { code },
        )
      ).tableEntry
    expect((await seen(one)).hasCalled).toBe(false)
    expect(await send('callDirector', { code: one, kind: 'irregularity' }, 'nobody')).toEqual([])
    expect(await send('callDirector', { code: other, kind: 'time' }, 'nobody')).toEqual(['TABLE_CALLED_ALREADY'])
    const { hasCalled, slots } = await seen(other)
    expect([hasCalled, slots.some(({ disputed }) => disputed)]).toEqual([true, false])
    const { stage: found } = await journey.ask<{
      stage: { openFlags: { id: string; atTable: { table: string } | null; found: { code: string }[] }[] }
    }>(
      journey.federation.staff,
      'query ($id: ID!) { stage(id: $id) { openFlags { id atTable { table } found { code params { name value } } } } }',
      { id: stage },
    )
    expect(found.openFlags.map(({ atTable, found: [call] }) => [atTable?.table, call])).toEqual([
      ['2', { code: 'TABLE_CALLS', params: [{ name: 'kind', value: 'irregularity' }] }],
    ])
    expect(await send('settleFlag', { flag: found.openFlags[0]?.id })).toEqual([])
    expect((await seen(one)).hasCalled).toBe(false)
  })

  it('is gone to by one director, whom the others see, and gets time of its own', async () => {
    const [one = ''] = await codesOf(rounds[0] ?? '', '2')
    expect(await send('callDirector', { code: one, kind: 'time' }, 'nobody')).toEqual([])
    const waiting = async (who: 'staff' | 'staff2') =>
      (
        await journey.ask<{
          stage: { openFlags: { id: string; isCall: boolean; takenBy: string | null; takenByViewer: boolean }[] }
        }>(
          journey.federation[who],
          'query ($id: ID!) { stage(id: $id) { openFlags { id isCall takenBy takenByViewer } } }',
          { id: stage },
        )
      ).stage.openFlags.find(flag => flag.isCall)
    const flag = (await waiting('staff'))?.id
    const take = (who: 'staff' | 'staff2', more: object = {}) => send('takeCall', { flag, ...more }, who)
    expect(await take('staff')).toEqual([])
    expect(await waiting('staff')).toMatchObject({ takenByViewer: true })
    expect((await waiting('staff2'))?.takenBy).not.toBeNull()
    expect(await take('staff2')).toEqual(['CALL_TAKEN'])
    expect(await take('staff', { release: true })).toEqual([])
    expect(await take('staff2')).toEqual([])
    await journey.database.sql`update slot_flag set taken_until = '2000-01-01' where taken_by is not null`
    expect((await waiting('staff2'))?.takenBy).toBeNull()
    expect(await take('staff')).toEqual([])

    const round = rounds[0] ?? ''
    const extra = async () =>
      (
        await journey.ask<{ round: { extraTime: object[] } }>(
          undefined,
          'query ($id: ID!) { round(id: $id) { extraTime { table minutes } } }',
          { id: round },
        )
      ).round.extraTime
    const give = (minutes: number, table = '2') => send('giveExtraTime', { round, table, minutes })
    expect(await give(5)).toEqual([])
    expect(await give(3)).toEqual([])
    expect(await extra()).toEqual([{ table: '2', minutes: 8 }])
    expect([await give(60), await give(-9), await give(0), await give(5, '99')]).toEqual([
      ['EXTRA_TIME_UNREADABLE'],
      ['EXTRA_TIME_UNREADABLE'],
      ['EXTRA_TIME_UNREADABLE'],
      ['TABLE_NOT_IN_ROUND'],
    ])
    expect(await give(-8)).toEqual([])
    expect(await extra()).toEqual([])
    expect(await send('settleFlag', { flag })).toEqual([])
    expect(await take('staff')).toEqual(['FLAG_SETTLED_ALREADY'])
  })

  it('leaves alone what the desk wrote', async () => {
    const [mine = ''] = await codesOf(rounds[0] ?? '', '3')
    const place = (await look(mine))?.slots[0]?.slot ?? ''
    const [row] = await journey.database
      .sql`select t.sides, t.boards from round_table t join round r on r.id = t.round_id
      where t.label = '3' and r.number = 1`
    const sides = ((row?.sides ?? []) as string[]).map(id => globalId('Entry', id))
    const at = { session: 1, round: 1, table: '3', board: ((row?.boards ?? []) as string[])[0] }
    expect(await send('enterResult', { stage, slot: place, sides, sheet, expectedVersion: 0, ...at })).toEqual([])
    expect(await send('enterTableResult', { code: mine, slot: place, sheet, expectedVersion: 1 }, 'nobody')).toEqual([
      'TABLE_RESULT_SETTLED',
    ])
  })

  it('refuses what cannot have been: no such score, and a pair on the same board twice', async () => {
    const [mine = ''] = await codesOf(rounds[0] ?? '', '4')
    const place = (await look(mine))?.slots[1]?.slot ?? ''
    const impossible = { bridge: { nsScore: 625 } }
    expect(
      await send('enterTableResult', { code: mine, slot: place, sheet: impossible, expectedVersion: 0 }, 'nobody'),
    ).toEqual(['SCORE_IMPOSSIBLE_HERE'])
    const [row] = await journey.database.sql`select t.sides from round_table t join round r on r.id = t.round_id
      where t.label = '1' and r.number = 1`
    const sides = ((row?.sides ?? []) as string[]).map(id => globalId('Entry', id))
    const twice = { stage, slot: 's1/r3/t1/b1', sides, session: 1, round: 9, table: '9', board: '1' }
    expect(await send('enterResult', { ...twice, sheet, expectedVersion: 0 })).toEqual(['BOARD_PLAYED_ALREADY'])
  })

  it('sends again what may have arrived, and it is stored once', async () => {
    const [mine = ''] = await codesOf(rounds[0] ?? '', '4')
    const place = (await look(mine))?.slots[0]?.slot ?? ''
    const entry = { code: mine, slot: place, sheet, expectedVersion: 0, idempotencyKey: 'once-only' }
    expect(await send('enterTableResult', entry, 'nobody')).toEqual([])
    expect(await send('enterTableResult', entry, 'nobody')).toEqual([])
    expect((await look(mine))?.slots[0]?.version).toBe(1)
  })
})

describe('a code ends', () => {
  const refusedOn = async (code: string) => (await look(code))?.canEnter.reason

  it('by time, and then shows no sheet', async () => {
    const [mine = ''] = await codesOf(rounds[1] ?? '', '1')
    now = new Date('2026-11-21T06:00:01Z')
    expect(await look(mine)).toMatchObject({ canEnter: { allowed: false, reason: 'TABLE_CODE_EXPIRED' }, slots: [] })
    expect(await codesOf(rounds[1] ?? '', '1')).toEqual([])
  })

  it('by new codes, by the director, and with its round', async () => {
    const [old = ''] = await codesOf(rounds[1] ?? '', '1')
    expect(await send('openTableEntry', { round: rounds[1], hours: 2 })).toEqual([])
    expect(await refusedOn(old)).toBe('TABLE_CODE_REVOKED')
    const [fresh = ''] = await codesOf(rounds[1] ?? '', '1')
    expect(await refusedOn(fresh)).toBeNull()
    expect(await send('closeTableEntry', { round: rounds[1] })).toEqual([])
    expect(await refusedOn(fresh)).toBe('TABLE_CODE_REVOKED')
    const [place = ''] = ['s1/r2/t1/b3']
    expect(await send('enterTableResult', { code: fresh, slot: place, sheet, expectedVersion: 0 }, 'nobody')).toEqual([
      'TABLE_CODE_REVOKED',
    ])
    expect(await send('closeTableEntry', { round: rounds[1] })).toEqual(['TABLE_ENTRY_NOT_OPEN'])
    const [last = ''] = await codesOf(rounds[2] ?? '', '1')
    expect(await send('closeRound', { round: rounds[2], reason: '停电' })).toEqual([])
    expect(await refusedOn(last)).toBe('TABLE_ROUND_NOT_OPEN')
  })

  it('and is written in the log as the table', async () => {
    const rows = await journey.database.sql`select distinct split_part(actor, ':', 2) as at from audit_event
      where actor like 'table:%' order by 1`
    expect(rows.map(row => row.at)).toEqual(['1', '2', '4'])
  })
})

describe('a result in the wrong place', () => {
  const open = async (slot: string) => {
    const [row] = await journey.database.sql`select sheet, version, sides from score_sheet
      where slot = ${slot} and superseded_at is null`
    return row as { sheet: unknown; version: number; sides: string[] } | undefined
  }
  const preview = async (input: Record<string, unknown>) => {
    const answer = await journey.ask<{ previewMove: { effects: { rankBefore: number | null }[] | null } }>(
      journey.federation.staff,
      'query ($input: MoveResultInput!) { previewMove(input: $input) { effects { rankBefore rankAfter } problems { code } } }',
      { input },
    )
    return answer.previewMove.effects
  }

  it('goes to the right board with its reason; what it changes is said before, and the old version stays', async () => {
    const before = await open('s1/r1/t1/b1')
    const move = { stage, slot: 's1/r1/t1/b1', version: before?.version, to: 's1/r1/t1/b2', reason: '副号录错' }
    expect(await preview(move)).not.toBeNull()
    expect((await open('s1/r1/t1/b1'))?.version).toBe(before?.version)
    const there = await open('s1/r1/t1/b2')
    expect(await send('moveResult', { ...move, reason: ' ' })).toEqual(['REASON_MISSING'])
    expect(await send('moveResult', move)).toEqual([])
    expect((await open('s1/r1/t1/b2'))?.sheet).toEqual(before?.sheet)
    expect((await open('s1/r1/t1/b1'))?.sheet).toEqual(there?.sheet)
    expect(await send('moveResult', move)).toEqual(['RESULT_CHANGED_MEANWHILE'])
  })

  it('is of those who really sat there', async () => {
    const before = await open('s1/r1/t1/b1')
    const sides = (before?.sides ?? []).toReversed().map(id => globalId('Entry', id))
    const about = { stage, slot: 's1/r1/t1/b1', version: before?.version, reason: '坐反了' }
    expect(await send('moveResult', { ...about, sides: [sides[0], sides[0]] })).toEqual(['SIDES_UNKNOWN'])
    expect(await send('moveResult', { ...about, sides, to: 's1/r1/t1/b2' })).toEqual(['MOVE_ONE_WAY'])
    expect(await preview({ ...about, sides })).not.toBeNull()
    expect(await send('moveResult', { ...about, sides })).toEqual([])
    expect((await open('s1/r1/t1/b1'))?.sides).toEqual((before?.sides ?? []).toReversed())
  })

  it('stays where its round is closed, until that is opened again with a reason', async () => {
    expect(await send('closeRound', { round: rounds[0], reason: '停电' })).toEqual([])
    const before = await open('s1/r1/t1/b1')
    const move = { stage, slot: 's1/r1/t1/b1', version: before?.version, to: 's1/r1/t1/b2', reason: '副号录错' }
    expect(await send('moveResult', move)).toEqual(['ROUND_NOT_OPEN'])
    expect(await send('reopenRound', { round: rounds[0], reason: '' })).toEqual(['REASON_MISSING'])
    expect(await send('reopenRound', { round: rounds[0], reason: '副号录错' })).toEqual([])
    expect(await send('reopenRound', { round: rounds[0], reason: '副号录错' })).toEqual(['ROUND_NOT_CLOSED'])
    expect(await send('moveResult', move)).toEqual([])
  })
})

describe('the tables that a director is to look at', () => {
  interface Watched {
    readonly roundNumber: number
    readonly table: string
    readonly dueAt: string | null
    readonly outstanding: readonly string[]
    readonly wrong: readonly { readonly board: string; readonly kind: string }[]
  }
  const watched = async (who: 'staff' | 'nobody' = 'staff', round = 2): Promise<readonly Watched[]> => {
    const answer = await journey.ask<{ stage: { sessions: { tablesToWatch: Watched[] }[] } }>(
      who === 'nobody' ? undefined : journey.federation[who],
      `query ($id: ID!) { stage(id: $id) { sessions { tablesToWatch { roundNumber table dueAt outstanding
        wrong { board kind } } } } }`,
      { id: stage },
    )
    return (answer.stage.sessions[0]?.tablesToWatch ?? []).filter(one => one.roundNumber === round)
  }
  const drawn = async (table: string) => {
    const [row] = await journey.database
      .sql`select t.sides, t.boards from round_table t join round r on r.id = t.round_id
      where t.label = ${table} and r.number = 2`
    return row as { sides: string[]; boards: string[] }
  }
  const enter = async (table: string, board: string, sides: readonly string[], expectedVersion = 0) =>
    send('enterResult', {
      ...{ stage, slot: `s1/r2/t${table}/b${board}`, sheet, expectedVersion, session: 1, round: 2, table, board },
      sides: sides.map(id => globalId('Entry', id)),
    })

  it('are late by their own clock, with the boards they still owe', async () => {
    await journey.database.sql`update round set starts_at = '2026-11-21T02:00:00Z', minutes = 15 where number = 2`
    expect(await send('giveExtraTime', { round: rounds[1], table: '3', minutes: 10 })).toEqual([])
    now = new Date('2026-11-21T02:14:00Z')
    expect(await watched()).toEqual([])
    now = new Date('2026-11-21T02:17:00Z')
    expect((await watched()).map(one => [one.table, new Date(one.dueAt ?? 0), one.outstanding])).toEqual(
      await Promise.all(
        ['1', '2', '4'].map(async table => [table, new Date('2026-11-21T02:15:00Z'), (await drawn(table)).boards]),
      ),
    )
    expect(await watched('nobody')).toEqual([])
    const { sides, boards } = await drawn('1')
    for (const board of boards) expect(await enter('1', board, sides)).toEqual([])
    expect((await watched()).map(one => one.table)).toEqual(['2', '4'])
  })

  it('sat the other way round, or played what was not drawn for them', async () => {
    const [two, four] = [await drawn('2'), await drawn('4')]
    const [first = ''] = two.boards
    expect(await enter('2', first, two.sides.toReversed())).toEqual([])
    const strange = '8'
    expect(four.boards).not.toContain(strange)
    expect(await enter('4', strange, two.sides)).toEqual([])
    const wrong = async () =>
      (await watched()).flatMap(one => one.wrong.map(place => [one.table, place.board, place.kind]))
    expect(await wrong()).toEqual([
      ['2', first, 'turned'],
      ['4', strange, 'notDrawn'],
    ])
    // A director who moves a result says why: what is known is not asked again.
    const about = { stage, slot: `s1/r2/t2/b${first}`, version: 1, reason: '坐反了' }
    expect(await send('moveResult', { ...about, sides: two.sides.map(id => globalId('Entry', id)) })).toEqual([])
    expect(await wrong()).toEqual([['4', strange, 'notDrawn']])
  })

  it('are left behind by a later round where no clock runs', async () => {
    const behind = await watched('staff', 1)
    expect(behind.length).toBeGreaterThan(0)
    for (const one of behind) expect(one).toMatchObject({ dueAt: null, wrong: [] })
    expect(behind.flatMap(one => one.outstanding).length).toBeGreaterThan(0)
  })
})
