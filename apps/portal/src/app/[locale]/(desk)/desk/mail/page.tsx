import { OpenDesk } from '@/features/desk-frame'
import { OutboxView } from '@/features/mail'

interface PageInput {
  readonly searchParams: Promise<{ state?: string; after?: string }>
}

export default async function Page({ searchParams }: PageInput) {
  const { state, after } = await searchParams
  return (
    <OpenDesk part="canOpenOutbox">
      <OutboxView state={state} after={after} />
    </OpenDesk>
  )
}
