import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cookies } from 'next/headers'
import { LoginPage } from '@/features/sign-in'
import { TYPED_ADDRESS, typedAddress } from '@/lib/typed-address'

interface PageInput {
  readonly searchParams: Promise<{ problem?: string; return?: string; step?: string }>
}

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations('login'))('title') })

export default async function Page({ searchParams }: PageInput) {
  const { problem, return: returnTo, step } = await searchParams
  const address = problem === undefined ? '' : typedAddress((await cookies()).get(TYPED_ADDRESS)?.value)
  return <LoginPage problem={problem} returnTo={returnTo} address={address} second={step === 'second'} />
}
