import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MovementToolView } from '@/features/movements'
import { movementChoice } from '@/lib/movement-request'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('movements'))('title'),
})

interface Asked {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

export default async function Page({ searchParams }: Asked) {
  const asked = await searchParams
  return <MovementToolView choice={movementChoice(name => [asked[name]].flat()[0])} />
}
