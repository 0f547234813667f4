import { expect, it } from 'vitest'
import { readResults } from '../read-results.js'
import { bytesOf } from '../usebio/usebio-samples.cases.js'

const columns = 'Section;PairId_NS;PairId_EW;Contract;Declarer;Result'
const game = (board: number, section: string, vulnerable: string): string =>
  [
    `[Event "Club"]\n[Board "${board}"]\n[Vulnerable "${vulnerable}"]\n[Scoring "MP"]\n[ScoreTable "${columns}"]`,
    `${section} 1 2 3NT N 9`,
    `${section} 3 4 3NT N 8`,
  ].join('\n')
const read = (games: readonly string[]) => {
  const event = readResults(bytesOf(`% PBN 2.1\n${games.join('\n\n')}\n`), 'a.pbn')
  if (!event.ok) throw new Error(JSON.stringify(event.error))
  return event.value
}
const csv = (rows: readonly string[]) => {
  const event = readResults(bytesOf(`section,board,ns,ew,score\n${rows.join('\n')}\n`), 'a.csv')
  if (!event.ok) throw new Error(JSON.stringify(event.error))
  return event.value
}

it('compares sections that played the same boards', () => {
  expect(csv(['A,1,1,2,400', 'B,1,1,2,430']).comparison).toBeUndefined()
})

it('takes a board that one section had marked otherwise for another form', () => {
  const event = read([game(1, 'A', 'None'), game(1, 'B', 'NS'), game(2, 'A', 'NS'), game(2, 'B', 'NS')])
  const [, b] = event.sessions[0]?.sections ?? []
  expect(b?.boards.map(({ number, copy }) => [number, copy])).toEqual([
    ['1b', 'b'],
    ['2', undefined],
  ])
})
