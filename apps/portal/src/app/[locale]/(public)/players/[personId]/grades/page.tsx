import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PlayerGrades } from '@/features/grades'
import { fromPath } from '@/lib/paths'

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations('players'))('grades') })

export default async function Page({ params }: { readonly params: Promise<{ personId: string }> }) {
  return <PlayerGrades personId={fromPath((await params).personId)} />
}
