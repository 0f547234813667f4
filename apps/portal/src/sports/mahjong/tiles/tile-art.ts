import type { Face } from './tile-names'

export type Colour = 'ink' | 'red' | 'green' | 'blue'

/** A stroke, a filled shape or a dot, in units of the face (30 × 40). */
export type Mark =
  | { readonly kind: 'line'; readonly d: string; readonly colour: Colour; readonly width: number }
  | { readonly kind: 'fill'; readonly d: string; readonly colour: Colour }
  | { readonly kind: 'dot'; readonly x: number; readonly y: number; readonly r: number; readonly colour: Colour }

type Point = readonly [x: number, y: number, colour?: Colour]

const line = (d: string, colour: Colour, width: number): Mark => ({ kind: 'line', d, colour, width })
const fill = (d: string, colour: Colour): Mark => ({ kind: 'fill', d, colour })

/** Strokes of the numerals in a box of 24 × 17 at (3, 2). */
const numerals: readonly string[] = [
  'M5 11H25',
  'M8 6.5H22M5 16H25',
  'M7 4.5H23M9 11H21M5 17.5H25',
  'M6 4.5H24V17.5H6ZM12 4.5Q12 10 9 12.5M18 4.5V11.5H23',
  'M6 4H24M14 4L11 17.5M8 10H21V17.5M5 17.5H25',
  'M15 2.5V6M5 8.5H25M12 11L7 18M18 11L23 18',
  'M5 10.5L25 7.5M13 3V15Q13 17.5 16 17.5H23V14.5',
  'M12.5 4Q12 13 6 18M16 3Q17 12.5 24.5 18',
  'M7 7.5H19V14.5Q19 17.5 22 17.5H24.5V14M13 3Q13.5 13 6 18',
]
/** 万 in the lower half. */
const wan = 'M6 23H24M13 23Q13 31 6 37M13 27.5H22Q22 37 17 36.5'

const dots: readonly (readonly Point[])[] = [
  [[15, 20, 'red']],
  [
    [15, 11, 'green'],
    [15, 29],
  ],
  [
    [7.5, 8.5],
    [15, 20, 'red'],
    [22.5, 31.5, 'green'],
  ],
  [
    [9, 11],
    [21, 11, 'green'],
    [9, 29, 'green'],
    [21, 29],
  ],
  [
    [8, 9],
    [22, 9, 'green'],
    [15, 20, 'red'],
    [8, 31, 'green'],
    [22, 31],
  ],
  [
    [9.5, 8.5, 'green'],
    [20.5, 8.5, 'green'],
    [9.5, 21, 'red'],
    [20.5, 21, 'red'],
    [9.5, 32, 'red'],
    [20.5, 32, 'red'],
  ],
  [
    [7, 6.5, 'green'],
    [15, 10, 'green'],
    [23, 13.5, 'green'],
    [10, 23.5, 'red'],
    [20, 23.5, 'red'],
    [10, 33.5, 'red'],
    [20, 33.5, 'red'],
  ],
  [6.2, 15.4, 24.6, 33.8].flatMap(
    y =>
      [
        [9.5, y],
        [20.5, y],
      ] as const,
  ),
  [7.5, 20, 32.5].flatMap((y, row) =>
    [6.5, 15, 23.5].map(x => [x, y, (['green', 'red', 'blue'] as const)[row]] as const),
  ),
]
const dotSize = [10, 6.6, 5.2, 5.2, 4.8, 4.7, 4, 4, 3.8] as const

interface Stick {
  readonly at: readonly Point[]
  readonly length: number
}
const columns = (xs: readonly number[], y: number, colour: Colour = 'green'): readonly Point[] =>
  xs.map(x => [x, y, colour] as const)
const sticks: readonly Stick[] = [
  { at: [], length: 0 },
  {
    at: [
      [15, 11],
      [15, 29],
    ],
    length: 13,
  },
  {
    at: [
      [15, 11, 'red'],
      [9, 29],
      [21, 29],
    ],
    length: 13,
  },
  { at: [...columns([9, 21], 11), ...columns([9, 21], 29)], length: 13 },
  { at: [...columns([7.5, 22.5], 11), [15, 20, 'red'], ...columns([7.5, 22.5], 29)], length: 13 },
  { at: [...columns([7, 15, 23], 11), ...columns([7, 15, 23], 29)], length: 13 },
  { at: [[15, 7.5, 'red'], ...columns([7, 15, 23], 20), ...columns([7, 15, 23], 32.5)], length: 8.5 },
  { at: [...columns([5.5, 11.8, 18.2, 24.5], 11), ...columns([5.5, 11.8, 18.2, 24.5], 29)], length: 13 },
  { at: [7.5, 20, 32.5].flatMap((y, row) => columns([7, 15, 23], y, row === 1 ? 'red' : 'green')), length: 8.5 },
]

/** One of bamboos is a bird on a stem. */
const bird: readonly Mark[] = [
  fill('M17 7a4 4 0 1 1-4 4q-6 2-6 9 0 8 8 9 9-1 9-9-1-6-5-8Z', 'green'),
  fill('M20.5 8.5L26 10L20.5 12Z', 'red'),
  line('M15 20Q19 20 20 16M9 28L5 35M12 30L10 37M18 29V35M15 35H21', 'red', 2),
]

const honours: readonly (readonly [string, Colour])[] = [
  ['M7 10H23M13 4.5L9 18H23M15.5 18V34L12.5 32M11 23L7 29M20 23L24 29', 'ink'],
  ['M15 4V10M6 8H24M7 35V14H23V33L20.5 34M11.5 16.5L13 20M18.5 16.5L17 20M10.5 21.5H19.5M10 26.5H20M15 21.5V33', 'ink'],
  ['M5 7H25M7 14H23V33H7ZM12.5 7V16Q12.5 23 8.5 25.5M17.5 7V22.5H22.5', 'ink'],
  ['M12 6V35M5.5 15H12M5 29L12 25M18 6V31Q18 34 21 34H25V28M18 19L24.5 13.5', 'ink'],
  ['M6.5 12H23.5V25H6.5ZM15 4V37', 'red'],
  ['M10.5 6L8 13.5H25M14 5Q14 24 6 34M13.5 19.5H21Q18.5 30 10 35.5M14 23Q17.5 31 25 35M19.5 5.5L22.5 9', 'green'],
  ['M6 6H24V34H6ZM9.5 9.5H20.5V30.5H9.5Z', 'blue'],
]

const ring = (count: number, x: number, y: number, radius: number, r: number, colour: Colour): readonly Mark[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2
    const round = (value: number) => Math.round(value * 10) / 10
    return { kind: 'dot', x: round(x + radius * Math.cos(angle)), y: round(y + radius * Math.sin(angle)), r, colour }
  })

/** Seasons and plants as small pictures: a sprout, the sun, a falling leaf, a snow star; blossom, orchid, bamboo, mum. */
const flowers: readonly (readonly Mark[])[] = [
  [line('M15 36V20', 'green', 2.5), fill('M15 24Q3 24 5 11Q16 12 15 24ZM15 20Q27 19 25 7Q14 8 15 20Z', 'green')],
  [
    { kind: 'dot', x: 15, y: 21, r: 6.5, colour: 'red' },
    line('M15 6V11M15 31V36M3.5 21H6.5M23.5 21H26.5M6 12L9 15M24 12L21 15M6 30L9 27M24 30L21 27', 'red', 2.2),
  ],
  [fill('M6 33Q2 14 24 8Q27 30 6 33Z', 'red'), line('M4 37L17 19', 'ink', 2)],
  [line('M15 6V36M2.5 13.5L27.5 28.5M2.5 28.5L27.5 13.5M11 8L15 12L19 8M11 34L15 30L19 34', 'blue', 2.2)],
  [...ring(5, 15, 21, 6.5, 4.6, 'red'), { kind: 'dot', x: 15, y: 21, r: 2.6, colour: 'ink' }],
  [line('M14 36Q12 22 4 14M15 36Q16 24 26 18M15 36Q14 24 16 16', 'green', 2.2), ...ring(3, 16, 11, 4, 3.4, 'blue')],
  [
    line('M10 36V26M10 23V14M20 36V22M20 19V8M7.5 24.5H12.5M17.5 20.5H22.5', 'green', 3.2),
    fill('M10 16Q4 14 3 8Q10 9 10 16ZM20 12Q27 11 28 5Q20 5 20 12Z', 'green'),
  ],
  [
    ...ring(9, 15, 20, 8.5, 3.3, 'red'),
    ...ring(6, 15, 20, 3.8, 2.6, 'red'),
    { kind: 'dot', x: 15, y: 20, r: 2, colour: 'ink' },
  ],
]

const dotMarks = (rank: number): readonly Mark[] =>
  (dots[rank] as readonly Point[]).map(([x, y, colour = 'blue']) => ({
    kind: 'dot',
    x,
    y,
    r: dotSize[rank] as number,
    colour,
  }))

const stickMarks = (rank: number): readonly Mark[] => {
  if (rank === 0) return bird
  const { at, length } = sticks[rank] as Stick
  return at.map(([x, y, colour = 'green']) => line(`M${x} ${y - length / 2 + 2}V${y + length / 2 - 2}`, colour, 4))
}

/** What is drawn on a face. */
export const marksOf = (face: Face): readonly Mark[] => {
  if (face < 9) return [line(numerals[face] as string, 'ink', 2.6), line(wan, 'red', 2.6)]
  if (face < 18) return stickMarks(face - 9)
  if (face < 27) return dotMarks(face - 18)
  const honour = honours[face - 27]
  return honour ? [line(honour[0], honour[1], 2.8)] : (flowers[face - 34] as readonly Mark[])
}
