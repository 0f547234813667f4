import { OpenDesk } from '@/features/desk-frame'
import { readSimulation, SimulationView } from '@/features/simulation'
import { ClientMessages } from '@/i18n/client-messages'

export default async function Page({
  searchParams,
}: {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  return (
    <ClientMessages namespaces={['simulation']}>
      <OpenDesk part="canOpenLists">
        <SimulationView input={readSimulation(await searchParams)} />
      </OpenDesk>
    </ClientMessages>
  )
}
