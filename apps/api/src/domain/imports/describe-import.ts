import type { Db } from '../../db/client.js'
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
  readonly edition: DerivedStandings['edition']
  /** Contestant key → name as entered. */
  readonly names: ReadonlyMap<string, string>
  readonly decimals: { readonly total: number; readonly percent: number }
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
  return {
    ok: true,
    value: {
      plan: plan.value,
      people: players.map(player => ({ ...player, match: matches.get(player.key) ?? { status: 'unknown' } })),
      standings: comparePublished(plan.value, derived.value),
      lines,
      taken,
      edition: derived.value.edition,
      names: new Map(event.value.entrants.map(entrant => [entrant.key, enteredName(entrant)])),
      decimals: derived.value.edition.decimals(derived.value.facts.settings),
    },
  }
}
