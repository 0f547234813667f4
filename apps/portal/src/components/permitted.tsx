'use client'

import { ProblemText } from '@/components/problem-text'

export interface Permission {
  readonly allowed: boolean
  readonly reason: string | null
}

/** Why a button may not be pressed, in words, when the API says so. */
export function Refusal({ permission, id }: { readonly permission: Permission; readonly id?: string }) {
  if (permission.allowed || !permission.reason) return null
  return (
    <p id={id} className="mt-2 text-muted text-sm">
      <ProblemText problems={[{ code: permission.reason }]} />
    </p>
  )
}
