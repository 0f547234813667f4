import { describe, expect, it } from 'vitest'
import { readResults } from '../read-results.js'
import { oracleBytes, oraclesPresent } from '../testing/oracle-files.cases.js'

/** Counts taken from the files by hand (grep), one row for each. */
const files = [
  { file: 'abf_butler_howell_2026-03-09.xml', scoring: 'butler', winners: 1, pairs: 8, boards: 35, lines: 140, deals: 35, problems: [] },
  { file: 'abf_mp_howell_2022-07-27.xml', scoring: 'matchpoint', winners: 1, pairs: 12, boards: 27, lines: 161, deals: 27, problems: ['LEAD_NOT_HELD'] },
  { file: 'abf_mp_mitchell_2022-07-21.xml', scoring: 'matchpoint', winners: 2, pairs: 13, boards: 21, lines: 126, deals: 21, problems: ['LEAD_NOT_HELD'] },
  { file: 'ebu_example_cross_imp_pairs.xml', scoring: 'crossImp', winners: 1, pairs: 17, boards: 24, lines: 192, deals: 0, problems: ['CONTRACT_INVALID'] },
  { file: 'ebu_example_individual_v1_1.xml', scoring: 'matchpoint', winners: 1, pairs: 12, boards: 22, lines: 132, deals: 0, problems: ['ENTRANT_NOT_LISTED', 'ENTRANT_PLAYS_ITSELF'] },
  { file: 'ebu_example_mp_pairs.xml', scoring: 'matchpoint', winners: 2, pairs: 22, boards: 22, lines: 242, deals: 22, problems: ['LEAD_NOT_HELD'] },
] // biome-ignore format: one row for each file

describe.skipIf(!oraclesPresent)('real USEBIO files', () => {
  it.each(files)('$file', expected => {
    const result = readResults(oracleBytes(`bridge/usebio/${expected.file}`), expected.file)
    if (!result.ok) throw new Error(JSON.stringify(result.error))
    const event = result.value
    const boards = event.sessions.flatMap(session => session.sections).flatMap(section => section.boards)
    expect({
      file: expected.file,
      scoring: event.scoring,
      winners: event.winners,
      pairs: event.entrants.filter(entrant => entrant.listed).length,
      boards: boards.length,
      lines: boards.flatMap(board => board.lines).length,
      deals: boards.filter(board => board.deal).length,
      problems: [...new Set(event.problems.map(problem => problem.code))].sort(),
    }).toEqual(expected)
  })
})
