import { RulingsView } from '@/features/rulings'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ eventId: string }>
  readonly searchParams: Promise<{ after?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ eventId }, { after }] = await Promise.all([params, searchParams])
  return <RulingsView eventId={fromPath(eventId)} after={after} />
}
