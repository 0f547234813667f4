import { OpenDesk } from '@/features/desk-frame'
import { ImportsView } from '@/features/imports'
import { ClientMessages } from '@/i18n/client-messages'

export default function Page() {
  return (
    <ClientMessages namespaces={['imports']}>
      <OpenDesk part="canOpenImports">
        <ImportsView />
      </OpenDesk>
    </ClientMessages>
  )
}
