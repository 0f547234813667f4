import { describe, expect, it } from 'vitest'
import { readDensity, readTheme, safeReturnPath } from './preferences'

describe('preferences', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    [undefined, 'system'],
    ['<script>', 'system'],
  ])('reads theme %s as %s', (text, theme) => expect(readTheme(text)).toBe(theme))
  it('knows two densities', () =>
    expect([readDensity('compact'), readDensity('x')]).toEqual(['compact', 'comfortable']))
  it.each([
    ['/zh-CN/events?page=2', '/zh-CN/events?page=2'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example', '/'],
    [null, '/'],
  ])('returns from %s to %s', (text, path) => expect(safeReturnPath(text)).toBe(path))
})
