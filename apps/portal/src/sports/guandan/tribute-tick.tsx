import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { readStored, writeStored } from '@/lib/stored'

const answers = ['paid', 'resisted'] as const

/** Whether the tribute due has been paid or refused: the table's own mark between two deals, kept in this browser. */
export function TributeTick({ keep, disabled }: { readonly keep: string; readonly disabled?: boolean }) {
  const t = useTranslations('guandan.editor.tributeTick')
  const [done, setDone] = useState(() => readStored(keep))
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      {answers.map(answer => (
        <Button
          key={answer}
          size="small"
          disabled={disabled}
          aria-pressed={done === answer}
          tone={done === answer ? 'strong' : 'plain'}
          onClick={() => {
            const next = done === answer ? undefined : answer
            writeStored(keep, next)
            setDone(next)
          }}
        >
          {`${done === answer ? '✓ ' : ''}${t(answer)}`}
        </Button>
      ))}
    </p>
  )
}
