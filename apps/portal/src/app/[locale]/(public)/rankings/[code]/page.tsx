import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { type RankingInput, RankingView } from '@/features/rankings'
import { fromPath } from '@/lib/paths'

interface PageInput {
  readonly params: Promise<{ code: string }>
  readonly searchParams: Promise<RankingInput>
}

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations('rankings'))('title') })

export default async function Page({ params, searchParams }: PageInput) {
  const [{ code }, input] = await Promise.all([params, searchParams])
  return <RankingView code={fromPath(code)} input={input} />
}
