import { OpenDesk } from '@/features/desk'
import { OfficialsView } from '@/features/register-desk'

export default function Page() {
  return (
    <OpenDesk part="canOpenRegister">
      <OfficialsView />
    </OpenDesk>
  )
}
