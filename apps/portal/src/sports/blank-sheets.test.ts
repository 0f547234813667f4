import { describe, expect, it } from 'vitest'
import { plugs } from './plugs'

describe('a blank sheet', () => {
  const withSides = Object.entries(plugs).filter(([, { slip }]) => slip.lines && slip.perSide)

  it.each(withSides)('of %s has a row for every side', (_sport, { slip, directions = [], seats = [] }) => {
    expect(directions.length + seats.length + (slip.unnamed ?? 0)).toBeGreaterThan(1)
  })
})
