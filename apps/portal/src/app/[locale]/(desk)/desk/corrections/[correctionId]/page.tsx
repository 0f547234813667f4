import { ProposalView } from '@/features/correction-desk'
import { ClientMessages } from '@/i18n/client-messages'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ correctionId: string }> }) {
  return (
    <ClientMessages namespaces={['changes', 'columns', 'correct', 'printed', 'ruling', 'suit']}>
      <ProposalView id={fromPath((await params).correctionId)} />
    </ClientMessages>
  )
}
