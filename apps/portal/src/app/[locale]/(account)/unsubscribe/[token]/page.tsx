import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { UnsubscribeView } from '@/features/mail'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ token: string }>
  readonly searchParams: Promise<{ said?: string }>
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('mailChoices'))('unsubscribeTitle'),
  robots: { index: false },
  referrer: 'no-referrer',
})

export default async function Page({ params, searchParams }: PageInput) {
  const [{ token }, { said }] = await Promise.all([params, searchParams])
  return <UnsubscribeView token={fromPath(token)} done={said === 'done'} />
}
