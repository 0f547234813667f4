import { OpenDesk } from '@/features/desk-frame'
import { DuplicatesView } from '@/features/register-desk'
import { ClientMessages } from '@/i18n/client-messages'

export default function Page() {
  return (
    <ClientMessages namespaces={['affiliationKind', 'recordProposals', 'registerDesk', 'sport']}>
      <OpenDesk part="canOpenRegister">
        <DuplicatesView />
      </OpenDesk>
    </ClientMessages>
  )
}
