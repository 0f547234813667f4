import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { TrustView } from '@/features/trust'

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations('trust'))('title') })

interface PageProps {
  readonly searchParams: Promise<{ readonly before?: string | string[] }>
}

export default async function Page({ searchParams }: PageProps) {
  const { before } = await searchParams
  return (
    <TrustView before={typeof before === 'string' && /^[1-9]\d{0,14}$/.test(before) ? Number(before) : undefined} />
  )
}
