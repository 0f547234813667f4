'use client'

import { useEffect } from 'react'

/** Runs the font's script on pages that the browser drew itself, such as one that was not found: there React leaves it. */
export function HanFontAgain({ script }: { readonly script: string }) {
  useEffect(() => {
    const element = document.createElement('script')
    element.textContent = script
    document.head.append(element)
    element.remove()
  }, [script])
  return null
}
