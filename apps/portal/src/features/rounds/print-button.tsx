'use client'

import { Button } from '@/components/ui/button'

/** Opens the browser's print dialog. */
export function PrintButton({ label }: { readonly label: string }) {
  return (
    <Button className="mt-3" data-no-print="" onClick={() => window.print()}>
      {label}
    </Button>
  )
}
