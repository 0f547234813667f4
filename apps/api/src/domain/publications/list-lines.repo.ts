import type { PublicCounting, PublicListEntry } from '@paiji/rules/proof'
import { sql } from 'drizzle-orm'
import { uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { flag, listOf, orNull, rowsOf, text, whole, written } from '../../db/rows.js'
import { countingOfPlaces } from '../awards/list-counting.js'
import { broughtInName, type ListedAward } from '../awards/lists.repo.js'
import type { PersonOnList } from '../awards/rated-results.repo.js'

/** A line of a list with its club open. */
export interface OpenListEntry extends Omit<PublicListEntry, 'club' | 'counting' | 'partners'> {
  readonly club: string | null
  readonly counting: PublicCounting[]
  readonly partners: string[] | null
}

interface StoredLine extends OpenListEntry {
  readonly personId: string
  /** What every award counts is not stored with it. */
  readonly derived: boolean
}

/** People whose awards are counted again at a time. */
const PEOPLE = 200

const nameOf = (award: ListedAward | undefined, events: ReadonlyMap<string, string>): string =>
  award && award.eventId === null ? broughtInName(award.eventCode) : (events.get(award?.eventId ?? '') ?? '')

/** What every award counts on some places, with its event as `body/code`. */
const countingAgain = async (
  db: Db,
  places: readonly PersonOnList[],
): Promise<(readonly [string, PublicCounting[]])[]> => {
  const found = await countingOfPlaces(db, places)
  const events = [...new Set(found.flatMap(({ awards }) => awards.flatMap(award => award.eventId ?? [])))]
  const rows = await db.execute(sql`
    select e.id, o.code || '/' || e.code as name from event e join organisation o on o.id = e.organisation_id
    where e.id = any(${uuids(events)})`)
  const names = new Map(
    rowsOf<{ id: string; name: string }>(rows, { id: text, name: text }).map(row => [row.id, row.name]),
  )
  return found.map(({ personId, counting, awards }) => [
    personId,
    counting.map(({ points, counted, because }, at) => ({
      event: nameOf(awards[at], names),
      ...{ points, counted, because },
    })),
  ])
}

/** The lines of an issued list in the order of print, by the numbers and codes they were issued with. */
export const linesOfList = async (db: Db, listId: string): Promise<OpenListEntry[]> => {
  const lines = await storedLines(db, listId)
  const derived = lines.filter(line => line.derived)
  const again = new Map<string, PublicCounting[]>()
  for (let at = 0; at < derived.length; at += PEOPLE) {
    const places = derived.slice(at, at + PEOPLE).map(({ personId }) => ({ listId, personId }))
    for (const [personId, counting] of await countingAgain(db, places)) again.set(personId, counting)
  }
  return lines.map(({ personId, derived: _, ...line }) => ({ ...line, counting: again.get(personId) ?? line.counting }))
}

const storedLines = async (db: Db, listId: string): Promise<StoredLine[]> =>
  rowsOf<StoredLine>(
    await db.execute(sql`
      select x.person_id as "personId", x.counting is null as derived, p.number as person, x.position, x.rank, x.shared, x.value, c.code as club, x.estimate,
        x.uncertainty, x.provisional,
        coalesce((select json_agg(json_build_object('event', coalesce(o.code || '/' || e.code, ${broughtInName('')} || run.input_digest || '/' || a.source_row), 'points', (one->>'points')::int,
            'counted', (one->>'counted')::int, 'because', one->>'because'))
          from jsonb_array_elements(coalesce(x.counting, '[]')) one
          join point_award a on a.id = (one->>'awardId')::uuid
          join award_run run on run.organisation_id = a.organisation_id and run.id = a.run_id
          left join event e on e.id = a.event_id left join organisation o on o.id = e.organisation_id), '[]') as counting,
        (select json_agg(other.number) from unnest(x.partner_ids) partner(id) join person other on other.id = partner.id)
          as partners
      from ranking_entry x join person p on p.id = x.person_id left join organisation c on c.id = x.club_id
      where x.list_id = ${listId} order by x.position`),
    {
      personId: text,
      derived: flag,
      person: text,
      position: whole,
      rank: whole,
      shared: flag,
      value: whole,
      club: orNull(text),
      counting: listOf(written<PublicCounting>()),
      estimate: orNull(whole),
      uncertainty: orNull(whole),
      provisional: flag,
      partners: orNull(listOf(text)),
    },
  )
