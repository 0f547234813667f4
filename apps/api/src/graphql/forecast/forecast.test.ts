import { and, eq, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../auth/viewer.js'
import { seededDatabase } from '../../testing/season/seeded-database.js'
import { must, sceneDeps } from '../../testing/scenario.js'
import { entryPlayer, event, person, personPrivacy, pointAward, policy, ranking } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { awardPoints } from '../../domain/awards/award-points.js'
import { issueList } from '../../domain/awards/issue-list.js'
import { entriesOfLists } from '../../domain/awards/lists.repo.js'
import { fadingPointsOf } from '../../domain/forecast/fading-points.js'
import { fieldSoFar } from '../../domain/forecast/forecast.repo.js'
import { whatIf } from '../../domain/forecast/what-if.js'
import { evaluateLadders } from '../../domain/grading/evaluate-ladders.js'
import { gradesByPeople } from '../../domain/grading/grading.repo.js'
import { fixedClock } from '../../base/clock.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import type { TestDatabase } from '../../testing/database.js'
import { testDeps } from '../../testing/deps.js'
import { type TestApi, testApi } from '../../testing/execute.js'
import { finishEvent } from '../../testing/finish-event.js'

const NOW = '2026-11-21T12:00:00Z'
const DAY = '2026-11-21'
const clock = fixedClock(NOW)

let database: TestDatabase
let api: TestApi
/** The bridge pairs that are being played, and an entry of theirs, one of whose players has points. */
let running: { id: string; organisationId: string }
let mine: { entryId: string; personId: string; partnerId: string }
let size: number

beforeAll(async () => {
  database = await seededDatabase('2025-02')
  api = await testApi(testDeps(database.db, clock))
  const [found] = await database.db.select().from(event).where(eq(event.code, 'BRA-2026-11'))
  running = { id: found?.id ?? '', organisationId: found?.organisationId ?? '' }
  const field = await fieldSoFar(database.db, running.id)
  size = field.length
  const [own] = field
  const [pointed] = await database.db.execute<{ id: string }>(sql`
    select a.person_id as id from point_award a join person p on p.id = a.person_id and p.merged_into_id is null
    where a.sport = 'bridge' group by a.person_id order by count(*) desc, sum(a.points), a.person_id limit 1`)
  const [, partnerId = ''] = own?.people ?? []
  mine = { entryId: own?.entryId ?? '', personId: pointed?.id ?? '', partnerId }
  await database.db
    .update(entryPlayer)
    .set({ personId: mine.personId })
    .where(and(eq(entryPlayer.entryId, mine.entryId), ne(entryPlayer.personId, partnerId)))
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

const WHAT_IF = `query ($input: WhatIfInput!) {
  whatIf(input: $input) {
    problems { code path }
    whatIf {
      place points colour asOf event { code } person { id name club { id } } partners { id }
      field { size source entries entered group }
      policy { code } explanation { nodes { code } }
      lists { ranking { code } unknown policy { code version } published { rank value } explanation { nodes { code value } }
        line { moved before { rank value } after { rank value } results { changed event { code } before { counted } after { counted because } } } }
      grades { before { current { grade } next { step { grade } missing { kind amount colours } } }
        after { current { grade } awarded next { step { grade } missing { kind amount } } } }
    }
  }
}`

interface Answer {
  whatIf: {
    problems: { code: string }[]
    whatIf: {
      points: string
      field: Record<string, unknown>
      lists: {
        ranking: { code: string }
        unknown: string | null
        line: { after: { rank: number; value: string } } | null
      }[]
    } | null
  }
}

const ask = async (more: Record<string, unknown> = {}) => {
  const input = {
    event: toGlobalId('Event', running.id),
    person: toGlobalId('Person', mine.personId),
    place: 3,
    ...more,
  }
  const answer = await api.execute<Answer>(undefined, WHAT_IF, { input })
  expect(answer.errors).toBeUndefined()
  return (answer.data as Answer).whatIf
}

/** What `steps` answer; nothing of what they do stays. */
const undone = async <T>(steps: (tx: Transaction) => Promise<T>): Promise<T> => {
  const done = await database.db
    .transaction(async tx => {
      throw Object.assign(new Error('roll back'), { value: await steps(tx) })
    })
    .catch(error => error)
  if (!('value' in done)) throw done
  return done.value as T
}

/** The person's line of a list that is issued on the day. */
const issuedLine = async (tx: Transaction, code: string, personId: string) => {
  const [found] = await tx.select().from(ranking).where(eq(ranking.code, code))
  const { id: rankingId = '', organisationId = '' } = found ?? {}
  const { listId } = must(await issueList(sceneDeps(tx, NOW), system(organisationId), { rankingId, asOf: DAY }))
  const line = (await entriesOfLists(tx, [listId])).find(one => one.personId === personId)
  return { organisationId, line }
}

/** The event ends with the entry in this place: official standings, points, list and grades, all as they really come. */
const comeTrue = async (tx: Transaction, place: number) => {
  const deps = sceneDeps(tx, NOW)
  const revisionId = await finishEvent(tx, { eventId: running.id, entryId: mine.entryId, place, at: NOW })
  must(await awardPoints({ tx, deps, viewer: system(running.organisationId) }, { eventId: running.id, revisionId }))
  const awards = await tx.select().from(pointAward).where(eq(pointAward.eventId, running.id))
  const award = awards.find(one => one.personId === mine.personId)
  await tx.execute(
    sql`update point_award set superseded_at = now() where event_id = ${running.id} and entry_id <> ${mine.entryId}`,
  )
  const { organisationId, line } = await issuedLine(tx, 'bridge-open', mine.personId)
  must(await evaluateLadders(deps, system(organisationId), { organisationId, sport: 'bridge', asOf: DAY }))
  const grades = (await gradesByPeople(tx, [mine.personId])).map(one => one.grade)
  return { award, line, grades }
}

/** Somebody with an official result takes the seat of an entry in a field of individuals. */
const seatRated = async (tx: Transaction, eventId: string) => {
  const [known] = await tx.execute<{ id: string }>(sql`
    select min(x.person_id::text) as id from standings_revision r join standing_line l on l.revision_id = r.id
    join entry_player x on x.entry_id = l.entry_id join stage s on s.id = r.stage_id join event e on e.id = s.event_id
    where r.official_at is not null and e.sport = 'mahjong'`)
  const [own] = await fieldSoFar(tx, eventId)
  const entryId = own?.entryId ?? ''
  const personId = known?.id ?? ''
  await tx.update(entryPlayer).set({ personId }).where(eq(entryPlayer.entryId, entryId))
  return { entryId, personId }
}

const bestOf = (tx: Transaction, count: number) =>
  tx.execute(sql`update policy set rule = jsonb_set(rule, '{bestOf,count}', ${String(count)}::jsonb)
    where kind = 'ranking' and code = 'bridge-open'`)

describe('whatIf', () => {
  it.each([
    [1, 12],
    [3, 12],
    [2, 1],
    [7, 12],
    [14, 12],
  ])('says of place %i, the best %i counting, what comes true', async (place, count) => {
    const { told, came } = await undone(async tx => {
      await bestOf(tx, count)
      const input = { eventId: running.id, personId: mine.personId, place }
      return { told: must(await whatIf({ db: tx, clock }, input)), came: await comeTrue(tx, place) }
    })
    expect(told.points).toBe(came.award?.points ?? 0)
    expect(told.asOf).toBe(DAY)
    if (came.award) expect(told.explanation).toEqual(came.award.explanation)
    const list = told.lists.find(one => one.ranking.code === 'bridge-open')
    expect(list?.line?.after).toEqual(came.line && { rank: came.line.rank, value: came.line.value })
    expect(list?.explanation?.value).toBe(came.line && String(Number((came.line.value / 100).toFixed(2))))
    const [grade] = told.grades
    expect(grade?.after.current?.grade).toBe(came.grades[0])
  })

  it.each([1, 5, 20])('says of place %i in a field of individuals what its rating becomes', async place => {
    const [mahjong] = await database.db.select().from(event).where(eq(event.code, 'MAB-2026-11'))
    const eventId = mahjong?.id ?? ''
    const { told, came } = await undone(async tx => {
      const { entryId, personId } = await seatRated(tx, eventId)
      const answer = must(await whatIf({ db: tx, clock }, { eventId, personId, place }))
      await tx.execute(sql`update entry_player x set superseded_at = now() from entry n, stage s
        where n.id = x.entry_id and s.id = n.stage_id and s.event_id = ${eventId} and n.id <> ${entryId}`)
      await finishEvent(tx, { eventId, entryId, place, at: NOW })
      return { told: answer, came: (await issuedLine(tx, 'mahjong-mers', personId)).line }
    })
    const list = told.lists.find(one => one.ranking.code === 'mahjong-mers')
    expect(list?.line?.after).toEqual({ rank: came?.rank, value: came?.value })
    expect(list?.rated.at(-1)).toMatchObject({ place, event: eventId })
  })

  it('answers a stranger, and says which field was supposed', async () => {
    const { whatIf: answer } = await ask()
    expect(answer).toMatchObject({
      place: 3,
      colour: 'silver',
      asOf: DAY,
      event: { code: 'BRA-2026-11' },
      partners: [{ id: toGlobalId('Person', mine.partnerId) }],
      field: { size, source: 'entries', entries: size, entered: true, group: null },
      policy: { code: 'bridge-points' },
    })
    expect(answer?.lists.map(list => [list.ranking.code, list.unknown])).toEqual([['bridge-open', null]])
    const larger = await ask({ field: 40 })
    expect(larger.whatIf?.field).toEqual({ size: 40, source: 'stated', entries: size, entered: true, group: null })
    expect(Number(larger.whatIf?.points)).toBeGreaterThan(Number(answer?.points))
  })

  it('counts somebody who has not entered as one more', async () => {
    const entered = (await fieldSoFar(database.db, running.id)).flatMap(one => one.people)
    const people = await database.db.select({ id: person.id }).from(person)
    const outsider = people.find(one => !entered.includes(one.id))
    const { whatIf: answer } = await ask({ person: toGlobalId('Person', outsider?.id ?? ''), place: size + 1 })
    expect(answer?.field).toMatchObject({ size: size + 1, entries: size, entered: false })
    expect(answer).toMatchObject({ partners: [], points: '0.00' })
  })

  it('leaves open what a rating would be', async () => {
    const [guandan] = await database.db.select().from(event).where(eq(event.code, 'GUB-2026-11'))
    const { whatIf: answer } = await ask({ event: toGlobalId('Event', guandan?.id ?? '') })
    expect(answer?.lists.map(list => [list.ranking.code, list.unknown, list.line === null])).toEqual([
      ['guandan-open', null, false],
      ['guandan-rating', 'results', true],
    ])
  })

  it.each([
    ['a place beyond the field', () => ({ place: size + 1 }), 'PLACE_OUT_OF_FIELD'],
    ['no place', () => ({ place: 0 }), 'PLACE_OUT_OF_FIELD'],
    ['a field larger than any', () => ({ field: 100_000 }), 'FIELD_SIZE_OUT_OF_RANGE'],
    ['nobody', () => ({ person: toGlobalId('Person', running.id) }), 'NOT_FOUND'],
    ['no id', () => ({ person: 'nonsense' }), 'ID_NOT_READABLE'],
    ['no event', () => ({ event: toGlobalId('Event', mine.personId) }), 'EVENT_UNKNOWN'],
  ])('refuses %s', async (_, more, code) => {
    const { problems, whatIf: answer } = await ask(more())
    expect([problems.map(problem => problem.code), answer]).toEqual([[code], null])
  })

  it('is not asked of an event that is over, or that nobody gives points for', async () => {
    const [over] = await database.db.select().from(event).where(sql`${event.code} = 'BRA-2025-01'`)
    expect((await ask({ event: toGlobalId('Event', over?.id ?? '') })).problems).toMatchObject([
      { code: 'EVENT_NOT_TO_COME' },
    ])
    const codes = await undone(async tx => {
      const asked = async () => {
        const answer = await whatIf({ db: tx, clock }, { eventId: running.id, personId: mine.personId, place: 1 })
        return answer.ok ? 'ok' : answer.error[0]?.code
      }
      await tx.update(policy).set({ effective: '[2020-01-01,2026-01-01)' }).where(eq(policy.kind, 'award'))
      const without = await asked()
      await tx.execute(
        sql`update entry set withdrawn_at = now() where stage_id in (select id from stage where event_id = ${running.id})`,
      )
      await tx.update(policy).set({ effective: '[2020-01-01,)' }).where(eq(policy.kind, 'award'))
      return [without, await asked()]
    })
    expect(codes).toEqual(['EVENT_GIVES_NO_POINTS', 'FIELD_SIZE_NEEDED'])
  })

  it('names nobody else, shows no hidden club, and keeps nothing', async () => {
    const rows = async () => {
      const counts = await database.db.execute(sql`select (select count(*) from point_award) as awards,
        (select count(*) from ranking_list) as lists, (select count(*) from audit_event) as audit,
        (select count(*) from award_run) as runs, (select count(*) from grade_award) as grades`)
      return counts[0]
    }
    const before = await rows()
    await database.db
      .insert(personPrivacy)
      .values({ personId: mine.personId, hideClub: true, hideBirthYear: true })
      .onConflictDoUpdate({ target: personPrivacy.personId, set: { hideClub: true } })
    const { whatIf: answer } = await ask()
    expect(answer).toMatchObject({ person: { id: toGlobalId('Person', mine.personId), club: null } })
    const text = JSON.stringify(answer)
    const people = await database.db.select({ id: person.id, number: person.number }).from(person)
    const named = people.filter(one => text.includes(toGlobalId('Person', one.id)) || text.includes(one.number))
    expect(named.map(one => one.id).sort()).toEqual([mine.personId, mine.partnerId].sort())
    expect(await rows()).toEqual(before)
  })

  it('takes as many statements for a long list as for a short one', async () => {
    const statements = async () => (await database.statements.during(() => ask())).statements.length
    const few = await statements()
    await database.db.execute(sql`
      with made as (
        insert into person (number) select lpad((n * 97 + 1)::text, 8, '0') from generate_series(900000, 900299) n returning id
      )
      insert into point_award (organisation_id, run_id, event_id, entry_id, person_id, sport, rank, points, colour, earned_on, explanation)
      select a.organisation_id, a.run_id, a.event_id, a.entry_id, made.id, a.sport, 1, 900, a.colour, '2026-11-01', a.explanation
      from made, (select * from point_award where sport = 'bridge' limit 1) a`)
    const { whatIf: answer } = await ask()
    expect(answer?.lists[0]?.line?.after.rank).toBeGreaterThan(300)
    expect(await statements()).toBe(few)
    expect(few).toBeLessThanOrEqual(27)
  })
})

const MY = `query ($id: ID!) {
  person(id: $id) {
    nextEvents { code status timeZone venue startsOn }
    gradeProgress { policy { code } current { grade } awarded steps { grade }
      next { step { grade name { en } } missing { kind amount have need } explanation { nodes { code } } } }
    fadingPoints { on before after ranking { code } awards { before after because award { id points } } }
  }
}`

interface My {
  person: {
    nextEvents: { code: string }[]
    gradeProgress: { policy: { code: string }; next: { missing: { kind: string }[] } | null }[]
    fadingPoints: { on: string; before: string; after: string; ranking: { code: string } }[]
  }
}

const my = async (personId: string) => {
  const answer = await api.execute<My>(undefined, MY, { id: toGlobalId('Person', personId) })
  expect(answer.errors).toBeUndefined()
  return (answer.data as My).person
}

describe('a player’s outlook', () => {
  it('names the events entered that are not over', async () => {
    expect((await my(mine.personId)).nextEvents[0]).toMatchObject({ code: 'BRA-2026-11', timeZone: 'Asia/Shanghai' })
    const over = await undone(async tx => {
      await tx.update(event).set({ status: 'CLOSED' }).where(eq(event.id, running.id))
      const { nextEventsOfPeople } = await import('../../domain/events/events.repo.js')
      return (await nextEventsOfPeople(tx, [mine.personId])).map(one => one.code)
    })
    expect(over).not.toContain('BRA-2026-11')
  })

  it('says what the next grade needs, by kind', async () => {
    const { gradeProgress } = await my(mine.personId)
    expect(gradeProgress.find(one => one.policy.code === 'bridge-grades')?.next?.missing).toMatchObject([
      { kind: 'points' },
    ])
  })

  it('foretells what fades: the value of that day is the one a list of that day has', async () => {
    const [open] = await database.db.select().from(ranking).where(eq(ranking.code, 'bridge-open'))
    const window = { from: '2026-01-01', until: '2026-04-01' }
    const fading = (await fadingPointsOf(database.db, [mine.personId], window)).filter(
      one => one.ranking.id === open?.id,
    )
    expect(fading.length).toBeGreaterThan(0)
    for (const step of fading) {
      const value = await undone(async tx => {
        const deps = sceneDeps(tx, NOW)
        const { listId } = must(
          await issueList(deps, system(open!.organisationId), { rankingId: open!.id, asOf: step.on }),
        )
        return (await entriesOfLists(tx, [listId])).find(one => one.personId === mine.personId)?.value
      })
      expect([step.on, step.after]).toEqual([step.on, value])
    }
  })

  it('is told for many people in as many statements as for one', async () => {
    const statementsOf = async (ids: readonly string[]) =>
      (
        await database.statements.during(() =>
          api.execute(
            undefined,
            `query { ${ids
              .map(
                (id, at) => `p${at}: person(id: "${toGlobalId('Person', id)}") {
              nextEvents { code } gradeProgress { awarded } fadingPoints { on } }`,
              )
              .join('\n')} }`,
          ),
        )
      ).statements.length
    const people = await database.db.select({ id: person.id }).from(person).limit(20)
    expect(await statementsOf(people.map(one => one.id))).toBe(await statementsOf([mine.personId]))
  })
})

describe('events to ask about', () => {
  it('are those with points to come', async () => {
    const document = '{ events(filter: { pointsToCome: true }) { edges { node { code } } totalCount } }'
    const answer = await api.execute<{ events: { edges: { node: { code: string } }[] } }>(undefined, document)
    const codes = answer.data?.events.edges.map(edge => edge.node.code).sort()
    expect(codes).toEqual(['BRA-2026-11', 'GUB-2026-11', 'MAB-2026-11'])
  })
})
