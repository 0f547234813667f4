import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { type ClubListInput, ClubsView } from '@/features/clubs'

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations('clubs'))('title') })

export default async function Page({ searchParams }: { readonly searchParams: Promise<ClubListInput> }) {
  return <ClubsView input={await searchParams} />
}
