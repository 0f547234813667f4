import { OpenDesk } from '@/features/desk-frame'
import { ImportsView } from '@/features/imports'

export default function Page() {
  return (
    <OpenDesk part="canOpenImports">
      <ImportsView />
    </OpenDesk>
  )
}
