import type { Metadata } from 'next'
import { type RankingInput, RankingView, rankingPicture, rankingTitle } from '@/features/rankings'
import { idAt } from '@/lib/id-at'
import { fromPath } from '@/lib/paths'
import { titled } from '@/lib/titles'

interface PageInput {
  readonly params: Promise<{ code: string; issue: string }>
  readonly searchParams: Promise<RankingInput>
}

const inputOf = async ({ params, searchParams }: PageInput): Promise<{ code: string; input: RankingInput }> => {
  const [{ code, issue }, input] = await Promise.all([params, searchParams])
  return { code: fromPath(code), input: { ...input, list: await idAt(issue) } }
}

export const generateMetadata = async (page: PageInput): Promise<Metadata> => {
  const { code, input } = await inputOf(page)
  const name = `${await rankingTitle(code, input)} · ${fromPath((await page.params).issue)}`
  return titled(name, undefined, await rankingPicture(code, input))
}

export default async function Page(page: PageInput) {
  const { code, input } = await inputOf(page)
  return <RankingView code={code} input={input} />
}
