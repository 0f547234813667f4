import { ClaimsView } from '@/features/claims'
import { OpenDesk } from '@/features/desk'

export default function Page() {
  return (
    <OpenDesk part="canOpenRegister">
      <ClaimsView />
    </OpenDesk>
  )
}
