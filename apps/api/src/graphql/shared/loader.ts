import DataLoader from 'dataloader'
import type { LoaderFactory } from '../../context.js'
import type { Db } from '../../db/client.js'

/** Loads one row for each key with one statement for all of them. */
export const rowLoader =
  <Row>(
    batch: (db: Db, keys: readonly string[]) => Promise<readonly Row[]>,
    keyOf: (row: Row) => string,
  ): LoaderFactory<DataLoader<string, Row | undefined>> =>
  ({ db }) =>
    new DataLoader(async keys => {
      const rows = new Map((await batch(db, keys)).map(row => [keyOf(row), row]))
      return keys.map(key => rows.get(key))
    })

/** Loads the rows that belong to each key, in the batch's order, with one statement for all of them. */
export const rowsLoader =
  <Row>(
    batch: (db: Db, keys: readonly string[]) => Promise<readonly Row[]>,
    keyOf: (row: Row) => string,
  ): LoaderFactory<DataLoader<string, Row[]>> =>
  ({ db }) =>
    new DataLoader(async keys => {
      const groups = new Map<string, Row[]>(keys.map(key => [key, []]))
      for (const row of await batch(db, keys)) groups.get(keyOf(row))?.push(row)
      return keys.map(key => groups.get(key) ?? [])
    })

/** Loads one row for each key of several parts with one statement for all of them; the names say which is whose. */
export const keyedLoader =
  <Key, Row>(
    batch: (db: Db, keys: readonly Key[]) => Promise<readonly Row[]>,
    nameOfKey: (key: Key) => string,
    nameOfRow: (row: Row) => string,
  ): LoaderFactory<DataLoader<Key, Row | undefined, string>> =>
  ({ db }) =>
    new DataLoader(
      async keys => {
        const rows = new Map((await batch(db, keys)).map(row => [nameOfRow(row), row]))
        return keys.map(key => rows.get(nameOfKey(key)))
      },
      { cacheKeyFn: nameOfKey },
    )
