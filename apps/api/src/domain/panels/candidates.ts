import {
  type Candidate,
  type ConflictRules,
  conflictPresets,
  findConflicts,
  isOffice,
  type Relation,
} from '@paiji/rules/procedure'
import type { Db } from '../../db/client.js'
import type { ConflictFinding as StoredFinding } from '../../db/schema/index.js'
import { dayOf, MS_A_DAY } from '../../base/clock.js'
import type { CaseScene } from './case-scene.js'
import { isDeclared } from './declared-ties.js'
import { placesAtStake } from '../appeals/places-at-stake.js'
import {
  belonging,
  type BelongsTo,
  directorsOn,
  disclosedIn,
  dutiesSince,
  entriesOfCase,
  officialsOf,
  openPins,
  playedTogether,
  playersOfEvent,
  rosterOn,
  type RosterRow,
  rulingGiver,
  satBelow,
  standingOf,
  suspensionsOf,
} from './relations.repo.js'

/** Somebody who might sit, with what the records say of him or her in this case. */
export interface PanelCandidate extends Candidate {
  readonly accountId: string
  readonly standing: RosterRow['standing']
  /** Hard ties that the policy of the event lets pass for a stated reason. */
  readonly overridable: ConflictRules['overridable']
}

/** Rota period: a year. */
const ROTA_DAYS = 365

/** What counts as too near at the level of the event. */
export const presetOf = (scene: Pick<CaseScene, 'category'>): ConflictRules =>
  scene.category in conflictPresets
    ? conflictPresets[scene.category as keyof typeof conflictPresets]
    : conflictPresets.national

type Relations = Map<string, Relation[]>

const add = (relations: Relations, personId: string, ...found: readonly Relation[]): void => {
  relations.get(personId)?.push(...found)
}

const addBelonging = (relations: Relations, rows: readonly BelongsTo[], parties: readonly string[]): void => {
  const own = rows.filter(row => parties.includes(row.personId))
  for (const row of rows) {
    for (const other of own) {
      if (row.isClub && row.clubId === other.clubId)
        add(relations, row.personId, { kind: 'sameClub', with: other.clubId })
      const association = row.path[1]
      if (association !== undefined && row.path.length > 2 && association === other.path[1])
        add(relations, row.personId, { kind: 'sameAssociation', with: association })
      const root = row.path.at(-1)
      if (root !== undefined && root === other.path.at(-1))
        add(relations, row.personId, { kind: 'sameFederation', with: root })
    }
  }
}

/**
 * The roster of the body that hears the case, of an office its holders, each with the ties computed from the register, the events and earlier
 * cases. Some fifteen statements, whatever the number of candidates.
 */
export const candidatesOf = async (db: Db, scene: CaseScene, now: Date): Promise<PanelCandidate[]> => {
  const { row } = scene
  const today = dayOf(now, scene.timeZone)
  const body = row.body === 'nationalAuthority' ? 'nationalAuthority' : 'appeals'
  const path = scene.place.organisationPath
  const roster =
    row.body && isOffice(row.body)
      ? await directorsOn(db, [...path, row.eventId], today)
      : await rosterOn(db, path, body, today)
  const ids = roster.map(each => each.personId)
  const relations: Relations = new Map(ids.map(id => [id, []]))
  await addPlayTies(db, relations, scene, today)
  await addDutyTies(db, relations, scene, roster)
  for (const { personId } of await rosterOn(db, path, body === 'appeals' ? 'nationalAuthority' : 'appeals', today))
    add(relations, personId, { kind: 'nextBody' })
  const since = new Date(now.getTime() - ROTA_DAYS * MS_A_DAY)
  const duties = new Map((await dutiesSince(db, ids, since)).map(duty => [duty.personId, duty]))
  const rules = presetOf(scene)
  return roster.map(({ personId, accountId, standing }) => {
    const duty = duties.get(personId)
    return {
      id: personId,
      accountId,
      standing,
      overridable: rules.overridable,
      findings: findConflicts(relations.get(personId) ?? [], rules, today),
      served: duty?.served ?? 0,
      ...(duty?.last ? { lastServed: duty.last } : {}),
      mayChair: standing !== 'player',
    }
  })
}

/** Ties of play: parties, their partners and clubs, opponents, and those whose place the case may move. */
const addPlayTies = async (db: Db, relations: Relations, scene: CaseScene, today: string): Promise<void> => {
  const { row } = scene
  const ids = [...relations.keys()]
  const entries = await entriesOfCase(db, row)
  const players = await playersOfEvent(db, row.eventId)
  const named = await standingOf(
    db,
    scene.parties.flatMap(party => (party.personId ? [party.personId] : [])),
  )
  const seated = players.filter(player => entries.includes(player.entryId)).map(player => player.personId)
  const parties = [...new Set([...named, ...seated])]
  for (const id of parties) add(relations, id, { kind: 'party' })
  for (const each of await playedTogether(db, ids, parties))
    add(relations, each.personId, { kind: each.size > 2 ? 'teamMate' : 'partner', with: each.withId, on: each.on })
  addBelonging(relations, await belonging(db, [...new Set([...ids, ...parties])], today), parties)
  const stake = await placesAtStake(db, row)
  for (const { personId, entryId } of players) {
    if (!entries.includes(entryId)) add(relations, personId, { kind: 'opponent', with: entryId })
    const places = stake.get(entryId)
    if (places !== undefined) add(relations, personId, { kind: 'placeAtStake', with: entryId, places })
  }
}

/**
 * Ties of office: whoever gave the ruling, directed the event, is suspended, was pinned by an administrator, or told of a
 * tie on an earlier panel of this case.
 */
const addDutyTies = async (
  db: Db,
  relations: Relations,
  { row }: CaseScene,
  roster: readonly RosterRow[],
): Promise<void> => {
  const giver = await rulingGiver(db, row.rulingId)
  const officials = await officialsOf(
    db,
    row.eventId,
    roster.map(each => each.accountId),
  )
  const below = await satBelow(db, row)
  for (const { personId, accountId } of roster) {
    if (accountId === giver || below.has(personId)) add(relations, personId, { kind: 'gaveRuling' })
    if (officials.has(accountId)) add(relations, personId, { kind: 'directedEvent', with: row.eventId })
  }
  for (const { personId, until } of await suspensionsOf(db, [...relations.keys()]))
    add(relations, personId, { kind: 'underSanction', ...(until ? { until } : {}) })
  for (const { personId, reason } of await openPins(db, row.id))
    add(relations, personId, { kind: 'pinned', note: reason })
  for (const [personId, findings] of await disclosedIn(db, row.id))
    for (const { code, params } of findings.filter(isDeclared))
      add(relations, personId, { kind: code, note: String(params.note ?? '') })
}

/** The findings as they are kept with the seat. */
export const storedFindings = (findings: Candidate['findings']): StoredFinding[] =>
  findings.map(({ code, severity, with: other, on, places, note }) => ({
    code,
    hard: severity === 'hard',
    params: {
      ...(other === undefined ? {} : { with: other }),
      ...(on === undefined ? {} : { on }),
      ...(places === undefined ? {} : { places }),
      ...(note === undefined ? {} : { note }),
    },
  }))
