import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ProgrammeView } from '@/features/programme'
import { idAt } from '@/lib/id-at'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('programme'))('title'),
})

interface PageInput {
  readonly params: Promise<{ eventId: string }>
}

export default async function Page({ params }: PageInput) {
  return <ProgrammeView eventId={await idAt((await params).eventId)} />
}
