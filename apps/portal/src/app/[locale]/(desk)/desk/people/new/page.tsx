import { OpenDesk } from '@/features/desk-frame'
import { RegisterPersonView } from '@/features/register-desk'

export default function Page() {
  return (
    <OpenDesk part="canOpenRegister">
      <RegisterPersonView />
    </OpenDesk>
  )
}
