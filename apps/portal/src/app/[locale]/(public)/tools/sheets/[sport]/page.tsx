import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BlankSheetView } from '@/features/rounds'
import { fromPath } from '@/lib/paths'

interface Asked {
  readonly params: Promise<{ readonly sport: string }>
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('rounds'))('blankSheet'),
})

export default async function Page({ params }: Asked) {
  return <BlankSheetView sport={fromPath((await params).sport)} />
}
