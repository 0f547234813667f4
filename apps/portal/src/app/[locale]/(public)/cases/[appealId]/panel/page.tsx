import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PanelView } from '@/features/panel-room'
import { idAt } from '@/lib/id-at'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('panelRoom'))('panelTitle'),
  robots: { index: false },
})

export default async function Page({ params }: { readonly params: Promise<{ appealId: string }> }) {
  return <PanelView id={await idAt((await params).appealId)} />
}
