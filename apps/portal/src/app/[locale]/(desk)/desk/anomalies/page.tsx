import { AnomaliesView } from '@/features/anomalies'
import { OpenDesk } from '@/features/desk-frame'
import { ClientMessages } from '@/i18n/client-messages'

interface PageInput {
  readonly searchParams: Promise<{ kind?: string; accepted?: string; offset?: string }>
}

export default async function Page({ searchParams }: PageInput) {
  const { kind, accepted, offset } = await searchParams
  return (
    <ClientMessages namespaces={['anomalies']}>
      <OpenDesk part="canOpenAnomalies">
        <AnomaliesView kind={kind} accepted={accepted === 'yes'} offset={Number(offset) || 0} />
      </OpenDesk>
    </ClientMessages>
  )
}
