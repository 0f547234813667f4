import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PlayOfClub, type PlayInput } from '@/features/play'
import { idAt } from '@/lib/id-at'

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations('play'))('title') })

interface PageInput {
  readonly params: Promise<{ clubId: string }>
  readonly searchParams: Promise<PlayInput>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ clubId }, { sport, year }] = await Promise.all([params, searchParams])
  return <PlayOfClub id={await idAt(clubId)} input={{ sport, year }} />
}
