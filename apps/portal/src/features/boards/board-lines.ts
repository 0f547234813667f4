import { getLocale, getTranslations } from 'next-intl/server'
import { entryText } from '@/components/entry-names'
import { codeText } from '@/i18n/code-text'
import { slash } from '@/lib/format/apart'
import { printDifference, printFigure } from '@/lib/format/points'
import { paths, type Slugged } from '@/lib/paths'
import type { BoardLine } from './board-rows'
import type { BoardRange } from './load-boards'
import { stripBox, stripOf } from './score-strip'

/** More contracts than these say little of a board. */
const SHOWN = 3

/** `EW 4SX -1` word by word: the side in the reader's language, the contract as its code. */
const parWords = (text: string, sideOf: (side: 'ns' | 'ew') => string): BoardLine['facts'][number]['words'] =>
  text
    .split(/[\s;]+/)
    .filter(Boolean)
    .map(word => {
      if (/^(?:NS|EW)$/i.test(word)) return sideOf(word.toUpperCase() === 'NS' ? 'ns' : 'ew')
      return /^[+-]?\d+$/.test(word) ? printFigure(word) : { contract: word }
    })

/** What the lines of a list of boards say, so that it goes to the browser once. */
export const boardLines = async (event: Slugged, revision: string, boards: readonly BoardRange[]) => {
  const [t, seats, page, columns, locale] = await Promise.all([
    getTranslations('boards'),
    getTranslations('seat'),
    getTranslations('boardPage'),
    getTranslations('columns'),
    getLocale(),
  ])
  const contractOf = ({ contract, declarer, count }: BoardRange['contracts'][number]) => ({
    count,
    words: [contract === 'PASS' ? page('passedOut') : { contract }, ...(declarer ? [codeText(seats, declarer)] : [])],
  })
  const endOf = (end: BoardRange['highest'], from: 0 | 1, name: string): BoardLine['facts'] => {
    if (!end) return []
    const names = end.line.sides.filter((_, at) => at % 2 === from).map(side => entryText(side, locale))
    const who = end.count === 1 ? names.join(slash) : t('tables', { count: end.count })
    // Each side reads its own score: what North–South lost is East–West's.
    const own = from === 0 ? end.score : 0 - end.score
    return [{ name, words: [printDifference(String(own))], who }]
  }
  const lineOf = (board: BoardRange): BoardLine => {
    const { analysis, contracts, highest, lowest, frequencies } = board
    const scores = frequencies.flatMap(({ lines }) =>
      lines.map(({ score, count }) => ({ score, count: Number(count) })),
    )
    const strip = stripOf(scores, analysis?.parPoints ?? undefined, stripBox)
    const said = scores.map(({ score, count }) => `${printDifference(String(score))} × ${count}`)
    const par = analysis?.parScore ? parWords(`${analysis.parScore} ${analysis.parContract ?? ''}`, columns) : undefined
    return {
      href: paths.board(event, { revision, ...board }),
      label: t('openBoard', { board: board.board, results: board.results }),
      board: board.board,
      contracts: contracts.slice(0, SHOWN).map(contractOf),
      ...(contracts.length > SHOWN ? { more: t('moreContracts', { count: contracts.length - SHOWN }) } : {}),
      ...(strip ? { strip, spread: t('spread', { scores: said.join(t('apart')) }) } : {}),
      facts: [
        ...(par ? [{ name: t('par'), words: par }] : []),
        ...endOf(highest, 0, t('highest')),
        ...endOf(lowest, 1, t('lowest')),
      ],
    }
  }
  return boards.map(lineOf)
}
