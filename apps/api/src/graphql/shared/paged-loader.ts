import DataLoader from 'dataloader'
import type { LoaderFactory } from '../../context.js'
import type { Db } from '../../db/client.js'
import type { PageRequest } from '../../domain/shared/page.js'

/** A page of what belongs to one parent. */
export interface PageKey<Filter> {
  readonly parentId: string
  readonly filter: Filter
  readonly page: PageRequest
}

/** Loads a page of rows for each of many parents: one statement for all that ask for the same page. */
export const pagedLoader =
  <Filter, Row extends { readonly parentId: string }>(
    batch: (db: Db, parentIds: readonly string[], filter: Filter, page: PageRequest) => Promise<readonly Row[]>,
  ): LoaderFactory<DataLoader<PageKey<Filter>, Row[], string>> =>
  ({ db }) =>
    new DataLoader(
      async keys => {
        const alike = new Map<string, PageKey<Filter>[]>()
        for (const key of keys) {
          const name = JSON.stringify([key.filter, key.page])
          alike.set(name, [...(alike.get(name) ?? []), key])
        }
        const rows = new Map<PageKey<Filter>, Row[]>(keys.map(key => [key, []]))
        for (const [first, ...others] of alike.values()) {
          if (!first) continue
          const parents = new Map([first, ...others].map(key => [key.parentId, key]))
          for (const row of await batch(db, [...parents.keys()], first.filter, first.page)) {
            const key = parents.get(row.parentId)
            if (key) rows.get(key)?.push(row)
          }
        }
        return keys.map(key => rows.get(key) ?? [])
      },
      { cacheKeyFn: key => JSON.stringify(key) },
    )

type Count = { readonly parentId: string; readonly n: number }

/** Counts what belongs to a parent under a filter: one statement for all parents of one filter. */
export const countLoader =
  <Filter>(
    batch: (db: Db, parentIds: readonly string[], filter: Filter) => Promise<readonly Count[]>,
  ): LoaderFactory<DataLoader<{ parentId: string; filter: Filter }, number, string>> =>
  ({ db }) =>
    new DataLoader(
      async keys => {
        const filters = new Map(keys.map(key => [JSON.stringify(key.filter ?? null), key.filter]))
        const counts = new Map<string, number>()
        for (const [name, filter] of filters) {
          const ids = keys.filter(key => JSON.stringify(key.filter ?? null) === name).map(key => key.parentId)
          for (const row of await batch(db, ids, filter)) counts.set(`${row.parentId}${name}`, row.n)
        }
        return keys.map(key => counts.get(`${key.parentId}${JSON.stringify(key.filter ?? null)}`) ?? 0)
      },
      { cacheKeyFn: key => JSON.stringify(key) },
    )
