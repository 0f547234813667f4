import { DeskOverview } from '@/features/desk-frame'
import { ClientMessages } from '@/i18n/client-messages'

export default function Page() {
  return (
    <ClientMessages namespaces={['clock']}>
      <DeskOverview />
    </ClientMessages>
  )
}
