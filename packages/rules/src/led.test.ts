import { describe, expect, test } from 'vitest'
import type { LedAnswer, LedQuestion, LedResult, LedRulings, LedWords } from './core/led.js'
import { entrantId } from './core/ids.js'
import type { RulingContext } from './core/ruling.js'
import { sports } from './sports.js'

interface Walked {
  readonly questions: Set<string>
  readonly answers: Set<string>
  readonly results: LedResult[]
}

const triesOf = (question: LedQuestion): readonly string[] => {
  if (question.kind === 'choice') return question.options
  return question.kind === 'number' ? [`${question.min}`, `${question.max}`] : ['-3.5']
}

/** Every path of a situation; numbers by their bounds. */
const walk = (
  led: LedRulings,
  context: RulingContext<unknown>,
  situation: string,
  at: LedAnswer[],
  into: Walked,
): void => {
  const step = led.step(context, situation, at)
  if (!step.ok) throw new TypeError(`${situation} ${JSON.stringify(at)} ${JSON.stringify(step.error)}`)
  if (step.value.kind === 'result') {
    into.results.push(step.value.result)
    return
  }
  const { question } = step.value
  if (at.some(answer => answer.question === question.code))
    throw new TypeError(`${situation} asks ${question.code} twice`)
  into.questions.add(question.code)
  for (const value of triesOf(question)) {
    if (question.kind === 'choice') into.answers.add(value)
    walk(led, context, situation, [...at, { question: question.code, value }], into)
  }
}

/** Where the article of a path says more than the option does: limits of time are law (reference of rulings, 21). */
const finer: Readonly<Record<string, readonly string[]>> = {
  'bridge/ccba-1999': ['contestedClaim tableResultStands 69B law'],
  'bridge/laws-2007': ['contestedClaim tableResultStands 69B law'],
  'bridge/laws-2017': ['contestedClaim tableResultStands 68D2b law', 'contestedClaim tableResultStands 69B law'],
}

const emptyContext = (settings: unknown): RulingContext<unknown> => ({
  facts: { entrants: [], sheets: [], adjustments: [], lots: [], settings },
  history: [],
  entrant: entrantId('1'),
  slot: 's',
})

const ledEditions = sports.flatMap(sport =>
  sport.editions.flatMap(edition => {
    const settings = edition.parseSettings({})
    const { rulings: rules, led } = edition
    return sport.led && led && settings.ok
      ? [[edition.id, { rules, led, words: sport.led, context: emptyContext(settings.value) }] as const]
      : []
  }),
)

describe.each(ledEditions)('the trees of %s', (id, { rules, led: trees, words, context }) => {
  const into: Walked = { questions: new Set(), answers: new Set(), results: [] }
  for (const { code } of trees.situations) walk(trees, context, code, [], into)

  test('every path ends in an option of the guide, under an article the text can have', () => {
    const { situations } = rules.guide(context)
    const wrong = into.results.filter(({ situation, option, clause }) => {
      const found = situations.find(item => item.code === situation)
      return !found?.options.some(item => item.code === option) || !rules.hasArticle(clause.article)
    })
    expect(wrong.map(({ situation, option, clause }) => `${situation} ${option} ${clause.article}`)).toEqual([])
  })

  test('a path is about what the guide says of its option, but under these articles', () => {
    const { situations } = rules.guide(context)
    const others = into.results.filter(({ situation, option, part }) => {
      const found = situations.find(item => item.code === situation)
      return found?.options.find(item => item.code === option)?.part !== part
    })
    const told = others.map(({ situation, option, clause, part }) => `${situation} ${option} ${clause.article} ${part}`)
    expect([...new Set(told)].sort()).toEqual(finer[id] ?? [])
  })

  test('every code has its words, and every path a text to read in both languages', () => {
    const missing = (kind: keyof LedWords, codes: Iterable<string>) => [...codes].filter(code => !words[kind][code])
    const { results } = into
    expect(
      missing(
        'situations',
        trees.situations.map(item => item.code),
      ),
    ).toEqual([])
    expect(missing('questions', into.questions)).toEqual([])
    expect(missing('answers', into.answers)).toEqual([])
    expect(
      missing(
        'effects',
        results.flatMap(result => result.effects.map(item => item.code)),
      ),
    ).toEqual([])
    expect(
      missing(
        'figures',
        results.flatMap(result => result.figures.map(item => item.code)),
      ),
    ).toEqual([])
    for (const { aloud } of results) {
      expect(aloud.zh).toMatch(/[一-鿿]{2}/)
      expect(aloud.en).not.toContain('{of}')
    }
  })
})

test.each(ledEditions)('the moments of %s', (_, { led, words, context }) => {
  const known = led.situations.map(item => item.code)
  const named = new Set(led.moments.flatMap(moment => moment.situations))
  expect([...named].filter(code => !known.includes(code))).toEqual([])
  expect(led.moments.map(moment => moment.code)).toContain(led.momentOf(context))
  for (const { code, situations } of led.moments) {
    expect(words.moments[code], code).toBeDefined()
    expect(new Set(situations).size).toBe(situations.length)
  }
  for (const { code, moments, answers } of led.situations) {
    expect(moments.length, code).toBeGreaterThan(0)
    expect(answers.filter(answer => !words.answers[answer])).toEqual([])
  }
})

test('no word without a code that uses it is an identifier of the schema', () => {
  for (const sport of sports)
    for (const terms of Object.values(sport.led ?? {}))
      for (const code of Object.keys(terms)) expect(code).toMatch(/^[A-Za-z]\w*$/)
})
