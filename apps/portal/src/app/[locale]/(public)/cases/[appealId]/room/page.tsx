import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RoomView } from '@/features/panel-room'
import { idAt } from '@/lib/id-at'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('panelRoom'))('roomTitle'),
  robots: { index: false },
})

interface RoomPageProps {
  readonly params: Promise<{ appealId: string }>
  readonly searchParams: Promise<{ step?: string }>
}

export default async function Page({ params, searchParams }: RoomPageProps) {
  return <RoomView id={await idAt((await params).appealId)} step={(await searchParams).step} />
}
