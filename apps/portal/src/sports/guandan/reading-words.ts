import { type LevelRank, ranks, type Reading, rankOfLevel } from '@paiji/rules/guandan'

const face = (rank: number): string => {
  const mark = ranks[rank - 2]
  return mark === 'T' ? '10' : (mark ?? '')
}
/** A at the low end of a run counts as 1. */
const runFace = (rank: number): string => face(rank === 1 ? 14 : rank)

const keyFace = (key: number, level: LevelRank): string => {
  if (key === 17) return '大王'
  if (key === 16) return '小王'
  if (key !== 15) return face(key)
  const mark = rankOfLevel(level)
  return mark === 'T' ? '10' : mark
}

const run = (top: number, length: number, times: number): string =>
  Array.from({ length }, (_, i) => runFace(top - length + 1 + i).repeat(times)).join('')

/** The ranks a reading stands for, as players write them: `778899`, `333xx`, `34567`. */
export const readingFaces = ({ type, size, key }: Reading, level: LevelRank): string => {
  switch (type) {
    case 'straight':
    case 'straight_flush':
      return run(key, 5, 1)
    case 'tube':
      return run(key, 3, 2)
    case 'plate':
      return run(key, 2, 3)
    case 'full_house':
      return `${keyFace(key, level).repeat(3)}xx`
    case 'joker_bomb':
      return '小小大大'
    default:
      return keyFace(key, level).repeat(size)
  }
}
