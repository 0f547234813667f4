import { DrizzleQueryError } from 'drizzle-orm'
import { GraphQLError } from 'graphql'
import { describe, expect, it } from 'vitest'
import { maskError } from '../graphql/shared/errors.js'
import { outageOf } from './failure.js'

const coded = (code: string) => Object.assign(new Error('inside'), { code })
const wrapped = (code: string) => new DrizzleQueryError('insert …', [], coded(code))

describe('an error of the database', () => {
  it.each([
    ['CONNECTION_CLOSED', 'SERVICE_UNAVAILABLE'],
    ['ECONNREFUSED', 'SERVICE_UNAVAILABLE'],
    ['57P01', 'SERVICE_UNAVAILABLE'],
    ['57P03', 'SERVICE_UNAVAILABLE'],
    ['08006', 'SERVICE_UNAVAILABLE'],
    ['53100', 'STORAGE_FULL'],
    ['23505', undefined],
    ['22P05', undefined],
  ])('%s is %s', (code, outage) => {
    expect(outageOf(wrapped(code))).toBe(outage)
    expect(outageOf(coded(code))).toBe(outage)
  })

  it('reaches a client as something to try again, without what is inside', () => {
    for (const [code, expected] of [
      ['57P01', 'SERVICE_UNAVAILABLE'],
      ['53100', 'STORAGE_FULL'],
    ] as const) {
      const error = new GraphQLError('Failed query: insert …', { originalError: wrapped(code) })
      const masked = maskError(error.toJSON(), error, () => undefined)
      expect(masked.extensions).toEqual({ code: expected, retryable: true })
      expect(masked.message).not.toContain('insert')
    }
    const error = new GraphQLError('x', { originalError: wrapped('42703') })
    expect(maskError(error.toJSON(), error, () => undefined).extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR' })
  })
})
