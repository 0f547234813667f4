import { describe, expect, it } from 'vitest'
import { deskLineOf, readDeskLine, withExtras } from './desk-line'

const read = (line: string) => {
  const sheet = readDeskLine(line)
  if (!sheet.ok) throw new Error(JSON.stringify(sheet.error))
  return sheet.value
}

describe('a line at the desk', () => {
  it.each([
    ['3nt n +1', '3nt n +1'],
    ['4SX e -2 hq', '4sx e -2 hq'],
    ['1c w 7', '1c w ='],
    ['pass', 'pass'],
    ['np', 'np'],
    ['+620', '+620'],
    ['-100', '-100'],
    ['a6040', '60%/40%'],
    ['ave', 'ave/ave'],
    ['ave+', 'ave+/ave-'],
    ['AVE-', 'ave-/ave+'],
    ['ave+/ave+', 'ave+/ave+'],
    ['60%', '60%/40%'],
    ['55% 40%', '55%/40%'],
    ['+3imp', '+3imp/-3imp'],
    ['+3imp/+3imp', '+3imp/+3imp'],
    ['w 60 +620 40 -100', 'w 60 +620 40 -100'],
    ['w 12.5% +620 87.5 -100', 'w 12.5 +620 87.5 -100'],
    ['w 1/3 +620 2/3 -100', 'w 1/3 +620 2/3 -100'],
  ])('%s reads as %s', (typed, printed) => expect(deskLineOf(read(typed))).toBe(printed))

  it.each(['', '3nt', '8nt n =', '3nt q =', 'w 60 +620', 'w 60 +620 50 -100', '120%', '3nt n +5'])(
    '%j is refused',
    typed => expect(readDeskLine(typed).ok).toBe(false),
  )

  it('is what the sheet says, whatever was typed', () => {
    for (const line of ['3nt n +1', '4sx e -2 hq', 'ave+/ave-', 'w 60 +620 40 -100', 'pass', 'np', '+620'])
      expect(read(deskLineOf(read(line)) ?? '')).toEqual(read(line))
  })

  it('keeps what was on the table besides', () => {
    const before = { ...read('3nt n ='), copy: '2', vulnerable: 'both' as const }
    expect(withExtras(read('4h s ='), before)).toMatchObject({ copy: '2', vulnerable: 'both', tricks: 10 })
  })

  it('cannot say a split score', () => {
    const one = { kind: 'assigned', results: [{ weight: '1', nsScore: 100 }] } as const
    expect(deskLineOf({ result: 'adjusted', ns: one, ew: { kind: 'average', grade: 'average' } })).toBeUndefined()
  })
})
