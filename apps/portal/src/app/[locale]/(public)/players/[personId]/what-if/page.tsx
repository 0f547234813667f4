import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { readWhatIf, WhatIfView } from '@/features/forecast'
import { idAt } from '@/lib/id-at'

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations('players'))('whatIf') })

interface PageInput {
  readonly params: Promise<{ personId: string }>
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ personId }, asked] = await Promise.all([params, searchParams])
  return <WhatIfView personId={await idAt(personId)} asked={readWhatIf(asked)} />
}
