import { OpenDesk } from '@/features/desk'
import { DuplicatesView } from '@/features/register-desk'

export default function Page() {
  return (
    <OpenDesk part="canOpenRegister">
      <DuplicatesView />
    </OpenDesk>
  )
}
