import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PlayerGrades } from '@/features/grades'
import { idAt } from '@/lib/id-at'

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations('players'))('grades') })

export default async function Page({ params }: { readonly params: Promise<{ personId: string }> }) {
  return <PlayerGrades personId={await idAt((await params).personId)} />
}
