import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CompareForm, numberOfPlayer, TwoPlayers } from '@/features/players'
import { idAt } from '@/lib/id-at'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('companions'))('compareTitle'),
})

interface PageInput {
  readonly params: Promise<{ personId: string }>
  readonly searchParams: Promise<{ with?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ personId: asked }, { with: other }] = await Promise.all([params, searchParams])
  const personId = await idAt(asked)
  const { number } = await numberOfPlayer(personId)
  return (
    <>
      {other ? <TwoPlayers personId={personId} number={other} /> : null}
      <CompareForm number={number} />
    </>
  )
}
