import { and, asc, between, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { logNode } from '../../db/schema/index.js'

/** Hashes in a full tile; a tile of one level stands for one hash of the next. */
const WIDTH = 256
const LEVELS_A_TILE = 8

export interface Tile {
  readonly level: number
  readonly index: number
  /** How many hashes are asked for: 256 of a full tile. */
  readonly width: number
}

/** The tile of an address as C2SP's tlog-tiles writes it: `/tile/1/x001/234.p/17`; nothing where it is none. */
export const readTile = (address: string): Tile | undefined => {
  const [, level = '', index = '', part] =
    /^\/tile\/(0|[1-9]\d?)\/((?:x\d{3}\/)*\d{3})(?:\.p\/([1-9]\d{0,2}))?$/.exec(address) ?? []
  const width = part === undefined ? WIDTH : Number(part)
  if (index === '' || index.length > 20 || width > WIDTH || (part !== undefined && width === WIDTH)) return undefined
  return { level: Number(level), index: Number(index.replace(/[x/]/g, '')), width }
}

/** The hashes of a tile, one after the other, 32 bytes each; nothing while the tree has not so many. */
export const hashesOfTile = async (db: Db, { level, index, width }: Tile): Promise<Buffer | undefined> => {
  const from = index * WIDTH
  const rows = await db
    .select({ hash: logNode.hash })
    .from(logNode)
    .where(and(eq(logNode.level, level * LEVELS_A_TILE), between(logNode.index, from, from + width - 1)))
    .orderBy(asc(logNode.index))
  return rows.length === width ? Buffer.concat(rows.map(({ hash }) => hash)) : undefined
}
