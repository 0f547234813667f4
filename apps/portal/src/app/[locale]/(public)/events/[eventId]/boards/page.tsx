import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BoardList } from '@/features/boards'
import { fromPath } from '@/lib/paths'

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations('events'))('boards') })

export default async function Page({ params }: { readonly params: Promise<{ eventId: string }> }) {
  return <BoardList eventId={fromPath((await params).eventId)} />
}
