'use client'

import { Button } from '@/components/ui/button'

/** Prints the page; the frame around it is left out by the style sheet. */
export function PrintButton({ label }: { readonly label: string }) {
  return <Button onClick={() => window.print()}>{label}</Button>
}
