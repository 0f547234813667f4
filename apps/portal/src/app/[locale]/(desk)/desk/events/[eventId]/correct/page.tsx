import { type CorrectingAddress, CorrectionDeskView } from '@/features/correction-desk'
import { ClientMessages } from '@/i18n/client-messages'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ eventId: string }>
  readonly searchParams: Promise<CorrectingAddress>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ eventId }, at] = await Promise.all([params, searchParams])
  return (
    <ClientMessages
      namespaces={[
        'authority',
        'changes',
        'columns',
        'correct',
        'correctionKind',
        'printed',
        'ruling',
        'seat',
        'sheets',
        'suit',
      ]}
    >
      <CorrectionDeskView eventId={fromPath(eventId)} at={at} />
    </ClientMessages>
  )
}
