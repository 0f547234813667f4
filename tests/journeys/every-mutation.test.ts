import { randomUUID } from 'node:crypto'
import { testDeps, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appealMutations } from '../support/appeal-mutations.js'
import { appealRoomMutations } from '../support/appeal-room-mutations.js'
import { deskMutations } from '../support/desk-mutations.js'
import {
  certificateMutations,
  claimMutations,
  conditionsMutations,
  documentMutations,
  eventMutations,
  gradeMutations,
  eventRequestMutations,
  matchDayMutations,
  ownEntryMutations,
  seatDrawMutations,
  handMutations,
  bodyRulesMutations,
  lawTextMutations,
  photoMutations,
  sanctionMutations,
  seriesMutations,
  statedActMutations,
} from '../support/event-mutations.js'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { proposalMutations, registerMutations } from '../support/register-mutations.js'
import { largeMutations, spreadsheetMutations, switchMutations } from '../support/spreadsheet-mutations.js'
import { sixPairs, usebioFile } from '../support/usebio.js'
import { mutations, schema, type Walker, walkMutation, walkWithCode } from '../support/walk-mutation.js'

/**
 * Walks every mutation of the schema: nobody and a stranger are refused and leave no trace, even while no row can be
 * locked or written, so that they never make others wait; the right person leaves an audit row. While the log takes no row the right person gets nothing done either, so the row is written in the
 * change's own transaction; and the answer does not say why. A mutation that is not walked here fails the last test.
 */

const walked = new Set<string>()

/** A list as it is exported whole. */
const PAGED = `query ($first: Int, $after: String) { organisations(first: $first, after: $after) {
  edges { node { code } } pageInfo { hasNextPage endCursor } } }`

let journey: Journey
let stage = ''
let event = ''

const pairs = ['1', '2', '3', '4', '5', '6']
/** The same names without numbers: doubtful people for the queue. */
const withoutNumbers = (file: string) => file.replace(/<NATIONAL_ID_NUMBER>\d+<\/NATIONAL_ID_NUMBER>/g, '')

beforeAll(async () => {
  journey = await startJourney()
  const taken = await journey.takeIn('first.xml', usebioFile('First', pairs, sixPairs))
  stage = taken.stage
  event = taken.event
  await journey.takeInAsIs('second.xml', withoutNumbers(usebioFile('Second', pairs, sixPairs)))
})
afterAll(() => journey?.stop())

/** Refused for nobody and for a stranger without a trace, done for the right person with exactly these audit rows. */
const walk = async (name: string, input: Record<string, unknown>, audits: readonly string[], who: Walker = 'staff') => {
  walked.add(name)
  await walkMutation(journey, name, input, audits, who)
}

const one = <T>(query: string, variables: Record<string, unknown> = {}): Promise<T> =>
  journey.ask<T>(journey.federation.staff, query, variables)

const revisionOf = async (field: 'standings' | 'provisional') => {
  const found = await one<{ stage: { version: number; shown: { id: string } } }>(
    `query ($stage: ID!) { stage(id: $stage) { version shown: ${field} { id } } }`,
    { stage },
  )
  return { id: found.stage.shown.id, version: found.stage.version }
}

const slotOf = async () => {
  const [row] = await journey.database.sql`
    select s.slot, s.version from score_sheet s where s.superseded_at is null and s.stage_id = ${stageUuid()} order by s.slot limit 1`
  return row as unknown as { slot: string; version: number }
}
const stageUuid = () => Buffer.from(stage, 'base64url').toString().split(':')[1] as string

const correctionOf = async (tricks: number) => ({
  stage,
  slot: (await slotOf()).slot,
  sheet: { bridge: { contract: '3NT', declarer: 'N', tricks } },
  kind: 'typo',
  reason: 'a walk over every mutation',
  authorityKind: 'staff',
})

const propose = async (tricks: number) => {
  const correction = await correctionOf(tricks)
  const { previewCorrection } = await one<{ previewCorrection: { previewedOn: string } }>(
    'query ($input: CorrectionInput!) { previewCorrection(input: $input) { previewedOn problems { code } } }',
    { input: correction },
  )
  return { correction, previewedOn: previewCorrection.previewedOn }
}

const proposedId = async () => {
  const [row] = await journey.database.sql`select id from correction where status = 'PROPOSED' limit 1`
  return globalId('Correction', row?.id as string)
}

const rowId = async (rows: Promise<readonly Record<string, unknown>[]>) => String((await rows)[0]?.id)

describe('every mutation', () => {
  it('keeps the register', async () => {
    const organisation = globalId('Organisation', journey.federation.id)
    const body = { code: 'WALK', kind: 'club', nameZh: '行者俱乐部', nameEn: 'Walkers', parent: organisation }
    await walk('createOrganisation', body, ['ORGANISATION_CREATED'])
    const { sql } = journey.database
    const club = globalId('Organisation', await rowId(sql`select id from organisation where code = 'WALK'`))
    const name = { script: 'Latn', family: 'Walker', given: 'Ann', display: 'Ann Walker' }
    const identifiers = [{ issuer: 'WALK', value: '1' }]
    await walk('registerPerson', { organisation: club, names: [name], identifiers }, ['PERSON_REGISTERED'])
    const walker = async (value: string) =>
      globalId(
        'Person',
        await rowId(sql`select person_id as id from person_identifier where value = ${value}
        and issuer = 'WALK'`),
      )
    const person = await walker('1')
    await walk('renamePerson', { person, name: { ...name, given: 'Anna', display: 'Anna Walker' } }, ['NAME_RECORDED'])
    const affiliation = { person, organisation: club, kind: 'affiliation', sport: 'bridge', from: '2026-01-01' }
    await walk('affiliatePerson', affiliation, ['AFFILIATION_RECORDED'])
    await walk('addIdentifier', { person, issuer: 'EBU', value: '00042' }, ['IDENTIFIER_ADDED'])
    await journey.ask(
      journey.federation.staff,
      'mutation ($input: RegisterPersonInput!) { registerPerson(input: $input) { problems { code } } }',
      { input: { organisation: club, names: [name], identifiers: [{ issuer: 'WALK', value: '2' }] } },
    )
    await walk('mergePeople', { from: await walker('2'), into: person, reason: 'one woman' }, ['PEOPLE_MERGED'])
    const merge = globalId('PersonMerge', await rowId(sql`select id from person_merge`))
    await walk('undoMerge', { merge }, ['MERGE_UNDONE'])
  })

  it('ends own sessions, and asks the offices for a second factor', async () => {
    const { sql } = journey.database
    const [owner, session] = [randomUUID(), randomUUID()]
    await sql`insert into "user" (id, name, email) values (${owner}, 'owner', 'owner@example.org')`
    await sql`insert into session (id, expires_at, token, user_id)
      values (${session}, now() + interval '1 day', 'walked', ${owner})`
    const staff = { accountId: owner, requestId: 'r', grants: [] }
    walked.add('endOwnSessions')
    const own = { ...journey, federation: { ...journey.federation, staff } }
    await walkMutation(own, 'endOwnSessions', { session: globalId('Session', session) }, ['SESSIONS_ENDED'])
    walked.add('createApiToken')
    const token = { name: 'scores', scopes: ['read', 'results'], days: 30 }
    await walkMutation(own, 'createApiToken', token, ['API_TOKEN_CREATED'])
    walked.add('revokeApiToken')
    const apiToken = globalId('ApiToken', await rowId(sql`select id from api_token`))
    await walkMutation(own, 'revokeApiToken', { apiToken }, ['API_TOKEN_REVOKED'])
    const program = { name: 'scores', scopes: ['read', 'results'] }
    walked.add('createOAuthClient').add('rotateOAuthSecret').add('revokeOAuthClient')
    await walkMutation(own, 'createOAuthClient', program, ['OAUTH_CLIENT_CREATED'])
    const client = globalId('OAuthClient', await rowId(sql`select id from oauth_client`))
    await walkMutation(own, 'rotateOAuthSecret', { client, overlapHours: 24 }, ['OAUTH_SECRET_ROTATED'])
    await walkMutation(own, 'revokeOAuthClient', { client }, ['OAUTH_CLIENT_REVOKED'])
    walked.add('startBulkExport').add('cancelBulkExport')
    await walkMutation(own, 'startBulkExport', { document: PAGED }, ['BULK_EXPORT_STARTED'])
    const bulkExport = globalId('BulkExport', await rowId(sql`select id from bulk_export`))
    await walkMutation(own, 'cancelBulkExport', { bulkExport }, ['BULK_EXPORT_CANCELLED'])
    const organisation = globalId('Organisation', journey.federation.id)
    await walk('setSecondFactorRule', { organisation, from: '2999-01-01' }, ['SECOND_FACTOR_RULE_SET'], 'admin')
  })

  it('has the open data of the day written anew', async () => {
    const { sql } = journey.database
    const federation = journey.federation.id
    await sql`insert into publication (organisation_id, kind, subject_id, name, form, digest, signature)
      values (${federation}, 'standings', gen_random_uuid(), 'standings:walked', 'x/1', 'd', 's')`
    await walk('renewOpenData', { organisation: globalId('Organisation', federation) }, ['OPEN_DATA_RENEWED'])
  })

  it('registers an address elsewhere, tries it, pauses and removes it', async () => {
    const { sql } = journey.database
    const organisation = globalId('Organisation', journey.federation.id)
    const topics = ['published', 'official']
    await walk('createWebhook', { organisation, url: 'https://example.org/hook', topics }, ['WEBHOOK_CREATED'])
    const webhook = globalId('Webhook', await rowId(sql`select id from webhook`))
    await walk('testWebhook', { webhook }, ['WEBHOOK_TESTED'])
    const delivery = globalId('WebhookDelivery', await rowId(sql`select id from webhook_delivery`))
    await walk('repeatWebhookDelivery', { delivery }, ['WEBHOOK_DELIVERY_REPEATED'])
    await walk('switchWebhook', { webhook, active: false }, ['WEBHOOK_SWITCHED'])
    await walk('removeWebhook', { webhook }, ['WEBHOOK_REMOVED'])
  })

  it('reads and commits a file', async () => {
    const organisation = globalId('Organisation', journey.federation.id)
    const file = usebioFile('Third', pairs, sixPairs)
    const { api, federation } = journey
    const upload = await api.upload(federation.staff, { results: organisation }, 'third.xml', file)
    await walk('readResultsFile', { organisation, upload }, ['FILE_READ'])
    const [batch] = await journey.database.sql`select id from import_batch where status = 'READ'`
    await walk('commitImport', { import: globalId('Import', batch?.id as string) }, ['FILE_COMMITTED'])
  })

  it('decides who somebody is', async () => {
    const [question] = await journey.database.sql`
      select id, candidates from identity_question where status = 'OPEN' order by id limit 1`
    const candidates = question?.candidates as { personId: string }[] | undefined
    const person = globalId('Person', candidates?.[0]?.personId as string)
    await walk('decideIdentity', { question: globalId('IdentityQuestion', question?.id as string), is: { person } }, [
      'IDENTITY_DECIDED',
    ])
  })

  it('enters a result, confirms and flags it, and chooses a profile', async () => {
    const { slot, version } = await slotOf()
    const sheet = { bridge: { contract: '3NT', declarer: 'N', tricks: 12 } }
    await walk('enterResult', { stage, slot, sheet, expectedVersion: version }, ['RESULT_ENTERED'])
    await walk('confirmResult', { stage, slot, version: version + 1 }, ['RESULT_CONFIRMED'], 'staff2')
    await walk('flagSlot', { stage, slot, note: 'thirteen tricks were claimed' }, ['SLOT_FLAGGED'])
    const flag = globalId('SlotFlag', await rowId(journey.database.sql`select id from slot_flag`))
    await walk('settleFlag', { flag }, ['FLAG_SETTLED'])
    const { version: stageVersion } = await revisionOf('standings')
    const settings = { profile: { program: 'ebuscore', awardDecimals: 3 } }
    await walk('changeSettings', { stage, settings, expectedVersion: stageVersion }, ['SETTINGS_CHANGED'])
  })

  it('hears of a wrong result from who played, and answers', async () => {
    const { slot, version } = await slotOf()
    const { sql } = journey.database
    const person = await rowId(sql`select l.person_id as id from entry_player l join score_sheet x
      on x.stage_id = ${stageUuid()} and x.slot = ${slot} and l.entry_id = any(x.sides) where l.person_id is not null`)
    const player = { accountId: 'walking-player', requestId: 'r', grants: [], personId: person }
    walked.add('reportResult')
    walked.add('agreeWithResults')
    const sheet = await rowId(sql`
      select id from score_sheet where stage_id = ${stageUuid()} and slot = ${slot} and superseded_at is null`)
    await walkMutation(journey, 'agreeWithResults', { stage, sheets: [sheet] }, ['RESULTS_AGREED'], player)
    const said = { stage, slot, version, kind: 'score', note: 'eleven tricks' }
    await walkMutation(journey, 'reportResult', said, ['RESULT_REPORTED'], player)
    const report = globalId('ResultReport', await rowId(sql`select id from slot_flag where report_kind is not null`))
    const answer = { report, answer: 'stands', reasonEn: 'both sides wrote twelve' }
    await walk('answerReport', answer, ['RESULT_REPORT_ANSWERED'])
  })

  it('rules, takes it back and draws lots', async () => {
    const [one, two] = await journey.database.sql`select id from entry where stage_id = ${stageUuid()} order by number`
    const entries = [one, two].map(row => globalId('Entry', row?.id as string))
    const adjustments = [{ penalty: { entry: entries[0], amount: '1' } }]
    const content = { stated: { kind: 'penalty', article: '90B2', adjustments } }
    const matter = { stage, parties: [{ entry: entries[0] }], content }
    const words = { facts: 'late again', decision: 'a procedural penalty' }
    await walk('recordRuling', { matter, ...words }, ['RULING_RECORDED'])
    const ruling = globalId('Ruling', await rowId(journey.database.sql`select id from ruling`))
    await walk('withdrawRuling', { ruling, reason: 'the other pair was late' }, ['RULING_WITHDRAWN'])
    await walk('drawLot', { stage, entries }, ['LOTS_DRAWN'])
  })

  it('publishes, makes official and issues a list', async () => {
    const provisional = await revisionOf('provisional')
    await walk('publishStandings', { stage, revision: provisional.id }, ['STANDINGS_PUBLISHED'])
    const published = await revisionOf('standings')
    await walk('makeOfficial', { revision: published.id, closeWindowsEarly: 'nobody objects' }, [
      'WINDOWS_CLOSED',
      'STANDINGS_OFFICIAL',
      'POINTS_AWARDED',
    ])
    await walk('issueList', { ranking: journey.federation.rankingCode, asOf: '2026-03-31' }, ['LIST_ISSUED'])
    const waiting = journey.database.sql`
      insert into list_issue (organisation_id, ranking_id, as_of, account_id)
      select organisation_id, id, '2026-03-30', 'staff' from ranking where code = ${journey.federation.rankingCode} returning id`
    await walk('cancelListIssue', { issue: globalId('ListIssue', await rowId(waiting)) }, ['LIST_ISSUE_CANCELLED'])
    await walk('scheduleLists', { ranking: journey.federation.rankingCode, issueDay: 5 }, ['LISTS_SCHEDULED'])
    const policy = globalId('Policy', await rowId(journey.database.sql`select id from policy where kind = 'ranking'`))
    const numbers = { bestOf: 3 }
    await walk('addPolicyVersion', { policy, effectiveFrom: '2999-01-01', numbers }, ['POLICY_VERSION_ADDED'])
    const scheduled = globalId('Policy', await rowId(journey.database.sql`select id from policy order by version desc`))
    await walk('withdrawPolicyVersion', { policy: scheduled, reason: 'too soon' }, ['POLICY_VERSION_WITHDRAWN'])
    const body = globalId('Organisation', journey.federation.id)
    const about = { organisation: body, sport: 'bridge', nameZh: '青年', nameEn: 'Youth', code: 'youth' }
    await walk('createRanking', { ...about, kind: 'points' }, ['RANKING_CREATED'])
    const rule = { kind: 'ladder', chosenBy: 'competitionEnd', unit: '0.01', grades: [] }
    await walk('createPolicy', { ...about, kind: 'ladder', effectiveFrom: '2020-01-01', rule }, ['POLICY_CREATED'])
  })

  it('proposes, declines and approves a correction', async () => {
    await walk('applyCorrection', await propose(3), ['CORRECTION_PROPOSED'])
    await walk('declineCorrection', { correction: await proposedId(), reason: 'the sheet is right' }, [
      'CORRECTION_DECLINED',
    ])
    const again = await propose(2)
    await journey.ask(
      journey.federation.staff,
      'mutation ($input: ApplyCorrectionInput!) { applyCorrection(input: $input) { problems { code } } }',
      { input: again },
    )
    const input = { correction: await proposedId(), previewedOn: again.previewedOn }
    const audits = ['STANDINGS_PUBLISHED', 'CORRECTION_APPLIED', 'POINTS_AWARDED', 'LIST_ISSUED']
    await walk('approveCorrection', input, audits, 'staff2')
    const { event: found } = await one<{ event: { corrected: boolean } }>(
      'query ($event: ID!) { event(id: $event) { corrected } }',
      { event },
    )
    expect(found.corrected).toBe(true)
  })

  it('creates an event, fills it and takes somebody out of it', async () => {
    const organisation = globalId('Organisation', journey.federation.id)
    const days = { startsOn: '2026-11-21', endsOn: '2026-11-21' }
    const about = { code: 'WALK-1', nameZh: '行者赛', nameEn: 'Walk', sport: 'bridge', category: 'club', ...days }
    await walk('createEvent', { organisation, ...about }, ['EVENT_CREATED'])
    const { sql } = journey.database
    const walkEvent = globalId('Event', await rowId(sql`select id from event where code = 'WALK-1'`))
    const names = { nameZh: '阶段', nameEn: 'Stage', format: 'pairs' }
    const swiss = { format: { kind: 'swiss', rounds: 3 } }
    await walk('addStage', { event: walkEvent, ...names, plan: swiss }, ['STAGE_ADDED'])
    const stageId = await rowId(sql`select id from stage where event_id = ${rowIdOf(walkEvent)}`)
    const entrants = Array.from({ length: 8 }, (_, at) => ({ players: [{ name: `甲${at}` }, { name: `乙${at}` }] }))
    await walk('enterEntrants', { stage: globalId('Stage', stageId), entrants }, ['ENTRANTS_ENTERED'])
    const last = globalId('Entry', await rowId(sql`select id from entry where stage_id = ${stageId} and number = '8'`))
    const [unknown] = await sql`select id from entry_player where entry_id = ${rowIdOf(last)} and ordinal = 2`
    const player = globalId('EntryPlayer', String(unknown?.id))
    await walk('linkPlayer', { player, choice: { notMember: true } }, ['PLAYER_LINKED'])
    const substitute = { entry: last, ordinal: 1, fromSession: 2, name: '丙' }
    await walk('substitutePlayer', substitute, ['PLAYER_SUBSTITUTED'])
    await walk('withdrawEntry', { entry: last, reason: '因病' }, ['ENTRY_WITHDRAWN'])
    const deps = testDeps(journey.database.db)
    await useCases.createAccount(deps.db, { name: 'Walker', email: 'walker@paiji.example', password: 'long enough' })
    const official = { event: walkEvent, email: 'walker@paiji.example', role: 'director' }
    await walk('appointOfficial', official, ['ROLE_GRANTED'])
    const grant = await rowId(sql`select id from role_grant where scope_id = ${rowIdOf(walkEvent)}`)
    await walk('dismissOfficial', { official: globalId('Official', grant) }, ['ROLE_REVOKED'])
  })

  it('states what a licence says of an event', async () => {
    const { sql } = journey.database
    const walkEvent = globalId('Event', await rowId(sql`select id from event where code = 'WALK-1'`))
    const [before] = await sql`select rule->'base' as base from policy where code = 'club-points'`
    const withBase = (base: unknown) =>
      sql`update policy set rule = rule || ${sql.json({ base } as never)} where code = 'club-points'`
    await withBase({ kind: 'declared' })
    await walk('stateAwardFigures', { event: walkEvent, base: '5' }, ['AWARD_FIGURES_STATED'])
    await withBase(before?.base)
  })

  it('draws, changes, announces and closes rounds', async () => {
    const { sql } = journey.database
    const stageId = await rowId(sql`select s.id from stage s join event e on e.id = s.event_id where e.code = 'WALK-1'`)
    const walkStage = globalId('Stage', stageId)
    const plan = { format: { kind: 'swiss', rounds: 4 } }
    await walk('changeSettings', { stage: walkStage, plan, expectedVersion: 1 }, ['PLAN_CHANGED'])
    await walk('openSession', { stage: walkStage }, ['SESSION_OPENED'])
    await walk('drawRound', { stage: walkStage }, ['ROUND_DRAWN'])
    const session = globalId('PlaySession', await rowId(sql`select id from play_session where stage_id = ${stageId}`))
    const round = async () =>
      globalId('Round', await rowId(sql`select id from round where session_id = ${rowIdOf(session)} order by number`))
    const [first, second] = await sql`select t.sides from round_table t join round r on r.id = t.round_id
      where r.session_id = ${rowIdOf(session)} order by t.position`
    const [a, b] = [first, second].map(row => globalId('Entry', String((row?.sides as string[] | undefined)?.[0])))
    const swap = { round: await round(), first: a, second: b, expectedVersion: 1 }
    await walk('swapSides', swap, ['ROUND_CHANGED'])
    await walk('undoRound', { round: await round() }, ['ROUND_UNDONE'])
    const movement = { mitchell: { arrowSwitched: 0 } }
    await walk('applyMovement', { session, movement, boardsARound: 2 }, ['SEATING_APPLIED'])
    const published = await sql`select id from round where session_id = ${rowIdOf(session)}`
    const following = Array.from(published, () => 'ROUND_PUBLISHED')
    await walk('publishRound', { round: await round(), following: true }, following)
    const [out] = await sql`select t.sides from round_table t join round r on r.id = t.round_id
      where r.session_id = ${rowIdOf(session)} order by r.number, t.position`
    const leaving = globalId('Entry', String((out?.sides as string[] | undefined)?.[0]))
    await walk('changeSeating', { session, entry: leaving, fact: 'leaves', reason: '不适' }, ['SEATING_CHANGED'])
    await walk('changeSeating', { session, entry: leaving, fact: 'comes', reason: '回来了' }, ['SEATING_CHANGED'])
    const [last] = await sql`select r.number, t.label from round_table t join round r on r.id = t.round_id
      where r.session_id = ${rowIdOf(session)} and t.kind = 'match' order by r.number desc, t.position desc`
    const skipped = { session, fromRound: last?.number, table: last?.label }
    await walk('amendRounds', { ...skipped, fact: 'notPlayed', reason: '时间到' }, ['ROUNDS_AMENDED'])
    await walk('amendRounds', { ...skipped, fact: 'playedAfterAll', reason: '补打' }, ['ROUNDS_AMENDED'])
    await walk('openTableEntry', { round: await round(), hours: 4 }, ['TABLE_ENTRY_OPENED'])
    const codes = await sql`select c.code from table_code c join round_table t on t.id = c.table_id
      where t.round_id = ${rowIdOf(await round())} and t.label = '1' order by c.side`
    const [one = '', other = ''] = codes.map(row => String(row.code))
    const [board] =
      await sql`select boards[1] as board, boards[2] as other from round_table where round_id = ${rowIdOf(await round())}
      and label = '1'`
    const slot = `s1/r1/t1/b${board?.board}`
    const sheet = { bridge: { contract: '3NT', declarer: 'N', tricks: 9 } }
    const atTable = async (name: string, input: { code: string } & Record<string, unknown>, audits: string[]) => {
      walked.add(name)
      await walkWithCode(journey, name, input, audits)
    }
    await atTable('enterTableResult', { code: one, slot, sheet, expectedVersion: 0 }, ['RESULT_ENTERED'])
    await atTable('disputeAtTable', { code: other, slot, version: 1, note: '九墩' }, ['SLOT_FLAGGED'])
    await atTable('callDirector', { code: other, kind: 'irregularity' }, ['SLOT_FLAGGED'])
    const call = globalId(
      'SlotFlag',
      await rowId(sql`select id from slot_flag where found is not null and settled_at is null`),
    )
    await walk('takeCall', { flag: call }, ['CALL_TAKEN'])
    await atTable('agreeAtTable', { code: other, slot, version: 1 }, ['RESULT_CONFIRMED', 'FLAG_SETTLED'])
    const moved = { stage: walkStage, slot, version: 1, to: `s1/r1/t1/b${board?.other}`, reason: '录错副号' }
    await walk('moveResult', moved, ['RESULT_MOVED'])
    await walk('closeTableEntry', { round: await round() }, ['TABLE_ENTRY_CLOSED'])
    await walk('setRoundClock', { round: await round(), action: 'START', minutes: 25 }, ['ROUND_CLOCK_SET'])
    await walk('giveExtraTime', { round: await round(), table: '1', minutes: 5 }, ['EXTRA_TIME_GIVEN'])
    await walk('closeRound', { round: await round(), reason: '停电' }, ['ROUND_CLOSED'])
    await walk('reopenRound', { round: await round(), reason: '来电了' }, ['ROUND_REOPENED'])
    await walk('endStage', { stage: walkStage, reason: '停电' }, ['STAGE_ENDED'])
  })

  it('names who goes on from a match that is level', async () => {
    const { sql } = journey.database
    const organisation = globalId('Organisation', journey.federation.id)
    const send = (name: string, input: Record<string, unknown>) => {
      const type = schema.getMutationType()?.getFields()[name]?.args[0]?.type.toString()
      const document = `mutation ($input: ${type}) { ${name}(input: $input) { problems { code } } }`
      return journey.ask(journey.federation.staff, document, { input })
    }
    const days = { startsOn: '2026-11-21', endsOn: '2026-11-21' }
    const about = { code: 'WALK-3', nameZh: '行者淘汰', nameEn: 'Walk', sport: 'guandan', category: 'club', ...days }
    await send('createEvent', { organisation, ...about })
    const walkEvent = globalId('Event', await rowId(sql`select id from event where code = 'WALK-3'`))
    const plan = { format: { kind: 'singleElimination', placement: 'none' } }
    await send('addStage', { event: walkEvent, nameZh: '淘汰', nameEn: 'Knock-out', format: 'pairs', plan })
    const stageId = await rowId(sql`select id from stage where event_id = ${rowIdOf(walkEvent)}`)
    const knockout = globalId('Stage', stageId)
    const entrants = Array.from({ length: 2 }, (_, at) => ({ players: [{ name: `丙${at}` }, { name: `戊${at}` }] }))
    await send('enterEntrants', { stage: knockout, entrants })
    await send('openSession', { stage: knockout })
    await send('drawRound', { stage: knockout })
    const id = await rowId(sql`select r.id from round r join play_session p on p.id = r.session_id
      where p.stage_id = ${stageId}`)
    await send('publishRound', { round: globalId('Round', id) })
    const [table] = await sql`select match, sides from round_table where round_id = ${id}`
    const winner = globalId('Entry', (table?.sides as string[] | undefined)?.[1] ?? '')
    const named = { match: String(table?.match), winner, ground: 'withdrawal', reason: '对方未到' }
    await walk('nameWinner', { round: globalId('Round', id), ...named }, ['WINNER_NAMED'])
  })

  it('gives the line-up of a team', async () => {
    const { sql } = journey.database
    const organisation = globalId('Organisation', journey.federation.id)
    const send = (name: string, input: Record<string, unknown>) => {
      const type = schema.getMutationType()?.getFields()[name]?.args[0]?.type.toString()
      const document = `mutation ($input: ${type}) { ${name}(input: $input) { problems { code } } }`
      return journey.ask(journey.federation.staff, document, { input })
    }
    const days = { startsOn: '2026-11-21', endsOn: '2026-11-21' }
    const about = { code: 'WALK-4', nameZh: '行者队式', nameEn: 'Walk', sport: 'bridge', category: 'club', ...days }
    await send('createEvent', { organisation, ...about })
    const walkEvent = globalId('Event', await rowId(sql`select id from event where code = 'WALK-4'`))
    const settings = { method: 'teamImp', match: { boards: 2 } }
    const plan = { format: { kind: 'roundRobin', legs: 1 } }
    await send('addStage', { event: walkEvent, nameZh: '循环', nameEn: 'All', format: 'teams', plan, settings })
    const stageId = await rowId(sql`select id from stage where event_id = ${rowIdOf(walkEvent)}`)
    const teams = globalId('Stage', stageId)
    const team = (at: number) => ({ players: Array.from({ length: 4 }, (_, of) => ({ name: `队${at}员${of}` })) })
    await send('enterEntrants', { stage: teams, entrants: [team(1), team(2)] })
    await send('openSession', { stage: teams })
    await send('drawRound', { stage: teams })
    const id = await rowId(sql`select r.id from round r join play_session p on p.id = r.session_id
      where p.stage_id = ${stageId}`)
    await send('publishRound', { round: globalId('Round', id) })
    const [match] = await sql`select id, sides from round_table where round_id = ${id}`
    const entry = globalId('Entry', (match?.sides as string[] | undefined)?.[0] ?? '')
    const rooms = [
      { room: 'open', players: [1, 2] },
      { room: 'closed', players: [3, 4] },
    ]
    const table = globalId('RoundTable', String(match?.id))
    await walk('giveLineUp', { table, entry, segment: 1, rooms }, ['LINE_UP_GIVEN'])
  })

  it('seats mahjong players and lets the best go on', async () => {
    const { sql } = journey.database
    const organisation = globalId('Organisation', journey.federation.id)
    const send = (name: string, input: Record<string, unknown>) => {
      const type = schema.getMutationType()?.getFields()[name]?.args[0]?.type.toString()
      const document = `mutation ($input: ${type}) { ${name}(input: $input) { problems { code } } }`
      return journey.ask(journey.federation.staff, document, { input })
    }
    const days = { startsOn: '2026-11-21', endsOn: '2026-11-21' }
    const about = { code: 'WALK-2', nameZh: '行者麻将', nameEn: 'Walk', sport: 'mahjong', category: 'club', ...days }
    await send('createEvent', { organisation, ...about })
    const walkEvent = globalId('Event', await rowId(sql`select id from event where code = 'WALK-2'`))
    const names = { event: walkEvent, nameZh: '阶段', nameEn: 'Stage', format: 'individual' }
    await send('addStage', names)
    const from = [{ kind: 'places', stage: '1', perGroup: 16 }]
    const plan = { format: { kind: 'laidOut' }, from, carryOver: { kind: 'all' } }
    await send('addStage', { ...names, plan })
    const stageAt = async (ordinal: number) =>
      globalId(
        'Stage',
        await rowId(sql`select id from stage where event_id = ${rowIdOf(walkEvent)} and ordinal = ${ordinal}`),
      )
    const players = Array.from({ length: 16 }, (_, at) => ({ players: [{ name: `丁${at}` }] }))
    await send('enterEntrants', { stage: await stageAt(1), entrants: players })
    await send('openSession', { stage: await stageAt(1) })
    const session = globalId(
      'PlaySession',
      await rowId(sql`select id from play_session where stage_id = ${rowIdOf(await stageAt(1))}`),
    )
    await walk('applySeating', { session, kind: 'perfect' }, ['SEATING_APPLIED'])
    await walk('advanceStage', { stage: await stageAt(2) }, ['STAGE_ADVANCED'])
  })

  it('keeps accounts', async () => {
    const { sql } = journey.database
    const organisation = globalId('Organisation', journey.federation.id)
    const invited = { organisation, name: '行者', email: 'walker@example.org' }
    await walk('inviteAccount', invited, ['ACCOUNT_INVITED'], 'admin')
    const account = globalId('Account', await rowId(sql`select id from "user" where email = 'walker@example.org'`))
    await walk('makeAccessLink', { account }, ['ACCESS_LINK_MADE'], 'admin')
    const corrected = { account, email: 'the-walker@example.org' }
    await walk('correctInvitation', corrected, ['INVITATION_CORRECTED'], 'admin')
    await walk('grantRole', { account, role: 'staff', scope: organisation }, ['ROLE_GRANTED'], 'admin')
    const role = globalId(
      'RoleGrant',
      await rowId(sql`select id from role_grant where account_id = ${rowIdOf(account)}`),
    )
    await walk('revokeRole', { role }, ['ROLE_REVOKED'], 'admin')
    await journey.ask(
      journey.federation.admin,
      'mutation ($input: GrantRoleInput!) { grantRole(input: $input) { problems { code } } }',
      { input: { account, role: 'admin', scope: organisation } },
    )
    const proposal = globalId('RoleProposal', await rowId(sql`select id from role_proposal`))
    await walk('decideRole', { proposal, confirm: true }, ['ROLE_GRANTED'], 'admin2')
    await sql`insert into account (id, account_id, provider_id, user_id, password)
      values ('lost', ${rowIdOf(account)}, 'credential', ${rowIdOf(account)}, 'x')`
    const lost = { account, reason: '本人带着会员证到办公室' }
    await walk('proposeAccountRecovery', lost, ['ACCOUNT_RECOVERY_PROPOSED'], 'admin')
    const recovery = globalId('AccountRecovery', await rowId(sql`select id from account_recovery`))
    await walk('decideAccountRecovery', { recovery, approve: true }, ['ACCOUNT_RECOVERED'], 'admin2')
    await walk('endSessions', { account }, ['SESSIONS_ENDED'], 'admin')
    await sql`update mail set state = 'REFUSED', secret = null, topic = 'office'`
    const mail = globalId('Mail', await rowId(sql`select id from mail limit 1`))
    await walk('tryMailAgain', { mail }, ['MAIL_TRIED_AGAIN'], 'admin')
    const password = 'one of my own'
    const made = await useCases.createAccount(journey.database.db, { name: '主', email: 'own@example.org', password })
    const self = { accountId: made.ok ? made.value : '', email: 'own@example.org', requestId: 'r', grants: [] }
    walked.add('askEmailChange')
    const change = { address: 'other@example.org', password }
    await walkMutation(journey, 'askEmailChange', change, ['EMAIL_CHANGE_ASKED'], self)
    walked.add('setCalendarLink')
    await walkMutation(journey, 'setCalendarLink', { open: true }, ['CALENDAR_LINK_SET'], self)
    walked.add('setMailChoices')
    const choices = { language: 'en', topics: [{ topic: 'lists', delivery: 'NEVER' }] }
    await walkMutation(journey, 'setMailChoices', choices, ['MAIL_CHOICES_SET'], self)
    walked.add('setFollow')
    await walkMutation(journey, 'setFollow', { subject: { event }, followed: true }, ['FOLLOWS_CHANGED'], self)
    await walk('lockAccount', { account, reason: '离职' }, ['ACCOUNT_LOCKED'], 'admin')
    await walk('unlockAccount', { account }, ['ACCOUNT_UNLOCKED'], 'admin')
  })

  it('was walked', () => {
    // Walked in `first-day.test.ts`: it needs an empty database.
    walked.add('foundFederation')
    expect(
      [
        ...walked,
        ...appealMutations,
        ...appealRoomMutations,
        ...deskMutations,
        ...certificateMutations,
        ...claimMutations,
        ...conditionsMutations,
        ...documentMutations,
        ...handMutations,
        ...bodyRulesMutations,
        ...lawTextMutations,
        ...photoMutations,
        ...gradeMutations,
        ...eventMutations,
        ...eventRequestMutations,
        ...matchDayMutations,
        ...ownEntryMutations,
        ...seatDrawMutations,
        ...proposalMutations,
        ...registerMutations,
        ...sanctionMutations,
        ...seriesMutations,
        ...statedActMutations,
        ...spreadsheetMutations,
        ...largeMutations,
        ...switchMutations,
      ].sort(),
    ).toEqual(mutations)
  })
})
