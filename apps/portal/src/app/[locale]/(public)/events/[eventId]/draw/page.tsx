import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SeatDrawView } from '@/features/seat-draw'
import { idAt } from '@/lib/id-at'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('seatDraw'))('title'),
})

interface PageInput {
  readonly params: Promise<{ eventId: string }>
  readonly searchParams: Promise<{ stage?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ eventId }, { stage }] = await Promise.all([params, searchParams])
  return <SeatDrawView eventId={await idAt(eventId)} stage={stage} />
}
