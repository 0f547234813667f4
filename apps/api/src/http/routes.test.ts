import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { routeOf } from './metrics.js'

/** The addresses that the server answers, up to what differs from one to the next. */
const mounted = [
  ...readFileSync(path.join(import.meta.dirname, 'server.ts'), 'utf8').matchAll(
    /app\.(?:all|get|post|put|use)\(\s*'(\/[^':*]+)/g,
  ),
].map(([, address = '']) => address.replace(/\/$/, ''))

const portal = path.resolve(import.meta.dirname, '../../../portal/src/app')

describe('what the server answers', () => {
  it('is counted under a name of its own', () => {
    expect(mounted.length).toBeGreaterThan(20)
    expect(mounted.filter(address => routeOf(address) === 'other')).toEqual([])
  })

  it('stands at the portal too, where it is a file', () => {
    const files = mounted.map(address => address.match(/^\/files\/[^/]+/)?.[0]).filter(address => address !== undefined)
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter(address => !existsSync(path.join(portal, address)))).toEqual([])
  })
})
