'use client'

import { ErrorView } from '@/features/error'

export default function ErrorPage({ reset }: { readonly reset: () => void }) {
  return <ErrorView retry={reset} />
}
