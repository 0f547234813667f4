import { UnlinkedView } from '@/features/event-office'
import { ClientMessages } from '@/i18n/client-messages'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ eventId: string }> }) {
  return (
    <ClientMessages namespaces={['identity', 'office']}>
      <UnlinkedView eventId={fromPath((await params).eventId)} />
    </ClientMessages>
  )
}
