import { OpenDesk } from '@/features/desk-frame'
import { RegisterPersonView } from '@/features/register-desk'
import { ClientMessages } from '@/i18n/client-messages'

export default function Page() {
  return (
    <ClientMessages namespaces={['registerDesk']}>
      <OpenDesk part="canOpenRegister">
        <RegisterPersonView />
      </OpenDesk>
    </ClientMessages>
  )
}
