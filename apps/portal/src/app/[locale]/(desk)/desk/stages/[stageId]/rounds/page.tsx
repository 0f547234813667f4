import { DirectorView } from '@/features/rounds'
import { ClientMessages } from '@/i18n/client-messages'
import { fromPath } from '@/lib/paths'

export default async function Page({ params }: { readonly params: Promise<{ stageId: string }> }) {
  return (
    <ClientMessages
      namespaces={['clause', 'explain', 'matchDays', 'movements', 'rounds', 'seat', 'stageSettings', 'tieBreak']}
    >
      <DirectorView stageId={fromPath((await params).stageId)} />
    </ClientMessages>
  )
}
