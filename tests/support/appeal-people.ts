import type { Actor } from './federation.js'
import { globalId } from './ids.js'
import type { Journey } from './journey.js'

/** Somebody around a case: an account, with a person of the register behind it. */
export interface CasePerson {
  readonly actor: NonNullable<Actor>
  readonly personId: string
  readonly person: string
}

const numberOf = (at: number): string => {
  const base = 700_000 + at
  return `${base}${String(98 - ((base * 100) % 97)).padStart(2, '0')}`
}

/** Somebody of the register who plays nowhere; answers the id. */
export const personOfRegister = async ({ sql }: Pick<Journey['database'], 'sql'>, at: number): Promise<string> => {
  const [row] = await sql`insert into person (number) values (${numberOf(at)}) returning id`
  const personId = String(row?.id)
  await sql`insert into person_name (person_id, script, family, given, display, search_text)
    values (${personId}, 'Latn', 'Member', ${String(at)}, ${`Member ${at}`}, 'member')`
  return personId
}

/** A member of the appeals committee, on the roster of the federation. */
export const committeeMember = async (
  journey: Pick<Journey, 'database'> & { readonly federation: { readonly id: string } },
  at: number,
  standing: 'expert' | 'player' | 'official' = 'expert',
): Promise<CasePerson> => {
  const { sql } = journey.database
  const accountId = `member-${at}`
  const personId = await personOfRegister(journey.database, at)
  await sql`insert into "user" (id, name, email, person_id)
    values (${accountId}, ${`Member ${at}`}, ${`${accountId}@paiji.example`}, ${personId})`
  await sql`insert into committee_term (organisation_id, person_id, body, standing, valid, named_by)
    values (${journey.federation.id}, ${personId}, 'appeals', ${standing}, '[2020-01-01,)', 'staff')`
  return {
    actor: { accountId, personId, requestId: accountId, grants: [] },
    personId,
    person: globalId('Person', personId),
  }
}

/** Gives a person who plays in an entry an account. */
export const playerOf = async (
  journey: Journey,
  entryId: string,
  accountId: string,
  ordinal = 1,
): Promise<CasePerson> => {
  const { sql } = journey.database
  const [row] = await sql`select person_id as id from entry_player where entry_id = ${entryId} and ordinal = ${ordinal}`
  const personId = String(row?.id)
  return {
    actor: { accountId, personId, requestId: accountId, grants: [] },
    personId,
    person: globalId('Person', personId),
  }
}

/** The two played together once, as a pair of their own, in an event of that day. */
export const playedTogether = async (
  journey: Journey,
  day: string,
  ...people: readonly CasePerson[]
): Promise<void> => {
  const { sql } = journey.database
  const { id } = journey.federation
  const [event] = await sql`insert into event
    (organisation_id, code, name_zh, name_en, search_text, sport, edition_id, category, starts_on, ends_on, time_zone)
    values (${id}, ${`old-${day}`}, '旧赛', 'Old', 'old', 'bridge', 'bridge/laws-2017', 'club', ${day}, ${day}, 'UTC')
    returning id`
  const [stage] = await sql`insert into stage (organisation_id, event_id, ordinal, name_zh, name_en, format)
    values (${id}, ${String(event?.id)}, 1, '一', 'One', 'pairs') returning id`
  const [entry] = await sql`insert into entry (organisation_id, stage_id, number, name_as_entered)
    values (${id}, ${String(stage?.id)}, '1', 'Old pair') returning id`
  for (const [at, each] of people.entries())
    await sql`insert into entry_player (organisation_id, entry_id, ordinal, person_id, name_as_entered)
      values (${id}, ${String(entry?.id)}, ${at + 1}, ${each.personId}, 'Old')`
}

/** A case that the clerk has admitted: what filing and admission leave behind. */
export const admittedCase = async (
  journey: Journey,
  about: {
    stageId: string
    entryId: string
    appellant: CasePerson
    number: string
    slot: string
    subject?: 'score' | 'discipline'
    procedureId?: string
    deposit?: number
  },
): Promise<string> => {
  const { sql } = journey.database
  const [stage] = await sql`select event_id from stage where id = ${about.stageId}`
  const [row] = await sql`insert into appeal
    (organisation_id, number, event_id, stage_id, subject, slot, appellant_entry_id, appellant_person_id, status, matter,
     statement, body, procedure_id, filed_by, filed_at, due_at)
    values (${journey.federation.id}, ${about.number}, ${String(stage?.event_id)}, ${about.stageId}, ${about.subject ?? 'score'}, ${about.slot},
      ${about.entryId}, ${about.appellant.personId}, 'ADMITTED', ${about.subject ?? 'score'}, 'We disagree.', 'committee',
      ${about.procedureId ?? 'bridge/laws-2017'}, ${about.appellant.actor.accountId ?? ''}, now(), now()) returning id`
  const id = String(row?.id)
  await sql`insert into appeal_party (appeal_id, side, entry_id, person_id, account_id, name_as_entered)
    values (${id}, 'appellant', ${about.entryId}, ${about.appellant.personId}, ${about.appellant.actor.accountId ?? ''}, 'A')`
  if (about.deposit)
    await sql`insert into appeal_deposit (appeal_id, amount, currency, edition_id, article, received_at, received_by)
      values (${id}, ${about.deposit}, 'USD', 'mahjong/wmo-2006', '3.12.2', now(), 'clerk')`
  return id
}
