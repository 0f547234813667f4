import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PollView } from '@/features/panel-room'
import { fromPath } from '@/lib/paths'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('panelRoom'))('answerTitle'),
  robots: { index: false },
})

export default async function Page({ params }: { readonly params: Promise<{ pollId: string }> }) {
  return <PollView id={fromPath((await params).pollId)} />
}
