import { RoundView } from '@/features/score-desk'
import { ClientMessages } from '@/i18n/client-messages'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ roundId: string }>
  readonly searchParams: Promise<{ slot?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ roundId }, { slot }] = await Promise.all([params, searchParams])
  return (
    <ClientMessages
      namespaces={[
        'clause',
        'columns',
        'place',
        'printed',
        'ruling',
        'scoreDesk',
        'seat',
        'sheets',
        'slotRulings',
        'suit',
      ]}
    >
      <RoundView roundId={fromPath(roundId)} slot={slot} />
    </ClientMessages>
  )
}
