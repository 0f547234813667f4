import { expect, it } from 'vitest'
import { boardOf } from './settle-board'

const stage = (id: string, ...boards: [board: string, session: number | null][]) => ({
  standings: { id, boards: boards.map(([board, session]) => ({ board, session })) },
})

it('finds a board in the newest stage that played it, in its first session unless told', () => {
  const stages = [stage('R1', ['1', 1], ['1', 2], ['9', 1]), stage('R2', ['1', 1])]
  expect(boardOf(stages, { board: '1' })).toEqual({ board: '1', revision: 'R2', session: '1' })
  expect(boardOf(stages, { board: '1', session: '2' })).toEqual({ board: '1', revision: 'R1', session: '2' })
  expect(boardOf(stages, { board: '9' })?.revision).toBe('R1')
  expect(boardOf([stage('R', ['3', null])], { board: '3' })).toEqual({ board: '3', revision: 'R' })
})

it('finds none that nobody played', () => {
  expect(boardOf([stage('R', ['1', 1]), { standings: null }], { board: '99' })).toBeUndefined()
  expect(boardOf([], { board: '1' })).toBeUndefined()
  expect(boardOf([stage('R', ['1', 1])], { board: '1', session: '7' })).toBeUndefined()
})
