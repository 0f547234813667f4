'use client'

import { useTranslations } from 'next-intl'
import { problemMessage } from '@/i18n/problem-message'

export interface Permission {
  readonly allowed: boolean
  readonly reason: string | null
}

/** Why a button may not be pressed, in words, when the API says so. */
export function Refusal({ permission, id }: { readonly permission: Permission; readonly id?: string }) {
  const words = useTranslations('problem')
  if (permission.allowed || !permission.reason) return null
  return (
    <p id={id} className="mt-2 text-muted text-sm">
      {problemMessage(words, { code: permission.reason, params: [] })}
    </p>
  )
}
