import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LoginPage } from '@/features/sign-in'

interface PageInput {
  readonly searchParams: Promise<{ problem?: string; return?: string; step?: string }>
}

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations('login'))('title') })

export default async function Page({ searchParams }: PageInput) {
  const { problem, return: returnTo, step } = await searchParams
  return <LoginPage problem={problem} returnTo={returnTo} second={step === 'second'} />
}
