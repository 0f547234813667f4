import { type CorrectingAddress, CorrectionDeskView } from '@/features/correction-desk'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ eventId: string }>
  readonly searchParams: Promise<CorrectingAddress>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ eventId }, at] = await Promise.all([params, searchParams])
  return <CorrectionDeskView eventId={fromPath(eventId)} at={at} />
}
