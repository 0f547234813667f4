import { IdentityView } from '@/features/imports'

export default function Page() {
  return <IdentityView />
}
