import { describe, expect, it } from 'vitest'
import { canMakeDisks } from '../soak/small-disk.js'
import { soak } from '../soak/soak.js'

/**
 * Acknowledged means durable and done once: a short run of `npm run soak`. The database, the API and all connections are
 * killed once and the disk is filled while clients of every role write through two APIs; the long run kills everything else
 * as well.
 */
describe.runIf(process.platform === 'linux')('the service, while its parts are killed', () => {
  it('keeps every acknowledged write exactly once, with clean proofs, and comes back by itself', async () => {
    const kinds = ['database', 'API', 'all backends', ...(canMakeDisks() ? ['disk'] : [])]
    const writes = ['scores', 'rulings', 'corrections', 'lists', 'events', 'admissions', 'panels']
    const { kills, acknowledged, ...verdict } = await soak({ seconds: 0, quiet: 300, pause: 60, kinds, writes })
    expect(JSON.stringify(verdict)).toBe(
      JSON.stringify({ lost: [], doubled: [], again: verdict.again, full: verdict.full, strange: [], proofs: [] }),
    )
    expect(kills.map(kill => kill.kind)).toEqual(kinds)
    for (const kind of writes) expect(acknowledged[kind], kind).toBeGreaterThan(0)
  })
})
