import { OpenDesk } from '@/features/desk-frame'
import { DuplicatesView } from '@/features/register-desk'

export default function Page() {
  return (
    <OpenDesk part="canOpenRegister">
      <DuplicatesView />
    </OpenDesk>
  )
}
