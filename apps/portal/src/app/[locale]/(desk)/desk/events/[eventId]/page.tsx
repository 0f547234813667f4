import { PublishingView } from '@/features/publishing'
import { ClientMessages } from '@/i18n/client-messages'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ eventId: string }> }) {
  return (
    <ClientMessages namespaces={['profile', 'publish', 'windowKind']}>
      <PublishingView eventId={fromPath((await params).eventId)} />
    </ClientMessages>
  )
}
