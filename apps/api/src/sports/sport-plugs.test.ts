import { sports } from '@paiji/rules'
import { expect, it } from 'vitest'
import { sportPlugs } from './sport-plugs.js'

it('every sport of the rules has a plug here, and no other', () => {
  expect(sportPlugs.map(({ sport }) => sport)).toEqual(sports.map(({ id }) => id))
})
