import { describe, expect, test } from 'vitest'
import { dealRoles } from './deal-roles.js'
import type { FinishingOrder } from '../types.js'

describe('the next deal', () => {
  test.each<[FinishingOrder, object]>([
    [[0, 1, 2, 3], { shuffles: 3, cuts: 0, drawsFirst: 3 }],
    [[0, 2, 1, 3], { shuffles: 3, cuts: 0, drawsFirst: 1 }],
    [[3, 1], { cuts: 3, drawsFirst: 0 }],
  ])('after %j', (finish, roles) => {
    expect(dealRoles(finish)).toEqual(roles)
  })
})
