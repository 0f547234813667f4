import 'server-only'
import type { ResultOf } from '@/gql'
import { ask } from '@/lib/graphql/server-client'
import type { SimulationInput } from './read-simulation'
import { SimulatePolicyQuery, SimulationChoicesQuery } from './simulation.graphql'

type Payload = ResultOf<typeof SimulatePolicyQuery>['simulatePolicy']
export type Simulation = NonNullable<Payload['simulation']>
export type SimulatedLine = Simulation['lines'][number]
export type Numbers = Simulation['policy']['numbers']
export type Choice = ResultOf<typeof SimulationChoicesQuery>['rankings'][number]

export const loadChoices = () => ask(SimulationChoicesQuery, {})

/** The numbers to be tried; a period the API answers for itself when none is given. */
export const loadSimulation = (ranking: string, { numbers, from, to, variables }: SimulationInput) =>
  ask(SimulatePolicyQuery, { ...variables, input: { ranking, numbers, from: from ?? null, to: to ?? null } })

/** The numbers in force, for a form whose own numbers were refused. */
export const loadUnchanged = async (ranking: string): Promise<Simulation | null> => {
  const answer = await ask(SimulatePolicyQuery, { input: { ranking }, first: 0 })
  return answer.ok ? answer.data.simulatePolicy.simulation : null
}
