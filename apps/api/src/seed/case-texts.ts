import { type BookCase } from './casebook/book-case.js'
import { bridgeCases } from './casebook/bridge.js'
import { guandanCases } from './casebook/guandan.js'
import { mahjongCases } from './casebook/mahjong.js'
import type { Sport } from './people.js'

/** What a ruling and its appeal say; Chinese first, as the federation writes. */
export interface CaseText {
  readonly article: string
  /** Led by the edition's own questions, and how it was decided; else a warning that was stated, and stands. */
  readonly book?: BookCase
  readonly facts: string
  readonly decision: string
  readonly statement: string
  readonly relief: string
  readonly finding: string
  readonly reasoningZh: string
  readonly reasoningEn: string
  readonly headnoteZh: string
  readonly headnoteEn: string
  readonly keywords: readonly string[]
}

const BRIDGE: readonly CaseText[] = [
  {
    article: '73C1',
    facts: '南家长考约二十秒后过牌，北家继续叫牌。South paused for about twenty seconds before passing; North bid on.',
    decision:
      '未避免利用未经许可的信息，警告；对方未受损，结果不变。Unauthorised information was not carefully avoided: a warning. The opponents lost nothing by it and the result stands.',
    statement: '北家持牌已足以再叫，与停顿无关。The hand was worth another bid whatever the tempo.',
    relief: '请求撤销警告。We ask that the warning be withdrawn.',
    finding: '停顿属实，且含义可推知。There was a break in tempo and its meaning could be inferred.',
    reasoningZh: '过牌是合理的另一选择，多数同级牌手会选择过牌；但定约与多数桌相同，对方未受损。',
    reasoningEn:
      'Passing was a logical alternative that most peers would choose; the contract was that of most tables, so nobody was damaged.',
    headnoteZh: '长考之后同伴未避免利用所得信息的，即使对方未受损，警告仍成立。',
    headnoteEn:
      'Partner’s break in tempo was not carefully disregarded: the warning stands although nobody was damaged.',
    keywords: ['犹豫', 'tempo', '未经许可的信息', 'unauthorised information'],
  },
  {
    article: '20F1',
    facts: '对方询问叫品含义时未获充分说明。The opponents asked about a bid and were not fully told what it meant.',
    decision: '说明不足，警告。Insufficient explanation; a warning.',
    statement: '约定卡上已写明，口头说明与之一致。The convention card shows it and the spoken words agreed with it.',
    relief: '请求确认说明充分。We ask for a finding that the explanation was sufficient.',
    finding: '约定卡与口头说明不一致。The card and the spoken explanation differed.',
    reasoningZh: '对方有权获知全部约定，不限于卡上文字。',
    reasoningEn: 'Opponents are entitled to the whole agreement and not to its summary.',
    headnoteZh: '口头说明与约定卡不一致的，以实际约定充分告知为准。',
    headnoteEn: 'Where words and card differ, the whole agreement must be disclosed.',
    keywords: ['说明', 'disclosure', '约定卡', 'convention card'],
  },
]

/** What is at the demo's doors today: two cases of bridge that no questions lead to. */
export const caseTexts: readonly CaseText[] = BRIDGE

const textOf = (book: BookCase): CaseText => {
  const both = ([zh, en]: readonly [string, string]) => `${zh}${en}`
  const [headnoteZh, headnoteEn] = book.headnote
  const [reasoningZh, reasoningEn] = book.reasoning
  return {
    book,
    article: book.article,
    facts: both(book.facts),
    decision: both(book.decision),
    statement: both(book.statement),
    relief: '请求改判。We ask for another ruling.',
    finding: both(book.finding),
    ...{ reasoningZh, reasoningEn, headnoteZh, headnoteEn },
    keywords: book.keywords,
  }
}

/** The casebook of the demo, by sport. */
export const casebook: Readonly<Record<Sport, readonly CaseText[]>> = {
  bridge: bridgeCases.map(textOf),
  guandan: guandanCases.map(textOf),
  mahjong: mahjongCases.map(textOf),
}

/** The edition each sport is played under. */
export const editions: Readonly<Record<Sport, string>> = {
  bridge: 'bridge/laws-2017',
  guandan: 'guandan/gsac-2017',
  mahjong: 'mahjong/wmo-2006',
}
