'use client'

import { Button } from './button'

/** Opens the browser's print dialog; the button itself is not printed. */
export function PrintButton({ label }: { readonly label: string }) {
  return (
    <Button data-no-print="" onClick={() => window.print()}>
      {label}
    </Button>
  )
}
