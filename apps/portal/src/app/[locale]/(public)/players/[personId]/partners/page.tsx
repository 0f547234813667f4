import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { type CompanionsInput, PlayerCompanions } from '@/features/players'
import { idAt } from '@/lib/id-at'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('players'))('companions'),
})

interface PageInput {
  readonly params: Promise<{ personId: string }>
  readonly searchParams: Promise<CompanionsInput>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ personId }, { sport, partners, opponents }] = await Promise.all([params, searchParams])
  return <PlayerCompanions personId={await idAt(personId)} input={{ sport, partners, opponents }} />
}
