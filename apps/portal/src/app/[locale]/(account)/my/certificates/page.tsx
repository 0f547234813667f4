import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MyCertificatesView } from '@/features/certificates'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('certificates'))('mine'),
})

export default function Page() {
  return <MyCertificatesView />
}
