import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PublicPoliciesView } from '@/features/public-policies'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('publicPolicies'))('title'),
})

export default function Page() {
  return <PublicPoliciesView />
}
