import type { Bilingual, Terms } from './bilingual.js'
import type { ClauseRef } from './clause.js'
import { fromDecimal, fromText, type Ratio, ratio } from './ratio.js'
import type { Problem } from './problem.js'
import type { Result } from './result.js'
import type { RulingContext, RulingPart } from './ruling.js'

/** One question of a led ruling: a choice among words, a whole number within bounds, or an exact number as decimal text. */
export type LedQuestion =
  | { readonly kind: 'choice'; readonly code: string; readonly options: readonly string[] }
  | { readonly kind: 'number'; readonly code: string; readonly min: number; readonly max: number }
  | { readonly kind: 'amount'; readonly code: string }

/** An answer as it is sent and stored: an option's code, a whole number or a decimal number as text. */
export interface LedAnswer {
  readonly question: string
  readonly value: string
}

/** What follows at the table, on the sheet or on the slip; `of` names what it is about (suits, denominations). */
export interface LedEffect {
  readonly code: string
  readonly of?: readonly string[]
}

/** A number or a result that was computed; `before` where something stood there. */
export interface LedFigure {
  readonly code: string
  readonly before?: string
  readonly after: string
}

/** What a path of answers comes to, before it has its words. */
export interface LedEnd {
  readonly article: string
  /** The situation of the guide where it is another than the tree's. */
  readonly situation?: string
  /** The option of the guide that is proposed, with its fields as far as they follow from the answers. */
  readonly option: string
  readonly answers?: Readonly<Record<string, string>>
  readonly effects: readonly LedEffect[]
  readonly figures?: readonly LedFigure[]
}

/** What was answered so far, with the table as the sport sees it. */
export interface LedOpen<Table> {
  readonly table: Table
  choice(question: string): string
  number(question: string): number
  amount(question: string): Ratio
}

/** A tree of questions. A leaf is written down, or worked out from the answers and the table. */
export type LedNode<Table> =
  | { readonly ask: LedQuestion; readonly to: Readonly<Record<string, LedNode<Table>>> }
  | { readonly ask: LedQuestion; readonly then: LedNode<Table> }
  | { readonly end: LedEnd | ((asked: LedOpen<Table>) => LedEnd) }

/** What a director is called for, as he would say it, and the situation of the guide it is recorded under. */
export interface LedTree<Table> {
  readonly situation: string
  readonly article: string
  readonly root: LedNode<Table>
}
export type LedTrees<Table> = Readonly<Record<string, LedTree<Table>>>

/** The moments of play in their order, and in each the situations that a director is mostly called for then, likeliest first. */
export type LedMoments = readonly { readonly code: string; readonly situations: readonly string[] }[]

export interface LedSituation {
  readonly code: string
  readonly clause: ClauseRef
  /** The moments of play it belongs to, in their order. */
  readonly moments: readonly string[]
  /** The words its questions are answered with: what else a director may call it. */
  readonly answers: readonly string[]
}

/** What is proposed to the director, with the text to read aloud. */
export interface LedResult {
  /** The situation and option of the guide, and what its fields are filled in with. */
  readonly situation: string
  readonly option: string
  readonly answers: Readonly<Record<string, string>>
  readonly clause: ClauseRef
  readonly part: RulingPart
  readonly effects: readonly LedEffect[]
  readonly figures: readonly LedFigure[]
  readonly aloud: Bilingual
}

export type LedStep =
  | { readonly kind: 'question'; readonly question: LedQuestion; readonly clause: ClauseRef }
  | { readonly kind: 'result'; readonly result: LedResult }

/** How an edition leads a director from the situation to what it comes to. */
export interface LedRulings<Sheet = unknown> {
  readonly situations: readonly LedSituation[]
  readonly moments: LedMoments
  /** The moment of play that a place is most probably at, by what stands on its sheet; one of `moments`. */
  momentOf(context: Pick<RulingContext<Sheet>, 'facts' | 'slot'>): string
  /**
   * The next question after these answers, or the result. Problems: LED_SITUATION_UNKNOWN, LED_ANSWER_NOT_ASKED,
   * LED_ANSWER_UNREADABLE, each with the place of the answer.
   */
  step(
    context: RulingContext<Sheet>,
    situation: string,
    answers: readonly LedAnswer[],
  ): Result<LedStep, readonly Problem[]>
}

/** Every code of a sport's led rulings in words; `{of}` in an effect stands for what it is about. */
export interface LedWords {
  readonly situations: Terms
  readonly moments: Terms
  readonly questions: Terms
  readonly answers: Terms
  readonly effects: Terms
  readonly figures: Terms
}

/** A question answered by one of the words of `to`. */
export const ask = <Table>(code: string, to: Readonly<Record<string, LedNode<Table>>>): LedNode<Table> => ({
  ask: { kind: 'choice', code, options: Object.keys(to) },
  to,
})

/** A question answered by a whole number. */
export const count = <Table>(code: string, min: number, max: number, next: LedNode<Table>): LedNode<Table> => ({
  ask: { kind: 'number', code, min, max },
  // biome-ignore lint/suspicious/noThenProperty: the branch that follows, never awaited
  then: next,
})

/** A question answered by an exact number, below nought too. */
export const amount = <Table>(code: string, next: LedNode<Table>): LedNode<Table> => ({
  ask: { kind: 'amount', code },
  // biome-ignore lint/suspicious/noThenProperty: the branch that follows, never awaited
  then: next,
})

/** Effects by their codes; `code:spades` is about spades. */
export const effectsOf = (codes: readonly string[]): readonly LedEffect[] =>
  codes.map(text => {
    const [code = '', of] = text.split(':')
    return of === undefined ? { code } : { code, of: of.split('+') }
  })

/** A leaf that is written down. */
export const end = <Table>(
  article: string,
  option: string,
  effects: readonly string[],
  more: Partial<Pick<LedEnd, 'answers' | 'figures' | 'situation'>> = {},
): LedNode<Table> => ({ end: { article, option, effects: effectsOf(effects), ...more } })

/** A leaf that is worked out. */
export const worked = <Table>(work: (asked: LedOpen<Table>) => LedEnd): LedNode<Table> => ({ end: work })

/** An exact number as it is answered: a decimal, or a fraction such as `1/3`. */
export const amountOf = (text: string): Ratio | undefined =>
  /^\d{1,6}\/[1-9]\d{0,5}$/.test(text) ? fromText(text) : fromDecimal(text)

/** The answers of a path, read by their questions. */
export const askedOf = <Table>(table: Table, answers: readonly LedAnswer[]): LedOpen<Table> => {
  const valueOf = (question: string): string => answers.find(answer => answer.question === question)?.value ?? ''
  return {
    table,
    choice: valueOf,
    number: question => Number(valueOf(question)),
    amount: question => amountOf(valueOf(question)) ?? ratio(0),
  }
}
