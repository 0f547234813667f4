import { ProjectorView } from '@/features/rounds'
import { idAt } from '@/lib/id-at'

interface PageInput {
  readonly params: Promise<{ eventId: string }>
  readonly searchParams: Promise<{ stage?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ eventId }, { stage }] = await Promise.all([params, searchParams])
  return <ProjectorView eventId={await idAt(eventId)} stage={stage} />
}
