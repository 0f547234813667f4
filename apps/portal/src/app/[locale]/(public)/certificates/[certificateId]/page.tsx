import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CertificateView } from '@/features/certificates'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('certificates'))('title'),
  robots: { index: false },
})

export default async function Page({ params }: { readonly params: Promise<{ readonly certificateId: string }> }) {
  return <CertificateView id={decodeURIComponent((await params).certificateId)} />
}
