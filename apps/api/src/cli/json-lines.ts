import { StringDecoder } from 'node:string_decoder'
import type { Readable, Writable } from 'node:stream'

/** Answers one request. Must not throw for bad input; what it throws all the same becomes a problem of that line. */
export type AnswerLine = (request: unknown) => Readonly<Record<string, unknown>>

export interface LineReport {
  readonly lines: number
  readonly withProblems: number
}

export interface LineOptions {
  /** Told the number of lines answered so far, now and then. */
  readonly onProgress?: (lines: number) => void
  /** Told what a line made the program throw. */
  readonly onFailure?: (line: number, error: unknown) => void
}

const MAX_LINE = 32 * 1024 * 1024
const BATCH = 64 * 1024

/** Answers JSON Lines in their order, holding no more than a batch of them in memory. Empty lines are skipped. */
export const answerLines = async (
  input: Readable,
  output: Writable,
  answer: AnswerLine,
  options: LineOptions = {},
): Promise<LineReport> => {
  let [lines, withProblems, batch] = [0, 0, '']
  const send = async () => {
    const text = batch
    batch = ''
    if (text && !output.write(text)) await drained(output)
    options.onProgress?.(lines)
  }
  for await (const line of linesOf(input)) {
    lines++
    if (line?.trim() === '') continue
    const reply = answerOne(line, lines, answer, options)
    if ('problems' in reply) withProblems++
    batch += `${JSON.stringify(reply)}\n`
    if (batch.length > BATCH) await send()
  }
  await send()
  return { lines, withProblems }
}

const drained = (output: Writable): Promise<void> =>
  new Promise((resolve, reject) => {
    const settle = (act: () => void) => () => {
      output.off('drain', onDrain)
      output.off('close', onClose)
      act()
    }
    const onDrain = settle(resolve)
    const onClose = settle(() => reject(new Error('The reader of the answers has gone.')))
    output.once('drain', onDrain)
    output.once('close', onClose)
  })

/** Lines without their ends; `undefined` for one that is longer than anything sensible. */
async function* linesOf(input: Readable): AsyncGenerator<string | undefined> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  let skipping = false
  let first = true
  for await (const chunk of input) {
    let text = typeof chunk === 'string' ? chunk : decoder.write(chunk as Buffer)
    if (first && text.length > 0) {
      text = text.replace(/^\uFEFF/, '')
      first = false
    }
    const parts = text.split('\n')
    for (const [index, part] of parts.entries()) {
      const isLast = index === parts.length - 1
      if (!skipping) rest += part
      if (rest.length > MAX_LINE) {
        skipping = true
        rest = ''
      }
      if (isLast) continue
      yield skipping ? undefined : rest
      rest = ''
      skipping = false
    }
  }
  rest += decoder.end()
  if (skipping) yield undefined
  else if (rest !== '') yield rest
}

const lineProblem = (code: string, id: unknown, line: number) => ({ id, problems: [{ code, at: `line ${line}` }] })

/** Where a value holds a whole number that a double cannot tell from its neighbours: `id`, `teams[1].id`. */
const beyondExact = (value: unknown, path = ''): string | undefined => {
  if (typeof value === 'number') return Number.isInteger(value) && !Number.isSafeInteger(value) ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  const inList = Array.isArray(value)
  for (const [key, part] of Object.entries(value)) {
    const at = inList ? `${path}[${key}]` : path ? `${path}.${key}` : key
    const found = beyondExact(part, at)
    if (found !== undefined) return found
  }
  return undefined
}

/** Only a line with so long a number, or one with an exponent, is looked through. */
const MAYBE_BEYOND = /\d{16}|\d[eE]/

const answerOne = (line: string | undefined, number: number, answer: AnswerLine, { onFailure }: LineOptions) => {
  if (line === undefined) return lineProblem('LINE_TOO_LONG', null, number)
  let request: unknown
  try {
    request = JSON.parse(line)
  } catch {
    return lineProblem('LINE_UNREADABLE', null, number)
  }
  if (typeof request !== 'object' || request === null || Array.isArray(request)) {
    return lineProblem('LINE_UNREADABLE', null, number)
  }
  try {
    const beyond = MAYBE_BEYOND.test(line) ? beyondExact(request) : undefined
    if (beyond !== undefined) {
      const id = beyond === 'id' ? null : ((request as { id?: unknown }).id ?? null)
      return { id, problems: [{ code: 'NUMBER_TOO_LARGE', at: beyond }] }
    }
    return flattenProblems(answer(request))
  } catch (error) {
    onFailure?.(number, error)
    return lineProblem('ANSWER_FAILED', (request as { id?: unknown }).id ?? null, number)
  }
}

/** Problems as this interface writes them: `{ code, at, params }`, `at` a path. */
const flattenProblems = (reply: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  if (!Array.isArray(reply.problems)) return reply
  return { ...reply, problems: reply.problems.map(flattenProblem) }
}

const flattenProblem = (found: { code: string; at?: unknown; params?: unknown }) => {
  const at = typeof found.at === 'object' && found.at !== null ? (found.at as { path?: string }).path : found.at
  return { code: found.code, ...(at === undefined ? {} : { at }), ...(found.params ? { params: found.params } : {}) }
}
