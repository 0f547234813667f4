import { describe, expect, test } from 'vitest'
import { parseHandEntry } from '../sheet/desk-entry.js'
import { parseMahjongSheet } from '../sheet/parse-sheet.js'
import { sheetRefusals } from './sheet-refusals.js'

const refusalsOf = (...lines: readonly string[]): readonly string[] => {
  const hands = lines.map((line, i) => {
    const read = parseHandEntry(line)
    if (!read.ok) throw new Error(line)
    return { ...read.value, number: i + 1 }
  })
  const sheet = parseMahjongSheet({ kind: 'hands', hands, ended: 'time' })
  return sheet.ok ? sheetRefusals(sheet.value).map(({ code, at }) => `${code} ${at?.path}`) : ['unreadable']
}

describe('sheetRefusals', () => {
  test.each([
    ['a false win', '1 24 x1'],
    ['a bluff', '1 24 xx1'],
    ['too many or too few tiles', '1 24 c1.19'],
    ['a wrong meld', '1 24 c1.7'],
    ['a disqualification', '2 24 c2.21'],
    ['wrecking, whoever wrecked it', '1 24 xxx2'],
  ])('a hand that is dead by %s does not win', (_, line) => {
    expect(refusalsOf(line)).toEqual(['DEAD_HAND_WINS hands[0].result.winner'])
  })

  test.each([
    ['the others go on and win', '1 24 x2'],
    ['nobody wins', '- x1'],
    ['a warning takes no hand', '1 24 c1.8'],
    ['the referee may have chosen the fine', '1 24 c1.20'],
  ])('%s', (_, line) => {
    expect(refusalsOf(line)).toEqual([])
  })

  test('fines have the amounts of the article', () => {
    expect(refusalsOf('1 24 p2-20', '1 24 p2-7')).toEqual(['FINE_AMOUNT_UNKNOWN hands[1].fines[0].amount'])
    const session = parseMahjongSheet({ kind: 'totals', totals: [0, 0, 0, 0], fines: [{ player: 0, amount: 15 }] })
    expect(session.ok && sheetRefusals(session.value).map(({ at }) => at?.path)).toEqual(['fines[0].amount'])
  })
})
