import { RegulationsView } from '@/features/regulations'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ eventId: string }>
  readonly searchParams: Promise<{ version?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ eventId }, { version }] = await Promise.all([params, searchParams])
  return <RegulationsView eventId={fromPath(eventId)} version={version} />
}
