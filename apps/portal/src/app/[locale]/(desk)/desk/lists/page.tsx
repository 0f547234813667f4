import { OpenDesk } from '@/features/desk-frame'
import { ListsView } from '@/features/publishing'
import { ClientMessages } from '@/i18n/client-messages'

export default function Page() {
  return (
    <ClientMessages namespaces={['publish']}>
      <OpenDesk part="canOpenLists">
        <ListsView />
      </OpenDesk>
    </ClientMessages>
  )
}
