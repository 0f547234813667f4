import { DoubleCheckView } from '@/features/score-desk'
import { ClientMessages } from '@/i18n/client-messages'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ roundId: string }> }) {
  return (
    <ClientMessages namespaces={['columns', 'printed', 'scoreDesk', 'suit']}>
      <DoubleCheckView roundId={fromPath((await params).roundId)} />
    </ClientMessages>
  )
}
