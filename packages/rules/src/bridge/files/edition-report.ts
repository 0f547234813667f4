import type { ReportWords } from '../../core/compare-editions.js'
import type { Bilingual } from '../../core/edition.js'
import { fromText, toDecimal } from '../../core/ratio.js'
import {
  differenceTerms,
  type EditionCause,
  type EditionComparison,
  type LineDifference,
  type StandingDifference,
} from './compare-editions.js'
import { bridgeEditionOf } from '../editions/index.js'

const words = {
  awards: { zh: '得分不同', en: 'Awards that differ' },
  standings: { zh: '名次或总分不同', en: 'Totals and places that differ' },
  articles: { zh: '得分相同，依据条款不同', en: 'Same award under another article' },
  same: { zh: '两版规则计分完全相同。', en: 'Both editions score this session alike.' },
  place: { zh: '名次', en: 'place' },
} as const satisfies Record<string, Bilingual>

const causeText = ({ language }: ReportWords, { code, clauses: [a, b] }: EditionCause): string =>
  `${differenceTerms[code][language]} (${a.article} → ${b.article})`

const causesText = (about: ReportWords, causes: readonly EditionCause[]): string =>
  causes.map(cause => causeText(about, cause)).join('; ')

const decimal = (text: string): string => toDecimal(fromText(text), 2)

const awardRow = (about: ReportWords, line: LineDifference): string[] => [
  about.slot(line.slot),
  about.entrant(line.entrant),
  `${decimal(line.awards[0])} → ${decimal(line.awards[1])}`,
  causesText(about, line.causes),
]

const standingRow = (about: ReportWords, line: StandingDifference): string[] => [
  about.entrant(line.entrant),
  line.totals.join(' → '),
  `${words.place[about.language]} ${line.ranks.join(' → ')}`,
]

/** Columns under each other; wide characters count twice. */
const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, character) =>
      sum + (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\uff60]/.test(character) ? 2 : 1),
    0,
  )

const table = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => widthOf(row[column] ?? ''))))
  const cell = (text: string, column: number) => text + ' '.repeat((widths[column] ?? 0) - widthOf(text))
  return rows.map(row => `  ${row.map(cell).join('  ')}`.trimEnd())
}

const part = (title: string, rows: readonly (readonly string[])[]): string[] =>
  rows.length === 0 ? [] : ['', `${title}: ${rows.length}`, ...table(rows)]

const titleOf = (id: string, { language }: ReportWords): string => bridgeEditionOf(id)?.meta.title[language] ?? id

/** A comparison of two editions as lines of plain text: what moved, by how much, and the articles behind it. */
export const editionReport = (comparison: EditionComparison, about: ReportWords): readonly string[] => {
  const { language } = about
  const { lines, standings, sameNumberOtherArticle } = comparison
  const body = [
    ...part(
      words.awards[language],
      lines.map(line => awardRow(about, line)),
    ),
    ...part(
      words.standings[language],
      standings.map(line => standingRow(about, line)),
    ),
    ...part(
      words.articles[language],
      sameNumberOtherArticle.map(({ slot, causes }) => [about.slot(slot), causesText(about, causes)]),
    ),
  ]
  const heading = comparison.editions.map(id => titleOf(id, about)).join(' → ')
  return [heading, ...(lines.length + standings.length === 0 ? ['', words.same[language]] : []), ...body]
}
