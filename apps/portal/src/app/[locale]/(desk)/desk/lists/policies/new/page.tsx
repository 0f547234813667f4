import { OpenDesk } from '@/features/desk-frame'
import { NewPolicyView } from '@/features/policies'
import { ClientMessages } from '@/i18n/client-messages'

interface Asked {
  readonly start?: string
  readonly code?: string
  readonly sport?: string
  readonly organisation?: string
}

export default async function Page({ searchParams }: { readonly searchParams: Promise<Asked> }) {
  const { start, ...given } = await searchParams
  return (
    <ClientMessages namespaces={['category', 'policies', 'sport']}>
      <OpenDesk part="canOpenLists">
        <NewPolicyView start={start} given={given} />
      </OpenDesk>
    </ClientMessages>
  )
}
