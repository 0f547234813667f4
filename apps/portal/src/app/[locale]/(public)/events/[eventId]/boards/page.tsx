import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BoardList } from '@/features/boards'
import { idAt } from '@/lib/id-at'

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations('events'))('boards') })

export default async function Page({ params }: { readonly params: Promise<{ eventId: string }> }) {
  return <BoardList eventId={await idAt((await params).eventId)} />
}
