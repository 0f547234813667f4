import { err, ok, problem } from '@paiji/rules'
import type { Outcome } from '../../base/problem.js'
import { isRowId } from '../../base/row-id.js'

/** The id clients see: opaque, and unique over all types. */
export const toGlobalId = (type: string, id: string): string => Buffer.from(`${type}:${id}`).toString('base64url')

/** Type and row id of a global id; `undefined` when it is none of ours. */
export const parseGlobalId = (globalId: string): { readonly type: string; readonly id: string } | undefined => {
  const text = Buffer.from(globalId, 'base64url').toString('utf8')
  const at = text.indexOf(':')
  const [type, id] = [text.slice(0, at), text.slice(at + 1)]
  if (at <= 0 || !/^[A-Z][A-Za-z]*$/.test(type) || !isRowId(id)) return undefined
  return toGlobalId(type, id) === globalId ? { type, id } : undefined
}

/** The row id of a global id that must be of `type`; `path` names the input field in the problem. */
export const fromGlobalId = (type: string, globalId: string, path = 'id'): Outcome<string> => {
  const found = parseGlobalId(globalId)
  return found?.type === type
    ? ok(found.id)
    : err([problem('ID_NOT_READABLE', { at: { path }, params: { expected: type } })])
}

/** A list of ids of one type, or the first that cannot be read. */
export const fromGlobalIds = (type: string, ids: readonly string[], path: string): Outcome<string[]> => {
  const read: string[] = []
  for (const [at, each] of ids.entries()) {
    const id = fromGlobalId(type, each, `${path}[${at}]`)
    if (!id.ok) return id
    read.push(id.value)
  }
  return ok(read)
}
