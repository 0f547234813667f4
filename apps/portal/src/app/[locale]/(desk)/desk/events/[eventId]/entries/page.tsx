import { EntryDeskView } from '@/features/own-entry'
import { ClientMessages } from '@/i18n/client-messages'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ eventId: string }> }) {
  return (
    <ClientMessages namespaces={['ownEntry', 'registerDesk']}>
      <EntryDeskView eventId={fromPath((await params).eventId)} />
    </ClientMessages>
  )
}
