import { ClaimsView } from '@/features/claims'
import { OpenDesk } from '@/features/desk-frame'

export default function Page() {
  return (
    <OpenDesk part="canOpenRegister">
      <ClaimsView />
    </OpenDesk>
  )
}
