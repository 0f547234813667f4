import type { Bilingual } from './bilingual.js'
import type { ClauseRef } from './clause.js'
import {
  amountOf,
  askedOf,
  type LedAnswer,
  type LedEffect,
  type LedEnd,
  type LedFigure,
  type LedMoments,
  type LedNode,
  type LedQuestion,
  type LedRulings,
  type LedStep,
  type LedTree,
  type LedTrees,
  type LedWords,
} from './led.js'
import { problem, type Problem } from './problem.js'
import { err, ok, type Result } from './result.js'
import type { RulingContext, RulingPart } from './ruling.js'

const isReadable = (question: LedQuestion, value: string): boolean => {
  switch (question.kind) {
    case 'choice':
      return question.options.includes(value)
    case 'number':
      return /^\d{1,4}$/.test(value) && Number(value) >= question.min && Number(value) <= question.max
    case 'amount':
      return value.length <= 24 && amountOf(value) !== undefined
  }
}

const refuse = (code: string, answer: LedAnswer, at: number): readonly Problem[] => [
  problem(code, { at: { path: `answers.${at}` }, params: { question: answer.question.slice(0, 60) } }),
]

/** Where a tree stands after the answers, in the order they were asked. */
const follow = <Table>(
  root: LedNode<Table>,
  answers: readonly LedAnswer[],
): Result<LedNode<Table>, readonly Problem[]> => {
  let node = root
  for (const [at, answer] of answers.entries()) {
    if (!('ask' in node) || node.ask.code !== answer.question) return err(refuse('LED_ANSWER_NOT_ASKED', answer, at))
    if (!isReadable(node.ask, answer.value)) return err(refuse('LED_ANSWER_UNREADABLE', answer, at))
    node = 'then' in node ? node.then : (node.to[answer.value] as LedNode<Table>)
  }
  return ok(node)
}

/** An effect in words: what it is about stands in its place. */
export const effectText = (words: LedWords, { code, of = [] }: LedEffect): Bilingual => {
  const term = words.effects[code] ?? { zh: code, en: code }
  const named = of.map(word => words.answers[word] ?? { zh: word, en: word })
  const put = (language: keyof Bilingual, join: string) =>
    term[language].replace('{of}', named.map(word => word[language]).join(join))
  return { zh: put('zh', '、'), en: put('en', ', ') }
}

const figureText = (words: LedWords, { code, before, after }: LedFigure): Bilingual => {
  const term = words.figures[code] ?? { zh: code, en: code }
  const value = before === undefined ? after : `${before} → ${after}`
  return { zh: `${term.zh}：${value}。`, en: `${term.en}: ${value}.` }
}

/** The whole text to read aloud: the article, what follows, what was computed. */
const aloudOf = (words: LedWords, { article, effects, figures = [] }: LedEnd): Bilingual => {
  const said = [
    ...effects.map(effect => effectText(words, effect)),
    ...figures.map(figure => figureText(words, figure)),
  ]
  return {
    zh: `依据第${article}条：${said.map(text => text.zh).join('')}`,
    en: `Under ${article}: ${said.map(text => text.en).join(' ')}`,
  }
}

/** Every word that some question below a node is answered with, each once. */
const answersBelow = <Table>(node: LedNode<Table>): readonly string[] => {
  if ('end' in node) return []
  if ('then' in node) return answersBelow(node.then)
  const words = Object.entries(node.to).flatMap(([code, next]) => [code, ...answersBelow(next)])
  return [...new Set(words)]
}

interface Leading<Sheet, Table> {
  /** An article of the text the trees are cited from. */
  readonly clauseOf: (article: string) => ClauseRef
  readonly trees: LedTrees<Table>
  readonly words: LedWords
  readonly moments: LedMoments
  readonly momentOf: LedRulings<Sheet>['momentOf']
  /** What the trees see of the place the ruling is about. */
  readonly tableOf: (context: RulingContext<Sheet>) => Table
  /** What an appeal against this option would be about, as the guide says it, under the article the path came to. */
  readonly partOf: (situation: string, option: string, article: string) => RulingPart
}

/** The steps of an edition's trees. */
export const leading = <Sheet, Table>({
  clauseOf,
  trees,
  words,
  moments,
  momentOf,
  tableOf,
  partOf,
}: Leading<Sheet, Table>): LedRulings<Sheet> => {
  const finish = (tree: LedTree<Table>, found: LedEnd): LedStep => {
    const { situation = tree.situation, option, article, answers = {}, effects, figures = [] } = found
    return {
      kind: 'result',
      result: {
        situation,
        option,
        answers,
        clause: clauseOf(article),
        part: partOf(situation, option, article),
        effects,
        figures,
        aloud: aloudOf(words, found),
      },
    }
  }
  return {
    situations: Object.entries(trees).map(([code, { article, root }]) => ({
      code,
      clause: clauseOf(article),
      moments: moments.flatMap(moment => (moment.situations.includes(code) ? [moment.code] : [])),
      answers: answersBelow(root),
    })),
    moments,
    momentOf,
    step: (context, situation, answers) => {
      const tree = Object.hasOwn(trees, situation) ? trees[situation] : undefined
      if (!tree) return err([problem('LED_SITUATION_UNKNOWN', { at: { path: 'situation' } })])
      const node = follow(tree.root, answers)
      if (!node.ok) return node
      if ('ask' in node.value) return ok({ kind: 'question', question: node.value.ask, clause: clauseOf(tree.article) })
      const { end } = node.value
      return ok(finish(tree, typeof end === 'function' ? end(askedOf(tableOf(context), answers)) : end))
    },
  }
}
