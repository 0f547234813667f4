import { MS_A_DAY } from '@/lib/format/days'

export interface StepPoint {
  readonly x: number
  readonly y: number
}

export interface ChartInput {
  readonly asOf: string
  /** As printed by the API; only drawn here, never ranked by. */
  readonly value: string
}

export interface Chart {
  readonly points: readonly StepPoint[]
  readonly path: string
  readonly ticks: readonly { readonly y: number; readonly value: number }[]
}

const daysOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / MS_A_DAY

/** A round step of 1, 2 or 5 times a power of ten, so that there are three to five ticks. */
const tickStep = (span: number): number => {
  const rough = span / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  return power * ([1, 2, 5, 10].find(factor => factor * power >= rough) ?? 10)
}

/**
 * A step line through dated values inside a `width` × `height` box: each value holds until the next list.
 * Units are those of the drawing.
 */
export const stepLine = (input: readonly ChartInput[], width: number, height: number): Chart => {
  const values = input.map(item => Number(item.value))
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const step = tickStep(Math.max(high - low, Math.abs(high) * 0.1, 1))
  const [bottom, top] = [Math.floor(low / step) * step, Math.ceil((high + step / 100) / step) * step]
  const [first, last] = [daysOf(input[0]?.asOf ?? '2000-01-01'), daysOf(input.at(-1)?.asOf ?? '2000-01-02')]
  const xOf = (date: string): number => (last === first ? width / 2 : ((daysOf(date) - first) / (last - first)) * width)
  const yOf = (value: number): number => height - ((value - bottom) / (top - bottom)) * height
  const points = input.map((item, index) => ({ x: xOf(item.asOf), y: yOf(values[index] ?? 0) }))
  const path = points
    .map((point, index) =>
      index === 0 ? `M${point.x.toFixed(1)} ${point.y.toFixed(1)}` : `H${point.x.toFixed(1)}V${point.y.toFixed(1)}`,
    )
    .join('')
  const count = Math.round((top - bottom) / step)
  const ticks = Array.from({ length: count + 1 }, (_, index) => ({
    y: yOf(bottom + index * step),
    value: bottom + index * step,
  }))
  return { points, path, ticks }
}
