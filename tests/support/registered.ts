import { scene, type TestDatabase, useCases } from '@paiji/api/testing'

/** People of the register called `Family P1`, `Family P2` …, in the order of their numbers. */
export const registered = ({ db }: Pick<TestDatabase, 'db'>, family: string, count: number) =>
  scene.together(db, tx =>
    useCases.insertPeople(
      tx,
      Array.from({ length: count }, (_, at) => ({
        names: [{ script: 'Latn' as const, family, given: `P${at + 1}`, display: `${family} P${at + 1}` }],
      })),
    ),
  )
