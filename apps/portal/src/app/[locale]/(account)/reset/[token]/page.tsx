import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ResetView } from '@/features/mail'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ token: string }>
  readonly searchParams: Promise<{ problem?: string }>
}

/** The address opens an account: no page it leads to is told of it. */
export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('forgot'))('resetTitle'),
  robots: { index: false },
  referrer: 'no-referrer',
})

export default async function Page({ params, searchParams }: PageInput) {
  const [{ token }, { problem }] = await Promise.all([params, searchParams])
  return <ResetView token={fromPath(token)} problem={problem} />
}
