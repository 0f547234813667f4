import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EnterView } from '@/features/own-entry'
import { idAt } from '@/lib/id-at'

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations('events'))('enter') })

export default async function Page({ params }: { readonly params: Promise<{ eventId: string }> }) {
  return <EnterView eventId={await idAt((await params).eventId)} />
}
