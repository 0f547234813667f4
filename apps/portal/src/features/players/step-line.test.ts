import { expect, it } from 'vitest'
import { stepLine } from './step-line'

it('holds each value until the next list', () => {
  const chart = stepLine(
    [
      { asOf: '2026-01-01', value: '100' },
      { asOf: '2026-01-11', value: '120' },
      { asOf: '2026-01-21', value: '110' },
    ],
    200,
    100,
  )
  expect(chart.points.map(point => point.x)).toEqual([0, 100, 200])
  expect(chart.path).toMatch(/^M0\.0 [\d.]+H100\.0V[\d.]+H200\.0V[\d.]+$/)
  expect(chart.points[1]!.y).toBeLessThan(chart.points[2]!.y)
})

it('draws a single list in the middle and keeps every value inside the box', () => {
  const chart = stepLine([{ asOf: '2026-01-01', value: '42.5' }], 200, 100)
  expect(chart.points[0]!.x).toBe(100)
  for (const { y } of chart.points) expect(y).toBeGreaterThanOrEqual(0)
  expect(chart.ticks.length).toBeGreaterThan(1)
})
