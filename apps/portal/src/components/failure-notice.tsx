import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { NotFoundView } from '@/components/not-found-view'
import { ProblemText } from '@/components/problem-text'
import { Notice } from '@/components/ui/notice'
import type { ApiFailure } from '@/lib/graphql/result'

type Key = 'network' | 'http' | 'graphql' | 'unauthenticated' | 'forbidden' | 'unavailable' | 'storageFull'

const OF_CODE: Readonly<Record<string, Key>> = {
  UNAUTHENTICATED: 'unauthenticated',
  FORBIDDEN: 'forbidden',
  SERVICE_UNAVAILABLE: 'unavailable',
  API_UNREACHABLE: 'unavailable',
  STORAGE_FULL: 'storageFull',
}

const keyOf = (failure: ApiFailure): Key => {
  if (failure.layer === 'network' || failure.layer === 'http') return failure.layer
  return (failure.layer === 'graphql' && OF_CODE[failure.code]) || 'graphql'
}

/** What happened, what was kept and what to do, for an answer that did not come. */
export function FailureNotice({ failure, children }: { readonly failure: ApiFailure; readonly children?: ReactNode }) {
  const t = useTranslations('failure')
  if (failure.layer === 'missing') return <NotFoundView />
  const key = keyOf(failure)
  const values = { status: failure.layer === 'http' ? failure.status : 0 }
  return (
    <Notice tone="attention" title={t(`${key}Title`)} className="my-6">
      {failure.layer === 'graphql' && failure.code === 'FORBIDDEN' && failure.reason ? (
        <ProblemText problems={[{ code: failure.reason }]} />
      ) : (
        t(key, values)
      )}
      {children}
    </Notice>
  )
}
