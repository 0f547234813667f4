'use client'

import { useLocale } from 'next-intl'
import { useMemo } from 'react'
import { useQuery } from 'urql'
import type { NeighbourSheet } from '@/lib/sheets/sheet-editor'
import { toDeskSlot } from './desk-slot'
import type { DeskSlot } from './model'
import { BoardSlotsQuery } from './score-desk.graphql'

const asNeighbour = ({ slot, section, table, sides, sheet }: DeskSlot): NeighbourSheet => ({
  slot,
  table: `${section ?? ''}${table}`,
  sides,
  sheet,
})

/** Results of the same board at the other tables of the session; without a connection those on this page. */
export const useNeighbours = (
  sessionId: string,
  here: DeskSlot | undefined,
  onPage: readonly DeskSlot[],
): readonly NeighbourSheet[] => {
  const locale = useLocale()
  const board = here?.board
  const [{ data }] = useQuery({
    query: BoardSlotsQuery,
    variables: { session: sessionId, board: board ?? '' },
    pause: board === undefined,
    requestPolicy: 'cache-and-network',
  })
  return useMemo(() => {
    if (!here || board === undefined) return []
    const found = (data?.playSession?.boardSlots ?? []).map(slot => toDeskSlot(slot, locale, true))
    const known = new Map(found.map(slot => [slot.slot, slot]))
    for (const slot of onPage) if (slot.board === board) known.set(slot.slot, slot)
    return [...known.values()].filter(slot => slot.slot !== here.slot && slot.sheet !== undefined).map(asNeighbour)
  }, [data, here, board, onPage, locale])
}
