'use client'

import { useLocale } from 'next-intl'

export function SignOutFields() {
  return (
    <>
      <input type="hidden" name="intent" value="signOut" />
      <input type="hidden" name="return" value={`/${useLocale()}`} />
    </>
  )
}
