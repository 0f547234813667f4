import { OpenDesk } from '@/features/desk'
import { NewPolicyView } from '@/features/policies'

export default async function Page({ searchParams }: { readonly searchParams: Promise<{ start?: string }> }) {
  const { start } = await searchParams
  return (
    <OpenDesk part="canOpenLists">
      <NewPolicyView start={start} />
    </OpenDesk>
  )
}
