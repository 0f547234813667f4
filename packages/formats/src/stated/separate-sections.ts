import { differenceOf } from '../board-shelf.js'
import type { ImportedBoard, ImportedEvent, ImportedSection } from '../imported-event.js'
import type { ProblemLog } from '../problem-log.js'

/** The board of an earlier section that this one is compared with, and whether it is another deal or marked otherwise. */
interface Shared {
  readonly section: number
  readonly board: ImportedBoard
  readonly differs: boolean
}

const sharedBoards = (sections: readonly ImportedSection[]): readonly Shared[] => {
  const first = new Map<string, ImportedBoard>()
  return sections.flatMap(({ boards }, section) =>
    boards.flatMap(board => {
      const before = first.get(board.number)
      if (!before) first.set(board.number, board)
      return before ? [{ section, board, differs: differenceOf(before, board) !== undefined }] : []
    }),
  )
}

/** A board of one section that was made up otherwise there: a form of its own (Law 87). */
const asForms = (section: ImportedSection, fouled: ReadonlySet<ImportedBoard>, log: ProblemLog): ImportedSection => ({
  ...section,
  boards: section.boards.map(board => {
    if (!fouled.has(board)) return board
    log.warn('BOARD_HAS_FORMS', board.location, { board: board.number, form: section.id, fact: 'deal' })
    return { ...board, copy: [section.id, board.copy].filter(Boolean).join('/') }
  }),
})

/**
 * Sections of a session that did not play the same deals: all of them, and each section is compared within itself; few
 * boards, and those are forms of a fouled board.
 */
export const separateSections = (event: ImportedEvent, log: ProblemLog): ImportedEvent => {
  const shared = event.sessions.map(({ sections }) => sharedBoards(sections))
  const all = shared.flat()
  const differing = all.filter(({ differs }) => differs)
  if (differing.length === 0) return event
  if (2 * differing.length >= all.length) {
    log.info('SECTIONS_APART', differing[0]?.board.location, { boards: differing.length })
    return { ...event, comparison: 'section' }
  }
  const fouled = new Set(differing.map(({ board }) => board))
  const sessions = event.sessions.map(session => ({
    ...session,
    sections: session.sections.map(section => asForms(section, fouled, log)),
  }))
  return { ...event, sessions }
}
