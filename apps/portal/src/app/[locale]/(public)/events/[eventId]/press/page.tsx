import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PressView } from '@/features/press'
import { idAt } from '@/lib/id-at'

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations('press'))('title') })

export default async function Page({ params }: { readonly params: Promise<{ eventId: string }> }) {
  return <PressView eventId={await idAt((await params).eventId)} />
}
