import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BoardList } from '@/features/boards'
import { ClientMessages } from '@/i18n/client-messages'
import { idAt } from '@/lib/id-at'

interface PageInput {
  readonly params: Promise<{ eventId: string }>
  readonly searchParams: Promise<{ stage?: string; session?: string }>
}

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations('events'))('boards') })

export default async function Page({ params, searchParams }: PageInput) {
  const [{ eventId }, { stage, session }] = await Promise.all([params, searchParams])
  return (
    <ClientMessages namespaces={['suit']}>
      <BoardList eventId={await idAt(eventId)} stage={stage} session={session} />
    </ClientMessages>
  )
}
