import { type RulingAddress, RulingDeskView } from '@/features/rulings'
import { ClientMessages } from '@/i18n/client-messages'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ eventId: string }>
  readonly searchParams: Promise<RulingAddress>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ eventId }, asked] = await Promise.all([params, searchParams])
  return (
    <ClientMessages namespaces={['appealOutcome', 'changes', 'clause', 'columns', 'ruling', 'rulingKind']}>
      <RulingDeskView eventId={fromPath(eventId)} asked={asked} />
    </ClientMessages>
  )
}
