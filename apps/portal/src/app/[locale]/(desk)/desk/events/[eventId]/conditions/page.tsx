import { ConditionsDeskView } from '@/features/regulations'
import { ClientMessages } from '@/i18n/client-messages'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ eventId: string }> }) {
  return (
    <ClientMessages namespaces={['conditionsDesk', 'registerDesk', 'regulations']}>
      <ConditionsDeskView eventId={fromPath((await params).eventId)} />
    </ClientMessages>
  )
}
