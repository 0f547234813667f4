import type { Viewer } from '../../auth/viewer.js'
import { mergePeople } from '../../domain/registry/merge-people.js'
import { insertPeople } from '../../domain/registry/register.repo.js'
import { splitName } from '../../domain/registry/split-name.js'
import type { Db } from '../../db/client.js'
import type { SeededPerson } from './people.js'
import { must, sceneDeps, together } from '../scenario.js'

/**
 * Records that came in twice: the first has been merged into the person it is, the second still waits for somebody
 * to notice, the third looks like one and is not.
 */
export const seedDuplicates = async (db: Db, staff: Viewer, people: readonly SeededPerson[]): Promise<void> => {
  const originals = [people[211], people[377]].filter(one => one !== undefined)
  const names = [...originals.map(one => one.display), 'Jonn Smith']
  const stored = await together(db, tx =>
    insertPeople(
      tx,
      names.map(name => ({ names: [{ ...splitName(name), source: 'import:demo' }] })),
    ),
  )
  const [duplicate, original] = [stored[0], originals[0]]
  if (!duplicate || !original) return
  const reason = '同一人两次登记，出生日期与俱乐部一致。One person registered twice.'
  const merge = { fromPersonId: duplicate.id, intoPersonId: original.id, reason }
  must(await mergePeople(sceneDeps(db, '2026-10-20T02:00:00Z'), staff, merge))
}
