import { OpenDesk } from '@/features/desk-frame'
import { IdentityView } from '@/features/imports'
import { ClientMessages } from '@/i18n/client-messages'

export default function Page() {
  return (
    <ClientMessages namespaces={['identity']}>
      <OpenDesk part="canOpenIdentities">
        <IdentityView />
      </OpenDesk>
    </ClientMessages>
  )
}
