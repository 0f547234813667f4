import { OpenDesk } from '@/features/desk'
import { IdentityView } from '@/features/imports'

export default function Page() {
  return (
    <OpenDesk part="canOpenIdentities">
      <IdentityView />
    </OpenDesk>
  )
}
