import { describe, expect, it } from 'vitest'
import { soak } from '../soak/soak.js'

/**
 * Acknowledged means durable and done once: a short run of `npm run soak`. Everything that the service consists of is killed
 * once while clients of every role write through two APIs.
 */
describe.runIf(process.platform === 'linux')('the service, while its parts are killed', () => {
  it('keeps every acknowledged write exactly once, with clean proofs, and comes back by itself', async () => {
    const { kills, acknowledged, ...verdict } = await soak({ seconds: 0, quiet: 300, pause: 60 })
    expect(verdict).toEqual({ lost: [], doubled: [], strange: [], proofs: [], again: expect.any(Number) })
    const kinds = ['database', 'API', 'worker', 'second API', 'backend', 'all backends']
    expect(kills.map(kill => kill.kind)).toEqual(expect.arrayContaining(kinds))
    for (const kind of ['scores', 'rulings', 'corrections', 'drafts', 'lists', 'events'])
      expect(acknowledged[kind], kind).toBeGreaterThan(0)
  }, 240_000)
})
