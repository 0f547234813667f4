import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFound } from '@/components/not-found'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('failure'))('notFoundTitle'),
})

/** Any address that no other page answers. */
export default function Page() {
  return <NotFound />
}
