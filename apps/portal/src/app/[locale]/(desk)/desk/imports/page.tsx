import { ImportsView } from '@/features/imports'

export default function Page() {
  return <ImportsView />
}
