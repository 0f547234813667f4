import { readFile as readBytes } from 'node:fs/promises'
import path from 'node:path'
import { type ImportedEvent, readDeals } from '@paiji/formats'
import type { Problem } from '@paiji/rules'
import { readFile } from '../domain/imports/read-file.js'
import { loggedOf, remarksOf } from './logged-lines.js'

/** Problems of one kind: how many, and the first with its place. */
interface ProblemKind {
  readonly code: string
  readonly severity: string
  readonly count: number
  readonly at?: Problem['at']
  readonly params?: Problem['params']
}

/** `whole`: everything that the file says of results would be read. `deals`: it has none, but can be a hand record. */
type Verdict = 'whole' | 'partly' | 'deals' | 'refused'

export interface FileCheck {
  readonly file: string
  readonly verdict: Verdict
  readonly read?: Readonly<Record<string, unknown>>
  readonly problems: readonly ProblemKind[]
}

const kindsOf = (problems: readonly Problem[]): readonly ProblemKind[] => {
  const kinds = new Map<string, ProblemKind>()
  for (const { code, severity = 'error', at, params } of problems) {
    const key = `${severity} ${code}`
    const known = kinds.get(key)
    const first = { code, severity, count: 1, ...(at ? { at } : {}), ...(params ? { params } : {}) }
    kinds.set(key, known ? { ...known, count: known.count + 1 } : first)
  }
  return [...kinds.values()]
}

const describe = (event: ImportedEvent) => {
  const sections = event.sessions.flatMap(session => session.sections)
  const boards = sections.flatMap(section => section.boards)
  const lines = boards.flatMap(board => board.lines)
  return {
    format: event.format,
    program: event.program?.name,
    title: event.title,
    date: event.date,
    eventType: event.eventType,
    scoring: event.scoring,
    winners: event.winners,
    sessions: event.sessions.length,
    sections: sections.length,
    entrants: event.entrants.length,
    boards: boards.length,
    results: lines.length,
    deals: boards.filter(board => board.deal !== undefined).length,
    auctions: lines.filter(line => line.record?.auction !== undefined).length,
    plays: lines.filter(line => line.record?.play !== undefined).length,
    makeable: boards.filter(board => board.analysis?.makeable !== undefined).length,
    ...(lines.some(line => line.logged) ? { logged: loggedOf(event) } : {}),
  }
}

const isNote = ({ severity }: Problem): boolean => severity === 'info'

/** What would be read of one file, what not and why; nothing is stored, and no database is needed. */
export const checkFile = async (file: string): Promise<FileCheck> => {
  const content = await readBytes(file).catch(() => undefined)
  if (!content) return { file, verdict: 'refused', problems: kindsOf([{ code: 'FILE_NOT_FOUND' }]) }
  const event = await readFile(content, path.basename(file))
  if (event.ok) {
    const problems = remarksOf(event.value)
    const verdict = problems.every(isNote) ? 'whole' : 'partly'
    return { file, verdict, read: describe(event.value), problems: kindsOf(problems) }
  }
  const deals = readDeals(content, path.basename(file))
  if (!deals.ok) return { file, verdict: 'refused', problems: kindsOf(event.error) }
  const { format, boards, problems } = deals.value
  return { file, verdict: 'deals', read: { format, deals: boards.length }, problems: kindsOf(problems) }
}

/** 0 where all were read, 2 where some were read in part, 1 where one was refused. */
export const statusOf = (checks: readonly Pick<FileCheck, 'verdict'>[]): 0 | 1 | 2 => {
  if (checks.some(({ verdict }) => verdict === 'refused')) return 1
  return checks.some(({ verdict }) => verdict === 'partly') ? 2 : 0
}
