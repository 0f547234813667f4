import { nextSeat, seats } from '@paiji/rules'
import { parseContract, trickWinner } from '../values/table-rules.js'

/** Which column wins a trick whose cards stand in columns, led from `leader`. */
const winnerOf = (cards: readonly string[], leader: number, strain: string): number => {
  const contract = parseContract(`1${strain}`)
  if (!contract.ok || contract.value === 'passedOut') return leader
  const inOrder = cards.map((_, i) => {
    const column = (leader + i) % 4
    return { seat: nextSeat('north', column), card: cards[column] as string }
  })
  return seats.indexOf(trickWinner(inOrder, contract.value.strain))
}

/** Cards by column, four to a trick, put in the order played; ends at the first that is not known. */
export const byPlay = (cells: readonly (string | undefined)[], strain: string): readonly string[] => {
  const played: string[] = []
  let leader = 0
  for (let start = 0; start < cells.length; start += 4) {
    const trick = [0, 1, 2, 3].map(column => cells[start + column])
    for (let i = 0; i < 4; i++) {
      const card = trick[(leader + i) % 4]
      if (card === undefined) return played
      played.push(card)
    }
    leader = winnerOf(trick as string[], leader, strain)
  }
  return played
}

/** Cards in the order played, put in the columns of the first trick; `-` where none was played. */
export const byColumn = (played: readonly string[], strain: string): readonly (readonly string[])[] => {
  const rows: string[][] = []
  let leader = 0
  for (let start = 0; start < played.length; start += 4) {
    const row = ['-', '-', '-', '-']
    for (const [i, card] of played.slice(start, start + 4).entries()) row[(leader + i) % 4] = card
    rows.push(row)
    if (!row.includes('-')) leader = winnerOf(row, leader, strain)
  }
  return rows
}
