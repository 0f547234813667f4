import { testDeps, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fields, Problem } from '../support/director.js'
import type { Actor } from '../support/federation.js'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { holder } from '../support/rights.js'
import { documentOf, walkMutation } from '../support/walk-mutation.js'

/**
 * An act on a record that reaches over a body's border is proposed: the other bodies and the person are asked, each
 * answers, and with the last agreement it is done. Two clubs of one federation, and people who belong to both.
 */

let journey: Journey
const bodies = new Map<string, string>()
const id = (code: string): string => bodies.get(code) ?? ''

/** An account with a role at a body, or of a person alone. */
const account = async (name: string, { at, person }: { at?: string; person?: string }): Promise<NonNullable<Actor>> => {
  const { sql } = journey.database
  await sql`insert into "user" (id, name, email, person_id)
    values (${name}, ${name}, ${`${name}@paiji.example`}, ${person ? rowIdOf(person) : null})`
  if (at)
    await sql`insert into role_grant (account_id, role, scope_kind, scope_id, valid, granted_by)
      values (${name}, 'registrar', 'organisation', ${id(at)}, '[2020-01-01,)', 'staff')`
  return {
    ...holder('registrar', at ? [id(at)] : []),
    accountId: name,
    ...(person ? { personId: rowIdOf(person) } : {}),
  }
}

/** Codes of the problems, or the reason of the refusal. */
const send = async (name: string, input: Fields, who: Actor = journey.federation.staff): Promise<string[]> => {
  const document = documentOf(name)
  const { data, errors } = await journey.api.execute<Record<string, { problems: Problem[] }>>(who, document, { input })
  if (errors) return errors.map(error => String(error.extensions?.reason ?? error.extensions?.code))
  return data?.[name]?.problems.map(problem => problem.code) ?? []
}

const register = async (display: string, code: string, birthDate = '1990-01-02'): Promise<string> => {
  const names = [{ script: 'Hans', family: display.slice(0, 1), given: display.slice(1), display }]
  const input = { organisation: globalId('Organisation', id(code)), names, birthDate, surelyNew: true }
  expect(await send('registerPerson', input)).toEqual([])
  const [row] = await journey.database.sql`select person_id as id from person_name where display = ${display}
    order by person_id desc limit 1`
  return globalId('Person', String(row?.id))
}
const join = (person: string, code: string, kind = 'membership') =>
  send('affiliatePerson', { person, organisation: globalId('Organisation', id(code)), kind, from: '2026-01-01' })

const last = async (): Promise<string> => {
  const [row] = await journey.database.sql`select id from record_proposal order by id desc limit 1`
  return globalId('RecordProposal', String(row?.id))
}
const outcomeOf = async (proposal: string): Promise<string | null> => {
  const [row] = await journey.database.sql`select outcome from record_proposal where id = ${rowIdOf(proposal)}`
  return row?.outcome as string | null
}
/** How a proposal ended, and what came between. */
const endOf = async (proposal: string) => {
  const [row] = await journey.database.sql`select outcome, outcome_reason as why from record_proposal
    where id = ${rowIdOf(proposal)}`
  return [row?.outcome, row?.why]
}
/** What the job does that runs when the time is over. */
const afterDays = async (days: number, proposal: string): Promise<void> => {
  const at = new Date(Date.now() + days * 86_400_000)
  await useCases.settleWhenDue(testDeps(journey.database.db, { now: () => at }), rowIdOf(proposal))
}
const told = async (code: string): Promise<string[]> => {
  const rows = await journey.database.sql`delete from notice where code = ${code} returning recipient`
  return rows.map(row => String(row.recipient)).sort()
}
const workOf = async (who: Actor): Promise<string[]> => {
  const data = await journey.ask<{ workToday: { kind: string }[] }>(who, 'query { workToday { kind } }')
  return data.workToday.map(one => one.kind)
}
const propose = (act: string, input: Fields, who: Actor) =>
  send('proposeRecordAct', { act, reason: '同一人，证件为凭', ...input }, who)
const answer = (who: Actor, proposal: string, answered: string, reason?: string) =>
  send('answerRecordAct', { proposal, answer: answered, ...(reason ? { reason } : {}) }, who)
const membership = async (person: string, code: string): Promise<string> => {
  const [row] = await journey.database.sql`select id from affiliation where person_id = ${rowIdOf(person)}
    and organisation_id = ${id(code)} and superseded_at is null`
  return globalId('Affiliation', String(row?.id))
}

const actors: Record<'west' | 'east' | 'south' | 'north' | 'ann', NonNullable<Actor>> = {} as never
let ann = ''

beforeAll(async () => {
  journey = await startJourney()
  bodies.set('TBF', journey.federation.id)
  const create = async (code: string, kind: string, parent: string) => {
    const input = { code, kind, nameZh: `${code}会`, nameEn: code, parent: globalId('Organisation', id(parent)) }
    expect(await send('createOrganisation', input)).toEqual([])
    const [row] = await journey.database.sql`select id from organisation where code = ${code}`
    bodies.set(code, String(row?.id))
  }
  await create('EAST', 'association', 'TBF')
  await create('INN', 'club', 'EAST')
  await create('NORTH', 'association', 'TBF')
  await create('WEST', 'club', 'NORTH')
  await create('SOUTH', 'club', 'NORTH')
  ann = await register('安娜', 'WEST')
  expect(await join(ann, 'EAST')).toEqual([])
  actors.west = await account('west', { at: 'WEST', person: await register('西干事', 'TBF') })
  actors.east = await account('east', { at: 'EAST', person: await register('东干事', 'TBF') })
  actors.south = await account('south', { at: 'SOUTH' })
  actors.north = await account('north', { at: 'NORTH' })
  await account('staff', { person: await register('会干事', 'TBF') })
  actors.ann = await account('ann', { person: ann })
})
afterAll(() => journey?.stop())

describe('a merge', () => {
  let twin = ''
  beforeAll(async () => {
    twin = await register('安挪', 'EAST')
  })

  it('is proposed by a club, and asked of the other club and the person', async () => {
    const pair = { person: ann, other: twin }
    expect(await propose('mergePeople', pair, actors.south)).toEqual(['ROLE_MISSING'])
    expect(await propose('mergePeople', pair, journey.federation.staff)).toEqual(['PROPOSAL_NOT_NEEDED'])
    expect(await propose('mergePeople', { person: ann }, actors.west)).toEqual(['PERSON_UNKNOWN'])
    expect(await propose('mergePeople', { person: ann, other: ann }, actors.west)).toEqual(['MERGE_WITH_ITSELF'])
    await walkMutation(
      journey,
      'proposeRecordAct',
      { act: 'mergePeople', ...pair, reason: '同一人' },
      ['RECORD_ACT_PROPOSED'],
      actors.west,
    )
    expect(await told('RECORD_ACT_PROPOSED')).toEqual(['ann', 'east'])
    expect(await workOf(actors.east)).toContain('recordActsToAnswer')
    expect(await workOf(actors.west)).not.toContain('recordActsToAnswer')
    expect(await workOf(actors.south)).not.toContain('recordActsToAnswer')
    expect(await propose('mergePeople', { person: twin, other: ann }, actors.east)).toEqual(['PROPOSAL_OPEN_ALREADY'])
  })

  it('is objected to with a reason, which ends it', async () => {
    const proposal = await last()
    expect(await answer(actors.west, proposal, 'agreed')).toEqual(['PROPOSER_CANNOT_ANSWER'])
    expect(await answer(actors.south, proposal, 'agreed')).toEqual(['UNKNOWN_OR_NOT_YOURS'])
    expect(await answer(actors.east, proposal, 'objected')).toEqual(['REASON_MISSING'])
    const input = { proposal, answer: 'objected', reason: '生日不同' }
    const audits = ['RECORD_ACT_ANSWERED', 'RECORD_ACT_ENDED']
    await walkMutation(journey, 'answerRecordAct', input, audits, actors.east)
    expect(await outcomeOf(proposal)).toBe('objected')
    expect(await told('RECORD_ACT_DROPPED')).toEqual(['ann', 'west'])
    expect(await answer(actors.ann, proposal, 'agreed')).toEqual(['PROPOSAL_ENDED_ALREADY'])
    expect(await workOf(actors.east)).not.toContain('recordActsToAnswer')
    const [row] = await journey.database.sql`select merged_into_id from person where id = ${rowIdOf(twin)}`
    expect(row?.merged_into_id).toBeNull()
  })

  it('is done with the last agreement', async () => {
    expect(await propose('mergePeople', { person: ann, other: twin }, actors.west)).toEqual([])
    const proposal = await last()
    expect(await answer(actors.ann, proposal, 'agreed')).toEqual([])
    expect(await answer(actors.ann, proposal, 'agreed')).toEqual(['PROPOSAL_ANSWERED_ALREADY'])
    expect(await outcomeOf(proposal)).toBeNull()
    expect(await answer(actors.east, proposal, 'agreed')).toEqual([])
    expect(await outcomeOf(proposal)).toBe('carriedOut')
    const [row] = await journey.database.sql`select merged_into_id from person where id = ${rowIdOf(twin)}`
    expect(row?.merged_into_id).toBe(rowIdOf(ann))
  })

  it('is undone the same way, and done where nobody says anything in time', async () => {
    const [row] = await journey.database.sql`select id from person_merge where undone_at is null`
    const merge = globalId('PersonMerge', String(row?.id))
    expect(await propose('undoMerge', { person: ann, merge }, actors.east)).toEqual([])
    const proposal = await last()
    await afterDays(13, proposal)
    expect(await outcomeOf(proposal)).toBeNull()
    await afterDays(15, proposal)
    expect(await outcomeOf(proposal)).toBe('carriedOut')
  })
})

describe('other acts over a border', () => {
  it('tells two people apart', async () => {
    const twin = await register('安诺', 'EAST')
    expect(await propose('declareDistinct', { person: ann, other: twin }, actors.east)).toEqual([])
    const proposal = await last()
    expect(await answer(actors.ann, proposal, 'agreed')).toEqual([])
    expect(await answer(actors.west, proposal, 'agreed')).toEqual([])
    expect(await outcomeOf(proposal)).toBe('carriedOut')
    expect(await journey.database.sql`select 1 from distinct_people`).toHaveLength(1)
  })

  it('changes a day of birth, which nobody is told who may not see it', async () => {
    expect(await propose('changeBirthDate', { person: ann }, actors.west)).toEqual(['DATE_NOT_READABLE'])
    expect(await propose('changeBirthDate', { person: ann, day: '2990-01-01' }, actors.west)).toEqual([
      'DATE_IN_FUTURE',
    ])
    expect(await propose('changeBirthDate', { person: ann, day: '1991-03-04' }, actors.west)).toEqual([])
    const proposal = await last()
    await answer(actors.ann, proposal, 'agreed')
    await answer(actors.east, proposal, 'agreed')
    expect(await outcomeOf(proposal)).toBe('carriedOut')
    const [row] = await journey.database.sql`select birth_date::text as born from person where id = ${rowIdOf(ann)}`
    expect(row?.born).toBe('1991-03-04')
  })

  it('ends the membership of another club with that club’s consent, and never by its silence', async () => {
    const affiliation = await membership(ann, 'WEST')
    const end = { person: ann, affiliation, day: '2026-12-31' }
    expect(await propose('endAffiliation', end, actors.west)).toEqual(['PROPOSAL_NOT_NEEDED'])
    expect(await propose('endAffiliation', end, actors.east)).toEqual([])
    const silent = await last()
    expect(await told('RECORD_ACT_PROPOSED')).toEqual(expect.arrayContaining(['ann', 'west']))
    await afterDays(15, silent)
    expect(await outcomeOf(silent)).toBe('lapsed')
    expect(await propose('endAffiliation', end, actors.east)).toEqual([])
    const proposal = await last()
    // The body above the club may state its word, and says by what.
    expect(await answer(actors.north, proposal, 'agreed')).toEqual(['REASON_MISSING'])
    expect(await answer(actors.north, proposal, 'agreed', '俱乐部来函')).toEqual([])
    expect(await answer(actors.ann, proposal, 'agreed')).toEqual([])
    expect(await outcomeOf(proposal)).toBe('carriedOut')
  })

  it('forgets nobody at the wish of one club', async () => {
    const both = await register('包二', 'WEST')
    expect(await join(both, 'EAST')).toEqual([])
    expect(await propose('erasePerson', { person: both }, actors.east)).toEqual([])
    const proposal = await last()
    expect(await answer(actors.west, proposal, 'objected', '还欠会费')).toEqual([])
    expect(await outcomeOf(proposal)).toBe('objected')
    expect(await propose('erasePerson', { person: both }, actors.east)).toEqual([])
    expect(await answer(actors.west, await last(), 'agreed')).toEqual([])
    expect(await outcomeOf(await last())).toBe('carriedOut')
    const [name] = await journey.database.sql`select count(*)::int as n from person_name where display = '包二'`
    expect(name?.n).toBe(0)
    const rows = await journey.database.sql`select reason from record_proposal where person_id = ${rowIdOf(both)}`
    expect(new Set(rows.map(row => row.reason))).toEqual(new Set(['—']))
  })

  it('is taken back by the office that proposed it', async () => {
    const both = await register('曹三', 'WEST')
    await join(both, 'EAST')
    expect(await propose('erasePerson', { person: both }, actors.west)).toEqual([])
    const proposal = await last()
    expect(await send('withdrawRecordAct', { proposal }, actors.east)).toEqual(['UNKNOWN_OR_NOT_YOURS'])
    await walkMutation(journey, 'withdrawRecordAct', { proposal }, ['RECORD_ACT_ENDED'], actors.west)
    expect(await outcomeOf(proposal)).toBe('withdrawn')
  })

  it('is overtaken by what became impossible meanwhile', async () => {
    const [one, two] = [await register('丁四', 'WEST'), await register('丁肆', 'EAST')]
    expect(await propose('mergePeople', { person: one, other: two }, actors.west)).toEqual([])
    const proposal = await last()
    const why = '证件为凭'
    expect(await propose('declareDistinct', { person: two, other: one, reason: why }, actors.west)).toEqual([])
    await told('RECORD_ACT_DROPPED')
    expect(await send('mergePeople', { from: one, into: two, reason: '协会核实' })).toEqual([])
    for (const open of [proposal, await last()])
      expect(await endOf(open)).toEqual(['overtaken', 'DEALT_WITH_MEANWHILE'])
    expect(await told('RECORD_ACT_DROPPED')).toEqual(['east', 'east', 'west', 'west'])
    expect(await workOf(actors.east)).not.toContain('recordActsToAnswer')
    expect(await answer(actors.east, proposal, 'agreed')).toEqual(['PROPOSAL_ENDED_ALREADY'])
  })
})

describe('what happened while others were asked', () => {
  const proposed = async (name: string, act: string, more: Fields = {}) => {
    const person = await register(name, 'WEST')
    await join(person, 'EAST')
    expect(await propose(act, { person, ...more }, actors.west)).toEqual([])
    return { person, proposal: await last() }
  }
  it('ends it at once: a day of birth that was corrected', async () => {
    const { person, proposal } = await proposed('孔七', 'changeBirthDate', { day: '1980-01-01' })
    const correction = { person, gender: 'female', birthDate: '1990-01-02', status: 'ACTIVE', reason: '户口本' }
    expect(await send('changePerson', correction)).toEqual([])
    expect(await endOf(proposal)).toEqual([null, null])
    expect(await send('changePerson', { ...correction, birthDate: '1981-02-02' })).toEqual([])
    expect(await endOf(proposal)).toEqual(['overtaken', 'DEALT_WITH_MEANWHILE'])
    await afterDays(15, proposal)
    const [row] = await journey.database.sql`select birth_date::text as born from person where id = ${rowIdOf(person)}`
    expect(row?.born).toBe('1981-02-02')
  })

  it('ends it at once: two people who were told apart', async () => {
    const other = await register('曹捌', 'EAST')
    const { proposal } = await proposed('曹八', 'mergePeople', { other })
    const [row] = await journey.database
      .sql`select person_id as id from record_proposal where id = ${rowIdOf(proposal)}`
    const person = globalId('Person', String(row?.id))
    expect(await send('declareDistinct', { a: person, b: other, reason: '父子' })).toEqual([])
    expect(await endOf(proposal)).toEqual(['overtaken', 'DEALT_WITH_MEANWHILE'])
  })

  it('ends it at once: a membership that its own body ended, and a merge that was taken back', async () => {
    const both = await register('魏十', 'WEST')
    await join(both, 'EAST')
    const affiliation = await membership(both, 'WEST')
    expect(await propose('endAffiliation', { person: both, affiliation, day: '2026-12-31' }, actors.east)).toEqual([])
    const ending = await last()
    expect(await send('endAffiliation', { affiliation, on: '2026-12-01', reason: '退会' }, actors.west)).toEqual([])
    expect(await endOf(ending)).toEqual(['overtaken', 'DEALT_WITH_MEANWHILE'])
    const other = await register('魏拾', 'EAST')
    expect(await send('mergePeople', { from: other, into: both, reason: '协会核实' })).toEqual([])
    const [row] = await journey.database.sql`select id from person_merge where from_person_id = ${rowIdOf(other)}`
    const merge = globalId('PersonMerge', String(row?.id))
    expect(await propose('undoMerge', { person: both, merge }, actors.east)).toEqual([])
    expect(await send('undoMerge', { merge })).toEqual([])
    expect(await endOf(await last())).toEqual(['overtaken', 'DEALT_WITH_MEANWHILE'])
  })

  it('ends it at once: somebody whom the federation forgot; what came between is still read', async () => {
    const { person, proposal } = await proposed('陶一', 'changeBirthDate', { day: '1980-01-01' })
    expect(await propose('erasePerson', { person }, actors.west)).toEqual([])
    expect(await send('requestErasure', { person, reason: '本人来函' })).toEqual([])
    const [row] = await journey.database.sql`select id from erasure_request where person_id = ${rowIdOf(person)}`
    const request = globalId('ErasureRequest', String(row?.id))
    const second = await account('second', { at: 'TBF', person: await register('毕二', 'TBF') })
    expect(await send('decideErasure', { request, approve: true, reason: '核实' }, second)).toEqual([])
    for (const open of [proposal, await last()])
      expect(await endOf(open)).toEqual(['overtaken', 'DEALT_WITH_MEANWHILE'])
    const ASK = 'query ($id: ID!) { person(id: $id) { office { proposals { because } } } }'
    const { person: seen } = await journey.ask<{ person: { office: { proposals: object[] } } }>(second, ASK, {
      id: person,
    })
    expect(seen.office.proposals).toEqual([{ because: 'DEALT_WITH_MEANWHILE' }, { because: 'DEALT_WITH_MEANWHILE' }])
  })

  it('is asked of nobody who has come to be concerned since: it has to be proposed anew', async () => {
    const { person, proposal } = await proposed('严九', 'changeBirthDate', { day: '1980-01-01' })
    expect(await join(person, 'SOUTH')).toEqual([])
    expect(await answer(actors.east, proposal, 'agreed')).toEqual([])
    expect(await endOf(proposal)).toEqual(['overtaken', 'PROPOSAL_CONCERNS_OTHERS'])
    const ASK = 'query ($id: ID!) { person(id: $id) { office { proposals { outcome because } } } }'
    const { person: seen } = await journey.ask<{ person: { office: { proposals: object[] } } }>(actors.east, ASK, {
      id: person,
    })
    expect(seen.office.proposals).toEqual([{ outcome: 'overtaken', because: 'PROPOSAL_CONCERNS_OTHERS' }])
  })
})

describe('what a proposal shows', () => {
  const ASK = `query { openRecordActs { act day person { number } organisation { code }
    consents { ofPerson organisation { code } } permissions { canAnswer { allowed reason } } } }`
  interface Open {
    openRecordActs: {
      day: string | null
      consents: { ofPerson: boolean; organisation: { code: string } | null }[]
      permissions: { canAnswer: { allowed: boolean; reason: string | null } }
    }[]
  }
  const seenBy = async (who: Actor) => (await journey.ask<Open>(who, ASK)).openRecordActs

  it('is the day of birth, and where somebody belongs, only to who may see them on the record', async () => {
    const both = await register('郝六', 'WEST')
    await join(both, 'EAST')
    const { sql } = journey.database
    await sql`with sheet as (insert into table_file (organisation_id, kind, digest, file_name, format, cells, read_by)
        values (${id('SOUTH')}, 'results', 'd', 'f', 'csv', '[]', 'x') returning id)
      insert into brought_result (organisation_id, table_file_id, source_row, person_id, sport, event_name, played_on)
        select ${id('SOUTH')}, id, 1, ${rowIdOf(both)}, 'bridge', 'old', '2020-01-01' from sheet`
    expect(await propose('changeBirthDate', { person: both, day: '1989-01-01' }, actors.west)).toEqual([])
    const [asMember] = await seenBy(actors.east)
    expect(asMember).toMatchObject({ day: '1989-01-01', permissions: { canAnswer: { allowed: true } } })
    // The body that published a result is asked too: it is told that a day changes, and of itself.
    const [asResults] = await seenBy(actors.south)
    expect(asResults).toMatchObject({ day: null, permissions: { canAnswer: { allowed: true } } })
    expect(asResults?.consents.map(one => one.organisation?.code ?? null).sort()).toEqual(['SOUTH', null])
    expect(await answer(actors.south, await last(), 'agreed')).toEqual([])
    const [after] = await seenBy(actors.south)
    expect(after?.permissions.canAnswer).toEqual({ allowed: false, reason: 'PROPOSAL_ANSWERED_ALREADY' })
    expect(await seenBy(await account('inn', { at: 'INN' }))).toEqual([])
    expect(await answer(actors.east, await last(), 'objected', '证件不符')).toEqual([])
    expect(await seenBy(actors.east)).toEqual([])
  })
})

describe('the records that look alike', () => {
  const ASK = `query { suspectedDuplicates { a { id } canSettle { allowed reason } canPropose { allowed reason } } }`
  const pairsOf = async (who: Actor, first: string) => {
    interface Answer {
      suspectedDuplicates: { a: { id: string }; canSettle: object; canPropose: object }[]
    }
    const { suspectedDuplicates } = await journey.ask<Answer>(who, ASK)
    return suspectedDuplicates.filter(({ a }) => a.id === first).map(one => [one.canSettle, one.canPropose])
  }

  it('are settled by who may, and offered as a proposal to who reaches over a border, while none is open', async () => {
    const mine = await register('姜十', 'EAST')
    await join(mine, 'WEST')
    const twin = await register('姜十', 'EAST')
    const yes = { allowed: true, reason: null }
    const elsewhere = { allowed: false, reason: 'RECORD_OF_ANOTHER_BODY' }
    expect(await pairsOf(journey.federation.staff, mine)).toEqual([[yes, yes]])
    expect(await pairsOf(actors.east, mine)).toEqual([[elsewhere, yes]])
    expect(await propose('declareDistinct', { person: twin, other: mine }, actors.east)).toEqual([])
    expect(await pairsOf(actors.east, mine)).toEqual([[elsewhere, { allowed: false, reason: 'PROPOSAL_OPEN_ALREADY' }]])
    expect(await send('declareDistinct', { a: mine, b: twin, reason: '父子' })).toEqual([])
  })
})

describe('whether one may propose', () => {
  const ASK = 'query ($id: ID!) { person(id: $id) { office { permissions { canPropose { allowed reason } } } } }'
  const mayPropose = async (who: Actor) => {
    interface Answer {
      person: { office: { permissions: { canPropose: { allowed: boolean; reason: string | null } } } }
    }
    return (await journey.ask<Answer>(who, ASK, { id: ann })).person.office.permissions.canPropose
  }

  it('is said before it is tried', async () => {
    expect(await mayPropose(actors.east)).toEqual({ allowed: true, reason: null })
    expect(await mayPropose(journey.federation.staff)).toEqual({ allowed: false, reason: 'PROPOSAL_NOT_NEEDED' })
    expect(await mayPropose(actors.ann)).toEqual({ allowed: false, reason: 'ROLE_MISSING' })
  })
})

describe('a transfer that is contested', () => {
  let mover = ''
  let transfer = ''
  const wordOf = (who: Actor, word: string, reason?: string) =>
    send('answerTransfer', { transfer, answer: word, ...(reason ? { reason } : {}) }, who)

  it('is told to the club that is left and to the player, and waits on that club’s desk', async () => {
    mover = await register('施五', 'WEST')
    expect(await join(mover, 'WEST', 'affiliation')).toEqual([])
    await account('mover', { person: mover })
    const asked = { person: mover, to: globalId('Organisation', id('EAST')), reason: '搬家' }
    expect(await send('requestTransfer', asked, actors.east)).toEqual([])
    const [row] = await journey.database.sql`select id from transfer order by id desc limit 1`
    transfer = globalId('Transfer', String(row?.id))
    expect(await told('TRANSFER_REQUESTED')).toEqual(['mover', 'west'])
    expect(await workOf(actors.west)).toContain('transfersToAnswer')
    expect(await workOf(actors.east)).not.toContain('transfersToAnswer')
  })

  it('is objected to by that club alone, and decided above both by a third person', async () => {
    expect(await wordOf(actors.east, 'released')).toEqual(['UNKNOWN_OR_NOT_YOURS'])
    expect(await wordOf(actors.south, 'objected', '不放')).toEqual(['UNKNOWN_OR_NOT_YOURS'])
    expect(await wordOf(actors.west, 'objected', '还欠会费')).toEqual([])
    expect(await told('TRANSFER_ANSWERED')).toEqual(['east', 'mover'])
    expect(await workOf(actors.west)).not.toContain('transfersToAnswer')
    const decided = { transfer, decision: 'approved', reason: '会费已结' }
    for (const who of [actors.east, actors.west])
      expect(await send('decideTransfer', decided, who)).toEqual(['UNKNOWN_OR_NOT_YOURS'])
    expect(await send('decideTransfer', decided)).toEqual([])
    expect(await told('TRANSFER_DECIDED')).toEqual(['east', 'mover', 'west'])
  })
})
