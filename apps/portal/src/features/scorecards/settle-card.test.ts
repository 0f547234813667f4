import { expect, it } from 'vitest'
import { cardOf } from './settle-card'

const stage = (revision: string | null, ...entries: [id: string, number: string][]) => ({
  standings: revision === null ? null : { id: revision },
  entries: entries.map(([id, number]) => ({ id, number })),
})

it('finds a contestant by number or id in the newest stage that shows standings', () => {
  const stages = [stage('R1', ['a1', '7'], ['b1', '8']), stage('R2', ['a2', '7']), stage(null, ['a3', '7'])]
  expect(cardOf(stages, '7')).toEqual({ revision: 'R2', entry: 'a2' })
  expect(cardOf(stages, '8')).toEqual({ revision: 'R1', entry: 'b1' })
  expect(cardOf(stages, 'a1')).toEqual({ revision: 'R1', entry: 'a1' })
})

it('names nobody where two have the number, as in two directions, or nobody has it', () => {
  expect(cardOf([stage('R', ['ns', '1'], ['ew', '1'])], '1')).toBeUndefined()
  for (const named of ['9', '', '../7']) expect(cardOf([stage('R', ['a', '7'])], named)).toBeUndefined()
})
