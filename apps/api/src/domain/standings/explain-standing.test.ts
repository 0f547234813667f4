import { entrantId, factId } from '@paiji/rules'
import { expect, it } from 'vitest'
import { deriveStandings } from './derive-standings.js'
import { explainStanding } from './explain-standing.js'

const [north, east] = [entrantId('n'), entrantId('e')]
const boards = ['10', '9', '2']

const facts = {
  entrants: [
    { id: north, number: '1' },
    { id: east, number: '2' },
  ],
  // As the store reads them: by their places as text, the tenth board before the second.
  sheets: boards.toSorted().map(board => ({
    id: factId(`sheet-${board}`),
    slot: `s1/r${board}/t1/b${board}`,
    session: 1,
    round: Number(board),
    table: '1',
    board,
    sides: [north, east],
    sheet: { contract: '3NT', declarer: 'N', tricks: 9 },
  })),
  adjustments: [],
  lots: [],
  settings: { method: 'matchpoint', winners: 1 },
}

it('shows the boards behind a total by their numbers, the ninth before the tenth', () => {
  const derived = deriveStandings('bridge/laws-2017', facts)
  if (!derived.ok) throw new Error(JSON.stringify(derived.error))
  const shown = explainStanding(derived.value, { entrant: north })?.steps?.flatMap(step => step.params?.board ?? [])
  expect(shown).toEqual(['2', '9', '10'])
})
