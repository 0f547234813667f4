import { describe, expect, it } from 'vitest'
import { paths } from './paths'
import { shortId, wholeId } from './short-id'

const idOf = (written: string) => Buffer.from(written).toString('base64url')
const person = idOf('Person:01a20d26-b6fc-7321-867e-443562b1ab14')
const list = idOf('RankingList:01a20d26-fdcb-7a1a-b610-41205da99c3a')

describe('short ids', () => {
  it('lead back to the ids they stand for', () => {
    expect(shortId(person)).toHaveLength(22)
    expect(wholeId('Person', shortId(person))).toBe(person)
    expect(wholeId('RankingList', shortId(list))).toBe(list)
  })

  it('keep what every byte may be', () => {
    const id = idOf('Entry:ff00fb7f-80bf-7fff-bf3e-fffefdfcfbfa')
    expect(shortId(id)).toMatch(/^[\w-]{22}$/)
    expect(wholeId('Entry', shortId(id))).toBe(id)
  })

  it('leave alone what is no id', () => {
    for (const text of ['', 'x', '%', 'Person', '10020198', '§']) expect(shortId(text)).toBe(text)
    for (const text of [person, 'x', '%%%%%%%%%%%%%%%%%%%%%%']) expect(wholeId('Person', text)).toBe(text)
  })

  it('stand in the addresses of explanations', () => {
    expect(paths.explainRanking(list, person)).toBe(`/explain/ranking/${shortId(list)}/${shortId(person)}`)
    expect(paths.explainRanking(shortId(list), shortId(person))).toBe(paths.explainRanking(list, person))
  })
})
