'use client'

import { useTranslations } from 'next-intl'
import { useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import type { SheetEditorProps } from '@/lib/sheets/sheet-editor'
import { plugOf } from '@/sports/plugs'
import { SheetEditorOf, SheetPadOf } from './sheet-editor-of'

const touch = '(pointer: coarse)'

const watchPointer = (tell: () => void) => {
  const query = window.matchMedia(touch)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/** What the scorer chose last, for every sheet of this visit. */
let chosen: boolean | undefined

/** On a touch screen a sheet that would be typed is tapped first; what only the typed one has is one press away. */
export function SheetDeskOf(props: SheetEditorProps & { readonly sport: string }) {
  const t = useTranslations('scoreDesk')
  const editors = plugOf(props.sport)?.editors
  const isTouch = useSyncExternalStore(
    watchPointer,
    () => window.matchMedia(touch).matches,
    () => false,
  )
  const [byTaps, setByTaps] = useState(chosen)
  if (!isTouch || !editors?.Pad || !editors.typed) return <SheetEditorOf {...props} />
  const tapped = byTaps ?? true
  const turn = () => {
    chosen = !tapped
    setByTaps(chosen)
  }
  return (
    <>
      <Button size="small" onClick={turn} className="mb-3">
        {t(tapped ? 'typeInstead' : 'tapInstead')}
      </Button>
      {tapped ? <SheetPadOf {...props} /> : <SheetEditorOf {...props} />}
    </>
  )
}
