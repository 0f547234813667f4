import { addMonths } from '@paiji/rules/awards'
import DataLoader from 'dataloader'
import type { LoaderFactory } from '../../context.js'
import { type FadingPoints, fadingPointsOf } from '../../domain/forecast/fading-points.js'
import { gradeProgressOf, type ProgressOfPerson } from '../../domain/grading/grade-progress.js'
import { dayOf } from '../../base/clock.js'
import { groupBy } from '../../domain/awards/group-by.js'

/** How far ahead fading points are told. */
const MONTHS = 3

type OfPeople<T> = LoaderFactory<DataLoader<string, T[]>>

export const gradeProgressLoader: OfPeople<ProgressOfPerson> = ({ db, clock }) =>
  new DataLoader(async ids => {
    const found = groupBy(await gradeProgressOf(db, ids, dayOf(clock.now())), row => row.forId)
    return ids.map(id => found.get(id) ?? [])
  })

export const fadingLoader: OfPeople<FadingPoints> = ({ db, clock }) =>
  new DataLoader(async ids => {
    const from = dayOf(clock.now())
    const found = groupBy(await fadingPointsOf(db, ids, { from, until: addMonths(from, MONTHS) }), row => row.forId)
    return ids.map(id => found.get(id) ?? [])
  })
