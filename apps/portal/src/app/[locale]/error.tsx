'use client'

import { ErrorView } from '@/features/frame/error-view'

export default function ErrorPage({ reset }: { readonly reset: () => void }) {
  return <ErrorView retry={reset} />
}
