import { paths } from '@/lib/paths'
import type { ExplanationNode } from './explanation-tree'

/** A sheet of a contestant's score card. */
interface Sheet {
  readonly sheetId: string
  readonly slot: string
  readonly board: string | null
  readonly section: string | null
  readonly session: number | null
}

interface Standing {
  readonly event: { readonly slug: string }
  readonly revision: string
  readonly sheets: readonly Sheet[]
}

/** The page of the board a step rests on: the step names its slot, or is the sheet itself; `slot` is that of the whole tree. */
export const factPages =
  ({ event, revision, sheets }: Standing, slot?: string) =>
  (node: ExplanationNode): string | undefined => {
    const given = node.params.find(param => param.name === 'slot')?.value ?? (node.depth === 0 ? slot : undefined)
    const sheet = sheets.find(one => one.slot === given || (node.factId !== null && one.sheetId === node.factId))
    if (!sheet || sheet.board === null) return undefined
    const { board, section, session } = sheet
    return paths.board(event, { revision, board, section, session })
  }
