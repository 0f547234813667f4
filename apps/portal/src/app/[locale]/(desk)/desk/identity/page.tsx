import { OpenDesk } from '@/features/desk-frame'
import { IdentityView } from '@/features/imports'

export default function Page() {
  return (
    <OpenDesk part="canOpenIdentities">
      <IdentityView />
    </OpenDesk>
  )
}
