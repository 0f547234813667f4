import { eq } from 'drizzle-orm'
import { fixedClock } from '../base/clock.js'
import { draftAppeal } from '../domain/appeals/draft-appeal.js'
import type { AppealStatus } from '../domain/appeals/statuses.js'
import { testDeps } from './deps.js'
import { addEvent, addOrganisation, together } from './scenario.js'
import type { Db } from '../db/client.js'
import { appeal, person, roleGrant, ruling, rulingParty, standingsRevision, user } from '../db/schema/index.js'
import type { Role, Viewer } from '../auth/viewer.js'
import { personNumber } from '../domain/registry/person-number.js'

/** The moment at which the scores are out and the ruling has been told: 17:00 in Beijing. */
export const SCORES_OUT = '2026-11-21T09:00:00.000Z'

/** So many minutes after the scores are out. */
export const minute = (after: number): Date => new Date(Date.parse(SCORES_OUT) + after * 60_000)

export interface AppealScene {
  readonly federationId: string
  readonly eventId: string
  readonly stageId: string
  readonly rulingId: string
  readonly entryIds: readonly string[]
  /** Four players: 0 and 1 are the appellants' pair, 2 and 3 the other one; 4 and 5 play elsewhere. */
  readonly players: readonly Viewer[]
  readonly clerk: Viewer
  readonly director: Viewer
  /** A director who gave no ruling. */
  readonly chief: Viewer
  readonly staff: Viewer
  readonly committee: Viewer
  readonly stranger: Viewer
}

const holds = (role: Role, organisationId: string): Viewer => ({
  accountId: role,
  requestId: 'test',
  grants: [{ role, scope: { kind: 'organisation', id: organisationId }, from: undefined, until: undefined }],
})

const addAccount = (db: Db, id: string, personId?: string) =>
  db.insert(user).values({ id, name: id, email: `${id}@test.example`, personId: personId ?? null })

/** The account of the director who gave the ruling. */
const GIVER = 'giver'

let scenes = 0

/** A pairs event under an edition, with published scores and one ruling between two pairs. */
export const appealScene = async (
  db: Db,
  { editionId = 'bridge/laws-2017', sport = 'bridge' }: { editionId?: string; sport?: string } = {},
): Promise<AppealScene> => {
  const tag = `S${++scenes}`
  const federationId = await addOrganisation(db, { code: tag, kind: 'federation', nameZh: tag, nameEn: tag })
  const people: string[] = []
  for (let at = 0; at < 6; at++) {
    const [row] = await db
      .insert(person)
      .values({ number: personNumber(200_000 + scenes * 10 + at) })
      .returning({ id: person.id })
    people.push(row?.id ?? '')
    await addAccount(db, `${tag}-player${at}`, row?.id)
  }
  const pair = (first: number) => ({
    number: String(first / 2 + 1),
    nameAsEntered: `Pair ${first}`,
    players: [first, first + 1].map(at => ({ personId: people[at] ?? null, nameAsEntered: `Player ${at}` })),
  })
  const added = await together(db, tx =>
    addEvent(tx, {
      organisationId: federationId,
      code: tag,
      nameZh: tag,
      nameEn: tag,
      sport,
      editionId,
      category: 'club',
      startsOn: '2026-11-21',
      endsOn: '2026-11-21',
      status: 'RUNNING',
      format: 'pairs',
      settings: {},
      entries: [pair(0), pair(2), pair(4)],
      sheets: [],
      enteredBy: 'test',
    }),
  )
  const { stageId } = added
  await db.insert(standingsRevision).values({
    organisationId: federationId,
    stageId,
    number: 1,
    editionId,
    settings: {},
    inputDigest: 'x',
    outputDigest: 'x',
    factIds: [],
    cause: { kind: 'publication' },
    publishedAt: minute(0),
    publishedBy: 'test',
  })
  const rulingId = await addRuling(db, { organisationId: federationId, stageId, editionId, entries: added.entryIds })
  const offices = ['clerk', 'director', 'staff', 'committee'] as const
  for (const role of offices) {
    const accountId = `${tag}-${role}`
    await addAccount(db, accountId)
    await db.insert(roleGrant).values({
      accountId,
      role,
      scopeKind: 'organisation',
      scopeId: federationId,
      valid: '[2020-01-01,)',
      grantedBy: 'test',
    })
  }
  const office = (role: Role): Viewer => ({ ...holds(role, federationId), accountId: `${tag}-${role}` })
  return {
    federationId,
    ...added,
    rulingId,
    players: people.map((personId, at) => ({
      accountId: `${tag}-player${at}`,
      personId,
      requestId: 'test',
      grants: [],
    })),
    clerk: office('clerk'),
    director: { ...office('director'), accountId: GIVER },
    chief: office('director'),
    staff: office('staff'),
    committee: office('committee'),
    stranger: { accountId: 'stranger', requestId: 'test', grants: [] },
  }
}

const addRuling = async (
  db: Db,
  about: { organisationId: string; stageId: string; editionId: string; entries: readonly string[] },
): Promise<string> => {
  const [row] = await db
    .insert(ruling)
    .values({
      organisationId: about.organisationId,
      stageId: about.stageId,
      kind: 'adjustedScore',
      editionId: about.editionId,
      article: '12C1c',
      facts: 'facts',
      decision: 'decision',
      givenBy: GIVER,
      givenAt: minute(-60),
      notifiedAt: minute(-60),
      part: 'judgement',
    })
    .returning({ id: ruling.id })
  const rulingId = row?.id ?? ''
  await db.insert(rulingParty).values(
    about.entries.slice(0, 2).map((entryId, at) => ({
      rulingId,
      entryId,
      role: at === 0 ? ('offending' as const) : ('nonOffending' as const),
      ordinal: at + 1,
    })),
  )
  return rulingId
}

/** A case of the first pair about the scene's ruling, put into a state as if it had been filed in the sixth minute. */
export const caseInState = async (db: Db, scene: AppealScene, status: AppealStatus) => {
  const drafted = await draftAppeal(testDeps(db, fixedClock(minute(5))), scene.players[0] as Viewer, {
    stageId: scene.stageId,
    subject: 'ruling',
    rulingId: scene.rulingId,
    statement: 'The weights are wrong.',
    relief: 'Another score.',
    signatures: [{ capacity: 'contestant', name: 'Player 0' }],
    othersAbsent: false,
  })
  if (!drafted.ok) throw new Error('no draft')
  const { appealId } = drafted.value
  const filed = { status, number: `AC-${appealId.slice(0, 8)}`, filedAt: minute(6), dueAt: minute(30) }
  const [row] = await db.update(appeal).set(filed).where(eq(appeal.id, appealId)).returning()
  if (!row) throw new Error('no case')
  return row
}
