import DataLoader from 'dataloader'
import type { LoaderFactory } from '../../context.js'
import { boardsByStages, type StoredBoard } from '../../domain/events/boards.repo.js'
import type { DerivedStandings } from '../../domain/standings/derive-standings.js'
import { deriveRevision } from '../../domain/standings/derive-revision.js'
import { rewrittenSlots, type SlotVersions } from '../../domain/standings/standings-reads.repo.js'
import type { BoardField, PlayedGame } from '@paiji/rules'
import { type MatchRecord, matchRecords } from '../../domain/standings/match-records.js'
import {
  allLinesOf,
  type FieldSize,
  fieldSizes,
  gamesByRevisions,
  type LineRow,
  playerCounts,
  provisionalRevisions,
  revisionsByIds,
  revisionsByStages,
  shownRevisions,
  type WindowRow,
  windowsByRevisions,
} from '../../domain/standings/standings-reads.repo.js'
import type { RevisionRow } from '../../domain/standings/standings.repo.js'
import { recordsInSlots, type StoredRecord } from '../../domain/standings/table-records.repo.js'
import { type EntryWithoutResult, entriesWithoutResult } from '../../domain/standings/without-result.repo.js'
import { unwrap } from '../shared/errors.js'
import { rowLoader, rowsLoader } from '../shared/loader.js'

export const revisionLoader = rowLoader<RevisionRow>(revisionsByIds, row => row.id)
export const shownRevisionLoader = rowLoader<RevisionRow>(shownRevisions, row => row.stageId)
export const provisionalLoader = rowLoader<RevisionRow>(provisionalRevisions, row => row.stageId)
export const revisionsOfStageLoader = rowsLoader<RevisionRow>(revisionsByStages, row => row.stageId)
export const boardsOfStageLoader = rowsLoader<StoredBoard>(boardsByStages, row => row.stageId)
export const windowsLoader = rowsLoader<WindowRow>(windowsByRevisions, row => row.revisionId)
export const withoutResultLoader = rowsLoader<EntryWithoutResult>(entriesWithoutResult, row => row.revisionId)
export const fieldSizesLoader = rowsLoader<FieldSize>(fieldSizes, row => row.revisionId)
export const playerCountLoader = rowLoader<{ revisionId: string; players: number }>(playerCounts, row => row.revisionId)
export const linesOfRevisionLoader = rowsLoader<LineRow>(allLinesOf, row => row.revisionId)

/** By revision, how its contestants fared in their matches of two sides. */
export const matchRecordsLoader: LoaderFactory<DataLoader<string, ReadonlyMap<string, MatchRecord>>> = ({ db }) =>
  new DataLoader(async ids => {
    const rows = new Map((await gamesByRevisions(db, ids)).map(row => [row.revisionId, row.games]))
    return ids.map(id => matchRecords((rows.get(id) ?? []) as PlayedGame[]))
  })

/** Computed once a request, however many boards of the revision are asked for. */
export const derivedLoader: LoaderFactory<DataLoader<RevisionRow, DerivedStandings, string>> = ({ db }) =>
  new DataLoader(
    revisions => Promise.all(revisions.map(async revision => unwrap(await deriveRevision(db, revision)))),
    { cacheKeyFn: revision => revision.id },
  )

/** What a computed field made of its boards: read once a request, however many boards are asked for. */
export const boardFields: LoaderFactory<(derived: DerivedStandings) => BoardField | undefined> = () => {
  const read = new Map<DerivedStandings, BoardField | undefined>()
  return derived => {
    if (!read.has(derived)) read.set(derived, derived.edition.boards?.field(derived))
    return read.get(derived)
  }
}

/** Which slots of a stage have been rewritten, by slot. */
export const rewrittenSlotsLoader: LoaderFactory<DataLoader<string, ReadonlyMap<string, SlotVersions>>> = ({ db }) =>
  new DataLoader(stageIds =>
    Promise.all(stageIds.map(async id => new Map((await rewrittenSlots(db, id)).map(row => [row.slot, row])))),
  )

interface SlotOfStage {
  readonly stageId: string
  readonly slot: string
}

const slotKey = ({ stageId, slot }: SlotOfStage): string => `${stageId}/${slot}`

/** What was written down at the tables of some slots: one statement for each stage. */
export const recordLoader: LoaderFactory<DataLoader<SlotOfStage, StoredRecord | undefined, string>> = ({ db }) =>
  new DataLoader(
    async keys => {
      const stages = [...new Set(keys.map(key => key.stageId))]
      const rows = await Promise.all(
        stages.map(stageId =>
          recordsInSlots(
            db,
            stageId,
            keys.flatMap(key => (key.stageId === stageId ? key.slot : [])),
          ),
        ),
      )
      const found = new Map(rows.flat().map(row => [slotKey(row), row]))
      return keys.map(key => found.get(slotKey(key)))
    },
    { cacheKeyFn: slotKey },
  )
