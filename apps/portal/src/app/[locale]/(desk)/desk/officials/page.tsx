import { OpenDesk } from '@/features/desk-frame'
import { OfficialsView } from '@/features/register-desk'

export default function Page() {
  return (
    <OpenDesk part="canOpenRegister">
      <OfficialsView />
    </OpenDesk>
  )
}
