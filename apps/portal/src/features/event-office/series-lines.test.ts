import { describe, expect, it } from 'vitest'
import { handicapsOf, strataOf, textOfStrata } from './series-lines'

describe('the lines of a series', () => {
  it('say its classes, and are written as they are read', () => {
    const text = '公开 | Open |  | 3\n乙组 | B | 300 | 2'
    const read = [
      { nameZh: '公开', nameEn: 'Open', prizes: 3 },
      { nameZh: '乙组', nameEn: 'B', atMost: '300', prizes: 2 },
    ]
    expect(strataOf(`${text}\n\n`)).toEqual(read)
    const strata = read.map(({ nameZh, nameEn, atMost = null, prizes }) => ({
      name: { zh: nameZh, en: nameEn },
      atMost: atMost as string | null,
      prizes,
    }))
    expect(textOfStrata(strata)).toBe(text)
  })

  it('say who has how much of a handicap', () => {
    expect(handicapsOf('10012 +2.5\n\n10020, 1')).toEqual([
      { player: '10012', points: '2.5' },
      { player: '10020', points: '1' },
    ])
  })
})
