import { OpenDesk } from '@/features/desk'
import { ImportsView } from '@/features/imports'

export default function Page() {
  return (
    <OpenDesk part="canOpenImports">
      <ImportsView />
    </OpenDesk>
  )
}
