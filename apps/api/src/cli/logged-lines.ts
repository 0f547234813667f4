import { readFile as readBytes } from 'node:fs/promises'
import path from 'node:path'
import type { ImportedEvent } from '@paiji/formats'
import type { Problem } from '@paiji/rules'
import { planImport } from '../domain/imports/import-plan.js'
import { readFile } from '../domain/imports/read-file.js'

type Line = Readonly<Record<string, unknown>>

/** What a log of online play holds: an object for each hand or deal, those of one sheet one after another. */
export const loggedOf = (event: ImportedEvent): readonly Line[] =>
  event.sessions
    .flatMap(({ sections }) => sections.flatMap(({ boards }) => boards.flatMap(({ lines }) => lines)))
    .flatMap(({ logged = [], round }) =>
      logged.map(({ kind, ...said }, i) =>
        kind === 'deal' ? { game: round, deal: i + 1, ...said } : { game: round, ...said },
      ),
    )

/** What the reader remarks, and what the rules make otherwise of the hands; once each. */
export const remarksOf = (event: ImportedEvent): readonly Problem[] => {
  const plan = planImport(event)
  return plan.ok ? [...new Set([...event.problems, ...plan.value.leftOut])] : event.problems
}

export interface ReadLog {
  readonly lines: readonly Line[]
  readonly problems: readonly Problem[]
  /** The file could not be read, or is no log of play. */
  readonly refused: boolean
}

const refused = (problems: readonly Problem[]): ReadLog => ({ lines: [], problems, refused: true })

/** The hands or deals of one log of online play, and what there is to say of them. Nothing is stored. */
export const readLog = async (file: string): Promise<ReadLog> => {
  const content = await readBytes(file).catch(() => undefined)
  if (!content) return refused([{ code: 'FILE_NOT_FOUND' }])
  const event = await readFile(content, path.basename(file))
  if (!event.ok) return refused(event.error)
  const lines = loggedOf(event.value)
  if (lines.length === 0) return refused([{ code: 'FILE_NOT_RECOGNISED', params: { name: path.basename(file) } }])
  return { lines, problems: remarksOf(event.value), refused: false }
}
