import type { FrontDoor } from '../http/front-door.js'
import { openAccounts, openOffice } from './accounts.js'
import { dayIn, daysAfter, hourOf, monthsAfter } from './days.js'
import { foundDemo, makeBodies } from './federation.js'
import { registerPeople } from './people.js'
import { makePolicies } from './policies.js'
import { createRandom } from './random.js'
import { playYear, type Season } from './seasons.js'
import { createTroupe, type Troupe } from './troupe.js'

export interface DemoOptions {
  readonly door: FrontDoor
  /** The moment the demo ends at; its year lies before. */
  readonly now: Date
  /** Told what is being made, for a person who waits. */
  readonly onProgress?: (step: string) => void
  readonly months?: number
}

const OFFICE = 'staff@paiji.example'
const PEOPLE = 400

/** Makes the demo federation as the people of it would. */
export const playDemo = async ({ door, now, onProgress, months = 12 }: DemoOptions): Promise<Troupe> => {
  const report = onProgress ?? (() => undefined)
  const troupe = createTroupe(door)
  const random = createRandom('paiji')
  const today = dayIn(now)
  const opened = `${monthsAfter(today, -months - 1)}-01`
  report('federation')
  const federation = await foundDemo(troupe, hourOf(opened, '09:00'))
  await openOffice(troupe, hourOf(opened, '09:30'), federation)
  const bodies = await makeBodies(troupe, OFFICE, hourOf(opened, '10:00'), federation)
  report('people')
  const at = hourOf(daysAfter(opened, 1), '09:00')
  const people = await registerPeople(troupe, OFFICE, at, { random: random.fork('people'), federation: bodies, count: PEOPLE })
  report('policies')
  const rankings = await makePolicies(troupe, OFFICE, hourOf(daysAfter(opened, 2), '09:00'), federation, {
    from: opened,
    next: `${monthsAfter(today, -Math.floor(months / 2))}-01`,
  })
  const association = bodies.associations[0]
  if (!association) throw new Error('The demo has no association.')
  const numbers = Object.fromEntries(
    ['director', 'scorer', 'player', 'partner', 'committee', 'committee2', 'committee3'].map((name, i) => [name, people[i + 100]?.number ?? '']),
  )
  await openAccounts(troupe, hourOf(daysAfter(opened, 3), '09:00'), federation, { numbers, association })
  const reserved = new Set(Object.values(numbers))
  const [first, second] = people.filter(one => one.sport === 'bridge')
  if (!first || !second) throw new Error('Nobody plays bridge.')
  const season: Season = {
    hall: { troupe, office: OFFICE, random },
    bodies,
    players: people.filter(one => !reserved.has(one.number)),
    couple: [first, second],
    rankings,
    today,
    months,
  }
  await playYear(season, report, () => ({}))
  return troupe
}
