import { ClaimsView } from '@/features/claims'
import { OpenDesk } from '@/features/desk-frame'
import { ClientMessages } from '@/i18n/client-messages'

export default function Page() {
  return (
    <ClientMessages namespaces={['claims', 'registerDesk']}>
      <OpenDesk part="canOpenRegister">
        <ClaimsView />
      </OpenDesk>
    </ClientMessages>
  )
}
