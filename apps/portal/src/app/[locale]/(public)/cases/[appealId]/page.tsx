import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CaseView } from '@/features/appeals'
import { idAt } from '@/lib/id-at'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ appealId: string }>
}

/** The number stands in the address already; a draft, which goes by its id, has none. */
export const generateMetadata = async ({ params }: PageInput): Promise<Metadata> => {
  const [t, word] = [await getTranslations('cases'), fromPath((await params).appealId)]
  return { title: word.length < 44 ? `${t('page')} ${word}` : t('page'), robots: { index: false } }
}

export default async function Page({ params }: PageInput) {
  return <CaseView id={await idAt((await params).appealId)} />
}
