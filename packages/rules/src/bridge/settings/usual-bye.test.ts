import { describe, expect, it } from 'vitest'
import { withUsualBye } from './usual-bye.js'

describe('what a bye is worth in a stage that begins now', () => {
  it.each(['wbf-2013', 'wbf-2013-discrete', 'acbl-20'])('is 12 of the 20 of %s where nothing is written', scale => {
    expect(withUsualBye({ method: 'teamImp', victoryPoints: { scale, boards: 8 } })).toEqual({
      method: 'teamImp',
      victoryPoints: { scale, boards: 8, bye: '12' },
    })
  })

  it('is what the organiser wrote, nothing included', () => {
    const written = { victoryPoints: { scale: 'wbf-2013', bye: '0' } }
    expect(withUsualBye(written)).toBe(written)
  })

  it.each([{}, { victoryPoints: { scale: 'acbl-30' } }, { victoryPoints: { scale: 'swiss-pairs' } }])(
    'is left alone where no convention is on file: %o',
    settings => {
      expect(withUsualBye(settings)).toBe(settings)
    },
  )
})
