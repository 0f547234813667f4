import { SessionView } from '@/features/score-desk'
import { ClientMessages } from '@/i18n/client-messages'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ sessionId: string }> }) {
  return (
    <ClientMessages namespaces={['place', 'scoreDesk']}>
      <SessionView sessionId={fromPath((await params).sessionId)} />
    </ClientMessages>
  )
}
