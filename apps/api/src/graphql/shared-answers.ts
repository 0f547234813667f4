import type { ExecutionArgs, ExecutionResult } from 'graphql'
import { isNobody, type Viewer } from '../auth/viewer.js'

type Answer = Promise<ExecutionResult>

/** By event, the answers that are the same for everybody; they go when the event does. */
const answers = new WeakMap<object, Map<string, Answer>>()

const keyOf = ({ document, operationName, variableValues }: ExecutionArgs): string | undefined => {
  const text = document.loc?.source.body
  return text === undefined ? undefined : JSON.stringify([text, operationName ?? null, variableValues ?? null])
}

/**
 * The answer to one event of a subscription. All who are nobody in particular and ask the same about the same event are
 * given one answer: a hall of watchers costs the database one reading. Anybody else gets an answer of their own.
 */
export const answerOnce = (args: ExecutionArgs, event: unknown, viewer: Viewer, answer: () => Answer): Answer => {
  const key = isNobody(viewer) ? keyOf(args) : undefined
  if (key === undefined || typeof event !== 'object' || event === null) return answer()
  const ofEvent = answers.get(event) ?? new Map<string, Answer>()
  answers.set(event, ofEvent)
  const found = ofEvent.get(key) ?? answer()
  ofEvent.set(key, found)
  return found
}
