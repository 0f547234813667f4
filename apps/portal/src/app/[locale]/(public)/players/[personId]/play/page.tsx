import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { type PlayInput, PlayOfPlayer } from '@/features/play'
import { idAt } from '@/lib/id-at'

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations('play'))('title') })

interface PageInput {
  readonly params: Promise<{ personId: string }>
  readonly searchParams: Promise<PlayInput>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ personId }, { sport, year, series }] = await Promise.all([params, searchParams])
  return <PlayOfPlayer personId={await idAt(personId)} input={{ sport, year, series }} />
}
