import { expect, it } from 'vitest'
import { courseOf } from './course'

it('draws who leads at the top and the farthest behind at the foot', () => {
  const course = courseOf([{ behind: [0, 20] }, { behind: [30, 0] }, { behind: [0, 8] }], 100, 60)
  expect(course).toEqual({
    depth: 30,
    paths: ['M0.0 0.0L50.0 60.0L100.0 0.0', 'M0.0 40.0L50.0 0.0L100.0 16.0'],
    ends: [
      { x: 100, y: 0 },
      { x: 100, y: 16 },
    ],
  })
})

it('draws nothing of one round, and nothing where all were level', () => {
  expect(courseOf([{ behind: [0, 3] }], 100, 60)).toBeUndefined()
  expect(courseOf([{ behind: [0, 0] }, { behind: [0, 0] }], 100, 60)).toBeUndefined()
})
