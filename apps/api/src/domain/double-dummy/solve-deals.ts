import { sports } from '@paiji/rules'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { rowsOf, text } from '../../db/rows.js'
import { solvedDeal } from '../../db/schema/index.js'
import { forgetTalliesOf } from '../play/play-tallies.repo.js'
import { openDealThread } from './solve-in-thread.js'

/** A deal of some board as it is written there, with the sport of its event. */
interface WrittenDeal {
  readonly written: string
  readonly sport: string
}

/** Boards that wait, the newest first; no more are held than are solved before the next look. */
const AT_ONCE = 32

const waitingDeals = async (db: Db): Promise<readonly WrittenDeal[]> =>
  rowsOf(
    await db.execute(sql`
      select b.deal #>> '{}' as written, e.sport
      from board b
      join play_session p on p.id = b.session_id
      join stage s on s.id = p.stage_id
      join event e on e.id = s.event_id
      where jsonb_typeof(b.deal) = 'string'
        and not exists (select from solved_deal d where d.written = b.deal #>> '{}')
      group by 1, 2
      order by max(b.id::text) desc
      limit ${AT_ONCE}`),
    { written: text, sport: text },
  )

/** What is known of the same deal, however it was written. */
const knownOf = async (db: Db, key: string): Promise<string | undefined> => {
  const [row] = await db.select({ tricks: solvedDeal.tricks }).from(solvedDeal).where(eq(solvedDeal.key, key)).limit(1)
  return row?.tricks ?? undefined
}

let isSolving = false

/**
 * Solves deals that nobody has solved yet, one after another in a thread of their own, for so long; the rest is left for
 * the next time. One process solves one deal at a time: whoever comes meanwhile goes away. Answers how many were solved.
 */
export const solveDeals = async (db: Db, { milliseconds }: { readonly milliseconds: number }): Promise<number> => {
  if (isSolving) return 0
  isSolving = true
  const until = performance.now() + milliseconds
  const waiting = await waitingDeals(db).catch(error => {
    isSolving = false
    throw error
  })
  const thread = waiting.length > 0 ? openDealThread() : undefined
  const found: string[] = []
  let solved = 0
  try {
    for (const { written, sport } of waiting) {
      if (performance.now() > until) break
      const key = sports.find(({ id }) => id === sport)?.solver?.key(written)
      const tricks = key && ((await knownOf(db, key)) ?? (await thread?.solve({ sport, key })))
      // What is no deal, or takes too long, is noted too, so that nobody tries it again.
      await db
        .insert(solvedDeal)
        .values({ written, key: key ?? '', tricks: tricks ?? null })
        .onConflictDoNothing()
      if (tricks) found.push(written)
      solved++
    }
  } finally {
    isSolving = false
    await thread?.end()
    // How boards were played is counted again, beside what was found of them.
    await forgetTalliesOf(db, found)
  }
  return solved
}
