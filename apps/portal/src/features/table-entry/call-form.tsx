import { useTranslations } from 'next-intl'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import type { VariablesOf } from '@/gql'
import { codesOf } from '@/lib/codes'
import { useAction } from '@/lib/graphql/use-action'
import { CallDirectorMutation } from './table-entry.graphql'
import type { TableEntryData } from './use-table-entry'

type CallKind = VariablesOf<typeof CallDirectorMutation>['input']['kind']

const kinds: Readonly<Record<CallKind, true>> = {
  irregularity: true,
  score: true,
  equipment: true,
  time: true,
  conduct: true,
  other: true,
}

interface CallFormProps {
  readonly code: string
  readonly entry: TableEntryData
  readonly onDone: () => void
}

/** The director, called by two taps: that, and for what. */
export function CallForm({ code, entry, onDone }: CallFormProps) {
  const t = useTranslations('tableEntry')
  const action = useAction(CallDirectorMutation, data => data.callDirector)
  const call = async (kind: CallKind) => {
    if (await action.run({ input: { code, kind, idempotencyKey: action.key() } })) onDone()
  }
  if (entry.hasCalled) return <p role="status">{t('called')}</p>
  return (
    <details>
      <summary className="link min-h-11">{t('call')}</summary>
      <p className="mb-2 text-muted text-sm">{t('callHint')}</p>
      <div className="grid grid-cols-2 gap-2">
        {codesOf(kinds).map(kind => (
          <Button key={kind} disabled={action.pending} onClick={() => call(kind)}>
            {t(`callKind.${kind}`)}
          </Button>
        ))}
      </div>
      <ActionOutcome failure={action.failure} />
    </details>
  )
}
