import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PolicyPageView } from '@/features/public-policies'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('publicPolicies'))('one'),
})

export default async function Page({ params }: { readonly params: Promise<{ readonly policyId: string }> }) {
  return <PolicyPageView id={decodeURIComponent((await params).policyId)} />
}
