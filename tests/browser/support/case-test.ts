import type { CaseFederation, CaseWho } from './case-federation.js'
import { surroundings } from './places.js'
import { type OpenAs, test as base } from './test.js'

export { expect, wordsOf } from './test.js'

export interface CaseFixtures {
  /** The federation of the cases; a test is left out where the stack's database is out of reach. */
  readonly of: CaseFederation
  /** A browser of somebody's of that federation, logged in. */
  readonly as: (who: CaseWho, options?: Parameters<OpenAs>[1]) => ReturnType<OpenAs>
}

export const test = base.extend<CaseFixtures>({
  of: async ({ browserName: _ }, use, info) => {
    const { cases } = surroundings()
    info.skip(!cases, 'PAIJI_DATA_DIR does not say where the database of the running stack is.')
    if (cases) await use(cases)
  },
  as: async ({ of, openWith }, use) => use((who, options) => openWith(of.cookies[who], options)),
})
