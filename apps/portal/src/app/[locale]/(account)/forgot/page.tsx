import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ForgotView } from '@/features/mail'

interface PageInput {
  readonly searchParams: Promise<{ said?: string }>
}

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations('forgot'))('title') })

export default async function Page({ searchParams }: PageInput) {
  const { said } = await searchParams
  return <ForgotView said={said} />
}
