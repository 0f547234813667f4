import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OwnAccountView } from '@/features/own-account'

interface PageInput {
  readonly searchParams: Promise<{ after?: string; said?: string }>
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('ownAccount'))('title'),
})

export default async function Page({ searchParams }: PageInput) {
  const { after, said } = await searchParams
  return <OwnAccountView after={after} said={said} />
}
