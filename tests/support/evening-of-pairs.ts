import { scene, useCases } from '@paiji/api/testing'
import type { Journey } from './journey.js'

interface Evening {
  readonly code: string
  readonly nameZh: string
  readonly nameEn: string
  readonly day: string
  /** The finishing order of each of the four deals, the same at both tables. */
  readonly finishes: readonly (readonly number[])[]
}

const GIVEN = ['Jia', 'Yi', 'Bing', 'Ding', 'Wu', 'Ji', 'Geng', 'Xin']

/** A closed evening of four registered pairs of guandan, one round at two tables; nothing is published yet. */
export const eveningOfPairs = async (
  { database, federation }: Journey,
  { code, nameZh, nameEn, day, finishes }: Evening,
): Promise<{ eventId: string; stageId: string }> => {
  const people = await scene.together(database.db, tx =>
    useCases.insertPeople(
      tx,
      GIVEN.map(given => ({ names: [{ script: 'Latn' as const, family: 'Lu', given, display: `Lu ${given}` }] })),
    ),
  )
  const entries = [0, 1, 2, 3].map(at => ({
    number: String(at + 1),
    nameAsEntered: `Pair ${at + 1}`,
    players: people.slice(at * 2, at * 2 + 2).map(({ id }) => ({ personId: id, nameAsEntered: 'Lu' })),
  }))
  const deals = finishes.map(finish => ({ finish: [...finish] }))
  return scene.together(database.db, tx =>
    scene.addEvent(tx, {
      sport: 'guandan',
      editionId: 'guandan/gsac-2017',
      format: 'swiss',
      settings: { format: 'byDeals', deals: 4 },
      entries,
      sheets: [0, 1].map(at => ({
        slot: `r1/t${at + 1}`,
        round: 1,
        table: String(at + 1),
        sides: [at * 2, at * 2 + 1],
        sheet: { kind: 'game', deals, ended: 'dealCount' },
      })),
      organisationId: federation.id,
      ...{ code, nameZh, nameEn, startsOn: day, endsOn: day },
      category: 'club',
      status: 'CLOSED',
      enteredBy: 'staff',
    }),
  )
}
