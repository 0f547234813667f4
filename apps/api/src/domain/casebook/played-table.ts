import { editionOf, type Hand, type ViewedCall } from '@paiji/rules'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { appealEffect, standingLine, tableRecord } from '../../db/schema/index.js'
import { contestedTables } from '../appeals/contested-table.repo.js'
import { correctionsByIds } from '../corrections/corrections.repo.js'
import { boardAt, boardsByStages } from '../events/boards.repo.js'
import type { CaseScene } from '../panels/case-scene.js'
import { entriesOfCase } from '../panels/relations.repo.js'

/** What was played at the table a case is about; it names nobody. */
export interface PlayedTable {
  /** The result as the sport prints it. */
  readonly printed: readonly { readonly name: string; readonly value: string }[]
  readonly dealer?: string
  readonly vulnerability?: string
  readonly hands: readonly Hand[]
  readonly calls: readonly Pick<ViewedCall, 'seat' | 'call' | 'alert'>[]
  /** The sheet whole, with the conditions it was scored under; absent from what was printed before sheets were. */
  readonly whole?: PrintedSheet
}

/** A sheet as its edition reads it, without names. */
export interface PrintedSheet {
  readonly editionId: string
  readonly settings: Readonly<Record<string, unknown>>
  readonly sheet: unknown
}

/** The contested table with its deal and auction, as far as they are on file. */
export const playedTable = async (db: Db, appealId: string, editionId: string): Promise<PlayedTable | undefined> => {
  const edition = editionOf(editionId)
  const [at] = await contestedTables(db, [appealId])
  const parsed = at && edition?.parseSheet(at.sheet)
  if (!edition || !at || !parsed?.ok) return undefined
  const settings = edition.parseSettings(at.settings)
  const about = { ...(at.board === null ? {} : { board: at.board }), settings: settings.ok ? settings.value : {} }
  const sheet = edition.nameless?.(parsed.value) ?? parsed.value
  const shown = edition.describeSheet(sheet, about)
  const printed = Object.entries(shown).map(([name, value]) => ({ name, value }))
  const whole = { editionId, settings: at.settings, sheet }
  const { boards } = edition
  if (!boards || at.board === null) return { printed, hands: [], calls: [], whole }
  const place = { board: at.board, ...(at.session ? { session: at.session } : {}), section: at.section ?? '' }
  const stored = boardAt(await boardsByStages(db, [at.stageId]), place)
  const marked: { dealer?: string; vulnerability?: string } = {
    ...boards.describe(at.board),
    ...boards.markings(stored),
  }
  const [record] = await db
    .select({ record: tableRecord.record })
    .from(tableRecord)
    .where(and(eq(tableRecord.stageId, at.stageId), eq(tableRecord.slot, at.slot)))
  const view = record && boards.record(record.record, { board: stored, dealer: marked.dealer, sheet: parsed.value })
  const calls = (view?.calls ?? []).map(({ seat, call, alert }) => ({ seat, call, ...(alert ? { alert } : {}) }))
  return { printed, ...marked, hands: boards.hands(stored), calls, whole }
}

/** Where one of the sides stood before and after. */
export interface PlaceMove {
  /** Of the appellants. */
  readonly own: boolean
  readonly rankBefore: number | null
  readonly rankAfter: number | null
  readonly scoreBefore: string | null
  readonly scoreAfter: string | null
}

/** Places and totals of the sides in the stage, before and after what the decision ordered; none where it moved nothing. */
export const placeMoves = async (db: Db, { row }: CaseScene): Promise<PlaceMove[]> => {
  const effects = await db.select().from(appealEffect).where(eq(appealEffect.appealId, row.id))
  const done = await correctionsByIds(
    db,
    effects.flatMap(effect => effect.correctionId ?? []),
  )
  const own = done.find(each => each.status === 'APPLIED' && each.stageId === row.stageId)
  if (!own?.revisionBeforeId || !own.revisionAfterId) return []
  const [before, after] = [own.revisionBeforeId, own.revisionAfterId]
  const entries = await entriesOfCase(db, row)
  const lines = await db
    .select()
    .from(standingLine)
    .where(and(inArray(standingLine.revisionId, [before, after]), inArray(standingLine.entryId, entries)))
  return entries.map(entryId => {
    const at = (revision: string) => lines.find(line => line.entryId === entryId && line.revisionId === revision)
    const printed = (revision: string) => at(revision)?.percentPrinted ?? at(revision)?.totalPrinted ?? null
    return {
      own: entryId === row.appellantEntryId,
      rankBefore: at(before)?.rank ?? null,
      rankAfter: at(after)?.rank ?? null,
      scoreBefore: printed(before),
      scoreAfter: printed(after),
    }
  })
}
