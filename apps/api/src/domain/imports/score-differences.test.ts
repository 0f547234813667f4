import type { ImportedEvent } from '@paiji/formats'
import { describe, expect, it } from 'vitest'
import { planImport } from './import-plan.js'
import { parseFile } from './parse-file.js'
import { statedLines } from './stated-lines.js'

const read = async (name: string, text: string): Promise<ImportedEvent> => {
  const event = await parseFile(new TextEncoder().encode(text), name)
  if (!event.ok) throw new Error(JSON.stringify(event.error))
  return { ...event.value, date: '2026-11-20' }
}
const csv = 'board,ns,ew,contract,declarer,tricks,score\n1,1,11,3NT,N,9,600\n1,2,12,3NT,N,10,430\n'
const pbn = [
  '% PBN 2.1\n[Event "T"]\n[Board "1"]\n[North "a"]\n[South "b"]\n[East "c"]\n[West "d"]\n[Vulnerable "None"]',
  '[Scoring "MP"]\n[Declarer "N"]\n[Contract "3NT"]\n[Result "9"]\n[Score "NS 430"]\n',
].join('\n')
const usebio = `<?xml version="1.0"?><USEBIO Version="1.2"><EVENT EVENT_TYPE="MP_PAIRS"><PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER></PAIR><PAIR><PAIR_NUMBER>2</PAIR_NUMBER></PAIR></PARTICIPANTS><BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><CONTRACT>3NT</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>9</TRICKS><SCORE>-400</SCORE></TRAVELLER_LINE></BOARD></EVENT></USEBIO>`

const planOf = (event: ImportedEvent, fileScores?: 'all' | readonly string[]) => {
  const plan = planImport(event, { fileScores })
  if (!plan.ok) throw new Error(JSON.stringify(plan.error))
  return plan.value
}

describe('a score that does not fit its contract', () => {
  it.each([
    ['results.csv', csv, { board: '1', stated: 600, computed: 400, sign: 'no' }],
    ['results.pbn', pbn, { board: '1', stated: 430, computed: 400, sign: 'no' }],
    ['results.xml', usebio, { board: '1', stated: -400, computed: 400, sign: 'yes' }],
  ])('is remarked on its line: %s', async (name, text, params) => {
    const { leftOut, scores } = planOf(await read(name, text))
    expect(scores).toHaveLength(1)
    expect(leftOut).toContainEqual(expect.objectContaining({ code: 'SCORE_DIFFERS', severity: 'warning', params }))
    expect(leftOut.find(({ code }) => code === 'SCORE_DIFFERS')?.at?.line).toBeGreaterThan(0)
  })

  it('counts as its contract unless the score is chosen', async () => {
    const event = await read('results.csv', csv)
    const [computed, chosen] = [planOf(event), planOf(event, ['s1/1/b1/1-11'])]
    expect(computed.facts.sheets[0]?.sheet).toMatchObject({ contract: '3NT', tricks: 9 })
    expect(chosen.facts.sheets.map(({ sheet }) => sheet)).toEqual([
      { nsScore: 600 },
      { contract: '3NT', declarer: 'N', tricks: 10 },
    ])
    expect(planOf(event, 'all').facts).toEqual(chosen.facts)
  })

  it('is among the lines to look at', async () => {
    const lines = statedLines(planOf(await read('results.csv', csv)))
    expect(lines.toSee.map(({ slot }) => slot)).toEqual(['s1/1/b1/1-11'])
  })
})
