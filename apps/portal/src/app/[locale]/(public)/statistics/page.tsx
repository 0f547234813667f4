import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ServiceFiguresView } from '@/features/service-figures'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('serviceFigures'))('title'),
})

export default function Page() {
  return <ServiceFiguresView />
}
