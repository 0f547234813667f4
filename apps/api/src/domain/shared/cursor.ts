import { createHmac, timingSafeEqual } from 'node:crypto'
import { err, ok, problem } from '@paiji/rules'
import type { Outcome } from '../../base/problem.js'

export type SortValue = string | number | boolean | null

/** A place in a list: the values it is sorted by, then the id that makes the order total. */
export interface Position {
  readonly key: readonly SortValue[]
  readonly id: string
}

/** Writes and reads cursors. They are signed and bound to their list, so a made-up one never reaches a query. */
export interface Cursors {
  encode(list: string, position: Position): string
  decode(list: string, cursor: string): Outcome<Position>
}

const SIGNATURE_BYTES = 12

export const createCursors = (secret: string): Cursors => {
  const sign = (list: string, body: string) =>
    createHmac('sha256', secret).update(`cursor\0${list}\0${body}`).digest().subarray(0, SIGNATURE_BYTES)
  return {
    encode: (list, { key, id }) => {
      const body = JSON.stringify([...key, id])
      return Buffer.concat([sign(list, body), Buffer.from(body)]).toString('base64url')
    },
    decode: (list, cursor) => {
      const bytes = Buffer.from(cursor, 'base64url')
      const body = bytes.subarray(SIGNATURE_BYTES).toString('utf8')
      if (bytes.length <= SIGNATURE_BYTES || !timingSafeEqual(bytes.subarray(0, SIGNATURE_BYTES), sign(list, body))) {
        return err([problem('CURSOR_NOT_FROM_HERE', { at: { path: 'after' } })])
      }
      const values = JSON.parse(body) as SortValue[]
      return ok({ key: values.slice(0, -1), id: String(values[values.length - 1]) })
    },
  }
}
