import { OpenDesk } from '@/features/desk-frame'
import { readSimulation, SimulationView } from '@/features/simulation'

export default async function Page({
  searchParams,
}: {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  return (
    <OpenDesk part="canOpenLists">
      <SimulationView input={readSimulation(await searchParams)} />
    </OpenDesk>
  )
}
