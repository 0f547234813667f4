import { contractText } from './contract.js'
import type { BridgeBook } from '../book.js'
import { awardWords } from './award-words.js'
import { countedTricks, nsScoreOf } from './outcome.js'
import type { BridgeSheet } from './sheet.js'

const resultText = (tricks: number, level: number): string => {
  const over = tricks - level - 6
  return over === 0 ? '=' : over > 0 ? `+${over}` : `${over}`
}

/** How a sheet reads in print, as codes: `{ contract, declarer, tricks, result, lead?, score }` or what stands in their place. */
export const describeBridgeSheet = (
  book: BridgeBook,
  sheet: BridgeSheet,
  board: string | undefined,
): Readonly<Record<string, string>> => {
  const extras: Record<string, string> = sheet.copy ? { copy: sheet.copy } : {}
  const score = nsScoreOf(book, sheet, board)
  const shown: Record<string, string> = score.ok && score.value !== undefined ? { score: `${score.value}` } : {}
  if (sheet.result === 'played') {
    const tricks = countedTricks(book, sheet)
    return {
      contract: contractText(sheet.contract),
      declarer: sheet.declarer.charAt(0).toUpperCase(),
      tricks: `${tricks}`,
      result: resultText(tricks, sheet.contract.level),
      ...(sheet.lead ? { lead: sheet.lead } : {}),
      ...shown,
      ...extras,
    }
  }
  if (sheet.result === 'passedOut') return { contract: 'PASS', ...shown, ...extras }
  if (sheet.result === 'score') return { ...shown, ...extras }
  if (sheet.result === 'adjusted') return { ns: awardWords(sheet.ns), ew: awardWords(sheet.ew), ...extras }
  if (sheet.result === 'match') {
    return {
      ...(sheet.imps ? { imps: sheet.imps.join('–') } : {}),
      ...(sheet.victoryPoints ? { victoryPoints: sheet.victoryPoints.join('–') } : {}),
    }
  }
  return { [sheet.result]: sheet.result, ...extras }
}
