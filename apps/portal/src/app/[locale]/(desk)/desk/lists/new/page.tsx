import { OpenDesk } from '@/features/desk-frame'
import { NewRankingView } from '@/features/policies'
import { ClientMessages } from '@/i18n/client-messages'

export default function Page() {
  return (
    <ClientMessages namespaces={['policies', 'sport']}>
      <OpenDesk part="canOpenLists">
        <NewRankingView />
      </OpenDesk>
    </ClientMessages>
  )
}
