import { among } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { ranking, rankingList } from '../../db/schema/index.js'
import type { ListRow, RankingRow } from './lists.repo.js'

export const rankingsByIds = (db: Db, ids: readonly string[]): Promise<RankingRow[]> =>
  db.select().from(ranking).where(among(ranking.id, ids))

export const listsByIds = (db: Db, ids: readonly string[]): Promise<ListRow[]> =>
  db.select().from(rankingList).where(among(rankingList.id, ids))
