import { expect, it } from 'vitest'
import { bridgeEditions } from '../editions/index.js'

const analysis = (board: object) => bridgeEditions.at(-1)?.boards?.analysis?.({ number: '1', ...board } as never)
const solved = '68595685956484864847'

it('marks the tricks that a file states otherwise than the solver found them', () => {
  const stated = { analysis: { makeable: '78595685956484864847', parScore: 'NS 120' }, solved }
  const found = analysis(stated)
  expect(found).toMatchObject({ computed: true, parScore: 'NS +100', parContract: 'EW 3HX -1' })
  expect(found?.makeable[0]).toEqual({
    seat: 'north',
    tricks: [6, 8, 5, 9, 5],
    stated: [7, null, null, null, null],
  })
  expect(found?.makeable[1]).toEqual({ seat: 'south', tricks: [6, 8, 5, 9, 5] })
})

it('shows what a file states until the deal is solved', () => {
  expect(analysis({ analysis: { makeable: solved } })).toMatchObject({
    makeable: [{ tricks: [6, 8, 5, 9, 5] }, {}, {}, {}],
  })
  expect(analysis({ analysis: { makeable: solved } })?.computed).toBeUndefined()
})
