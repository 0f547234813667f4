import type { Db } from '../../db/client.js'
import type { ImportedEvent } from '@paiji/formats'
import { groupBy } from '../../base/group-by.js'
import { type Called, calledAlike, peopleCalled } from '../registry/called.js'
import type { PlayerMatch } from '../registry/match-players.js'
import type { Outcome } from '../../base/problem.js'
import { adjustmentsOfSources } from '../rulings/adjustments.repo.js'
import { type DerivedStandings, deriveStandings } from '../standings/derive-standings.js'
import { comparePublished, type ComparedStanding } from './compare-published.js'
import { enteredName, type FilePlayer, filePlayers } from './import-people.js'
import { type ImportPlan, planImport } from './import-plan.js'
import type { ImportRow } from './imports.repo.js'
import { issuerOf } from './issuers.js'
import { matchFilePlayers } from './known-numbers.js'
import { readFile } from './read-file.js'
import { scoresTakenFrom } from './imports.repo.js'
import { type StatedLines, statedLines, withTaken } from './stated-lines.js'

export interface DescribedPlayer extends FilePlayer {
  readonly match: PlayerMatch
}

/** What a file would become, before anything is stored. */
export interface DescribedImport {
  readonly plan: ImportPlan
  readonly people: readonly DescribedPlayer[]
  readonly standings: readonly ComparedStanding[]
  readonly lines: StatedLines
  /** Slots whose award is the file's, once it is taken in. */
  readonly taken: ReadonlySet<string>
  /** Slots whose sheet has the file's score, once it is taken in. */
  readonly scoresTaken: ReadonlySet<string>
  readonly edition: DerivedStandings['edition']
  /** Contestant key → name as entered. */
  readonly names: ReadonlyMap<string, string>
  /** Contestant key → what those are called whom the register knows without doubt; the others as entered. */
  readonly called: ReadonlyMap<string, Called>
  readonly decimals: { readonly total: number; readonly percent: number }
}

/** A team by its own name, else its players, each as the register calls them or as the file does. */
const entrantsCalled = async (
  db: Db,
  { entrants }: ImportedEvent,
  people: readonly DescribedPlayer[],
): Promise<ReadonlyMap<string, Called>> => {
  const idOf = ({ match }: DescribedPlayer): string => (match.status === 'matched' ? match.personId : '')
  const known = await peopleCalled(db, people.map(idOf).filter(Boolean))
  const players = groupBy(people, player => player.entrantKey)
  return new Map(
    entrants.map(entrant => {
      const line = (players.get(entrant.key) ?? []).map(one => known.get(idOf(one)) ?? calledAlike(one.name))
      if (entrant.name || line.length === 0) return [entrant.key, calledAlike(enteredName(entrant))]
      const inLine = (language: keyof Called): string => line.map(one => one[language]).join(' / ')
      return [entrant.key, { zh: inLine('zh'), en: inLine('en') }]
    }),
  )
}

/** Reads, scores and matches a stored file under a profile (the program's own unless told); stores nothing. */
export const describeImport = async (db: Db, batch: ImportRow, profile?: string): Promise<Outcome<DescribedImport>> => {
  const event = await readFile(batch.content, batch.fileName)
  if (!event.ok) return event
  const plan = planImport(event.value, { profile, digest: batch.digest })
  if (!plan.ok) return plan
  const lines = statedLines(plan.value)
  const rows = batch.eventId ? await adjustmentsOfSources(db, [batch.id]) : []
  const taken = new Set(rows.flatMap(({ slot }) => slot ?? []))
  const derived = deriveStandings(plan.value.editionId, withTaken(plan.value.facts, lines, taken))
  if (!derived.ok) return derived
  const players = filePlayers(event.value)
  const issuer = issuerOf(event.value, batch.digest)
  const matches = await matchFilePlayers(db, { organisationId: batch.organisationId, issuer, players })
  const people = players.map(player => ({
    ...player,
    match: matches.get(player.key) ?? { status: 'unknown' as const },
  }))
  return {
    ok: true,
    value: {
      plan: plan.value,
      people,
      standings: comparePublished(plan.value, derived.value),
      lines,
      taken,
      scoresTaken: batch.eventId ? await scoresTakenFrom(db, batch.id, plan.value.scores) : new Set(),
      edition: derived.value.edition,
      names: new Map(event.value.entrants.map(entrant => [entrant.key, enteredName(entrant)])),
      called: await entrantsCalled(db, event.value, people),
      decimals: derived.value.edition.decimals(derived.value.facts.settings),
    },
  }
}
