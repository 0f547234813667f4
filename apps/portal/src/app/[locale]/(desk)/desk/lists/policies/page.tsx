import { OpenDesk } from '@/features/desk-frame'
import { PoliciesView } from '@/features/policies'
import { ClientMessages } from '@/i18n/client-messages'

export default async function Page({ searchParams }: { readonly searchParams: Promise<{ policy?: string }> }) {
  const { policy } = await searchParams
  return (
    <ClientMessages namespaces={['category', 'policies']}>
      <OpenDesk part="canOpenLists">
        <PoliciesView chosen={policy} />
      </OpenDesk>
    </ClientMessages>
  )
}
