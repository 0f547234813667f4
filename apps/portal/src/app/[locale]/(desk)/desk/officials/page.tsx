import { OpenDesk } from '@/features/desk-frame'
import { OfficialsView } from '@/features/register-desk'
import { ClientMessages } from '@/i18n/client-messages'

export default function Page() {
  return (
    <ClientMessages namespaces={['organisationKind', 'registerDesk', 'sport']}>
      <OpenDesk part="canOpenRegister">
        <OfficialsView />
      </OpenDesk>
    </ClientMessages>
  )
}
