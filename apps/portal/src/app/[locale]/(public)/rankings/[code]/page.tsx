import type { Metadata } from 'next'
import { type RankingInput, RankingView, rankingPicture, rankingTitle } from '@/features/rankings'
import { fromPath, paths } from '@/lib/paths'
import { alternatesHere } from '@/lib/shared-page'
import { titled } from '@/lib/titles'

interface PageInput {
  readonly params: Promise<{ code: string }>
  readonly searchParams: Promise<RankingInput>
}

export const generateMetadata = async ({ params, searchParams }: PageInput): Promise<Metadata> => {
  const [{ code }, input] = await Promise.all([params, searchParams])
  const feeds = {
    'application/atom+xml': paths.rankingFeed(fromPath(code), 'atom'),
    'application/feed+json': paths.rankingFeed(fromPath(code), 'json'),
  }
  const [name, picture] = await Promise.all([
    rankingTitle(fromPath(code), input),
    rankingPicture(fromPath(code), input),
  ])
  return { ...(await titled(name, undefined, picture)), alternates: await alternatesHere(feeds) }
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ code }, input] = await Promise.all([params, searchParams])
  return <RankingView code={fromPath(code)} input={input} />
}
