import { DeskOverview } from '@/features/desk-frame'
import { ClientMessages } from '@/i18n/client-messages'

export default async function Page({ searchParams }: { readonly searchParams: Promise<{ whose?: string }> }) {
  return (
    <ClientMessages namespaces={['clock', 'workLease']}>
      <DeskOverview whose={(await searchParams).whose} />
    </ClientMessages>
  )
}
