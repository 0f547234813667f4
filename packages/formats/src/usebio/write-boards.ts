import type { ImportedBoard, ImportedEntrant, ImportedLine, ScoringMethod } from '../imported-event.js'
import { writeLinRecord } from '../lin/lin-record.js'
import { hasStandardMarkings } from '../values/markings.js'
import { printScore } from '../values/print-score.js'
import type { LossLog } from '../written-file.js'
import { xmlElement, xmlValue, type XmlNode } from '../xml/write-xml.js'

export interface WriteContext {
  readonly losses: LossLog
  readonly scoring: ScoringMethod
  readonly entrants: ReadonlyMap<string, ImportedEntrant>
}

const pointTags: Readonly<Record<ScoringMethod, string>> = {
  matchpoint: 'MATCH_POINTS',
  butler: 'BUTLER_POINTS',
  crossImp: 'CROSS_IMP_POINTS',
  imp: 'IMPS',
  boardAMatch: 'MATCH_POINTS',
  totalPoints: 'AGGREGATE_POINTS',
  patton: 'MATCH_POINTS',
  unknown: 'MATCH_POINTS',
}

const seatOrder = ['N', 'E', 'S', 'W'] as const
const isImps = (scoring: ScoringMethod): boolean => scoring === 'butler' || scoring === 'crossImp' || scoring === 'imp'

export const numberOf = (context: WriteContext, key: string | undefined): string =>
  context.entrants.get(key ?? '')?.number ?? key ?? ''

const writeSides = (context: WriteContext, line: ImportedLine): XmlNode =>
  line.sides.length === 4
    ? line.sides.map((key, i) => xmlValue(`${seatOrder[i]}_PLAYER_NUMBER`, numberOf(context, key)))
    : [
        xmlValue('NS_PAIR_NUMBER', numberOf(context, line.sides[0])),
        xmlValue('EW_PAIR_NUMBER', numberOf(context, line.sides[1])),
      ]

const writeContract = (line: ImportedLine): XmlNode => {
  if (!('contract' in line.sheet)) return undefined
  if (!('declarer' in line.sheet)) return xmlValue('CONTRACT', 'PASS')
  const { contract, declarer, tricks } = line.sheet
  return [xmlValue('CONTRACT', contract), xmlValue('PLAYED_BY', declarer), xmlValue('TRICKS', tricks)]
}

const writeLine = (context: WriteContext, board: ImportedBoard, line: ImportedLine): string => {
  const { losses, scoring } = context
  losses.field('line.table', line.table)
  losses.field('line.room', line.room)
  losses.field('line.record.tables', line.record?.tables)
  return xmlElement('TRAVELLER_LINE', {}, [
    xmlValue('ROUND_NUMBER', line.round),
    writeSides(context, line),
    writeContract(line),
    xmlValue('LEAD', line.lead),
    xmlValue(
      'SCORE',
      printScore(
        line,
        isImps(scoring),
        losses,
        `${board.number}/${line.sides.map(key => numberOf(context, key)).join('-')}`,
      ),
    ),
    xmlValue(`NS_${pointTags[scoring]}`, line.published.ns),
    xmlValue(`EW_${pointTags[scoring]}`, line.published.ew),
    xmlValue('LIN_DATA', line.lin ?? writeLinRecord(board, line)),
  ])
}

export const writeBoard = (context: WriteContext, board: ImportedBoard): string => {
  context.losses.field('board.analysis', board.analysis)
  if (!hasStandardMarkings(board)) context.losses.field('board.markings', true)
  return xmlElement('BOARD', {}, [
    xmlValue('BOARD_NUMBER', board.number),
    xmlValue('BOARD_AVERAGE', board.average),
    board.lines.map(line => writeLine(context, board, line)),
  ])
}

const seatNames = ['North', 'East', 'South', 'West'] as const
const suitTags = ['SPADES', 'HEARTS', 'DIAMONDS', 'CLUBS'] as const

const writeHands = (deal: string): XmlNode =>
  deal
    .slice(2)
    .split(' ')
    .map((hand, seat) =>
      xmlElement('HAND', {}, [
        xmlValue('DIRECTION', seatNames[seat]),
        hand.split('.').map((holding, suit) => xmlValue(suitTags[suit] as string, holding)),
      ]),
    )

/** HANDSET with the deals that are known, or nothing. */
export const writeHandset = (boards: readonly ImportedBoard[]): string | undefined => {
  const known = new Map(
    boards.flatMap(board => (board.deal === undefined ? [] : [[board.number, board.deal] as const])),
  )
  if (known.size === 0) return undefined
  const written = [...known].map(([number, deal]) =>
    xmlElement('BOARD', {}, [xmlValue('BOARD_NUMBER', number), writeHands(deal)]),
  )
  return xmlElement('HANDSET', {}, written)
}
