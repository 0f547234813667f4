import type { CaseFederation, CaseWho } from './case-federation.js'
import { surroundings } from './places.js'
import { type Tally, tallyOf } from './tally.js'
import { type OpenAs, test as base } from './test.js'

export { expect, wordsOf } from './test.js'

export interface CaseFixtures {
  /** The federation of the cases; a test is left out where the stack's database is out of reach. */
  readonly of: CaseFederation
  /** A browser of somebody's of that federation, logged in. */
  readonly as: (who: CaseWho, options?: Parameters<OpenAs>[1]) => ReturnType<OpenAs>
  /** What all of them press, fill in and come to. */
  readonly tally: Tally
}

export const test = base.extend<CaseFixtures>({
  of: async ({ browserName: _ }, use, info) => {
    const { cases } = surroundings()
    info.skip(!cases, 'PAIJI_DATA_DIR does not say where the database of the running stack is.')
    if (cases) await use(cases)
  },
  tally: async ({ browserName: _ }, use, info) => {
    const tally = tallyOf()
    await use(tally)
    if (tally.steps.length > 0) console.log(`\n${tally.table(info.title)}\n`)
  },
  as: async ({ of, openWith, tally }, use) =>
    use(async (who, options) => {
      const page = await openWith(of.cookies[who], options)
      await tally.watch(page)
      return page
    }),
})
