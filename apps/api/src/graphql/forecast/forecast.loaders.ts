import { addMonths } from '@paiji/rules/awards'
import DataLoader from 'dataloader'
import type { LoaderFactory } from '../../context.js'
import { dayOf, type IsoDate } from '../../base/clock.js'
import { groupBy } from '../../base/group-by.js'
import { type FadingPoints, fadingPointsOf } from '../../domain/forecast/fading-points.js'
import { gradeProgressOf, type ProgressOfPerson } from '../../domain/grading/grade-progress.js'
import { zonesOfPeople } from '../../domain/registry/people.repo.js'
import type { Deps } from '../../domain/shared/deps.js'

/** How far ahead fading points are told. */
const MONTHS = 3

type OfPeople<T> = LoaderFactory<DataLoader<string, T[]>>

interface AboutPerson {
  readonly forId: string
}

/** Answers for each person what is found on the day it is there; asked once for every day, which is one or two. */
const onTheirDay =
  <T extends AboutPerson>(
    find: (db: Deps['db'], ids: readonly string[], today: IsoDate) => Promise<T[]>,
  ): OfPeople<T> =>
  ({ db, clock }) =>
    new DataLoader(async ids => {
      const zones = await zonesOfPeople(db, ids)
      const days = groupBy(ids, id => dayOf(clock.now(), zones.get(id) ?? 'UTC'))
      const found: T[] = []
      for (const [today, people] of days) found.push(...(await find(db, people, today)))
      const byPerson = groupBy(found, row => row.forId)
      return ids.map(id => byPerson.get(id) ?? [])
    })

export const gradeProgressLoader: OfPeople<ProgressOfPerson> = onTheirDay(gradeProgressOf)

export const fadingLoader: OfPeople<FadingPoints> = onTheirDay((db, ids, from) =>
  fadingPointsOf(db, ids, { from, until: addMonths(from, MONTHS) }),
)
