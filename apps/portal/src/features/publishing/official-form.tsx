'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { ConfirmEntries, type EntryToConfirm } from '@/components/confirm-entries'
import { Instant } from '@/components/instant'
import { Refusal } from '@/components/permitted'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { codeText } from '@/i18n/code-text'
import { useAction } from '@/lib/graphql/use-action'
import type { DeskRevision } from './desk-data'
import { MakeOfficialMutation } from './publishing.graphql'

function Windows({ windows, zone }: { readonly windows: DeskRevision['windows']; readonly zone: string }) {
  const t = useTranslations('publish')
  const kinds = useTranslations('windowKind')
  return (
    <ul className="figures mb-3">
      {windows.map(window => (
        <li key={window.kind} className="flex flex-wrap gap-x-3">
          <span>{codeText(kinds, window.kind)}</span>
          {window.closedAt ? (
            <span className="text-muted">
              {t('closedAt')} <Instant at={window.closedAt} zone={zone} />
            </span>
          ) : (
            <span>
              {t('dueAt')} <Instant at={window.dueAt} zone={zone} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

interface EarlyReasonProps {
  readonly id: string
  readonly value: string
  readonly onChange: (reason: string) => void
}

/** Why windows that still run are closed. */
function EarlyReason({ id, value, onChange }: EarlyReasonProps) {
  const t = useTranslations('publish')
  return (
    <Field id={id} label={t('closeEarly')} hint={t('closeEarlyHint')} className="mb-3 max-w-xl">
      <TextInput
        id={id}
        name="reason"
        value={value}
        onChange={event => onChange(event.target.value)}
        aria-describedby={`${id}-hint`}
      />
    </Field>
  )
}

interface AnswersProps {
  readonly revision: DeskRevision
  readonly suspended: readonly EntryToConfirm[]
  readonly didNotPlay: readonly string[]
  readonly onDidNotPlay: (entries: readonly string[]) => void
  readonly standing: readonly string[]
  readonly onStanding: (entries: readonly string[]) => void
}

/** What is asked before a stage is official: who did not play, and whose results stand although suspended. */
function Answers({ revision, suspended, didNotPlay, onDidNotPlay, standing, onStanding }: AnswersProps) {
  const t = useTranslations('publish')
  const { id, withoutResult } = revision
  return (
    <>
      <ConfirmEntries
        id={`absent-${id}`}
        name="didNotPlay"
        title={t('withoutResult')}
        hint={t('withoutResultHint')}
        entries={withoutResult}
        line={({ number, nameAsEntered }) => t('didNotPlay', { number, name: nameAsEntered })}
        confirmed={didNotPlay}
        onChange={onDidNotPlay}
      />
      <ConfirmEntries
        id={`suspended-${id}`}
        name="suspended"
        title={t('suspended')}
        hint={t('suspendedHint')}
        entries={suspended.filter(one => !withoutResult.some(({ id }) => id === one.id))}
        line={({ number, nameAsEntered }) => t('suspendedStands', { number, name: nameAsEntered })}
        confirmed={standing}
        onChange={onStanding}
      />
    </>
  )
}

/** The clocks of the windows, and the step to official; closing a window early needs a reason. */
export function OfficialForm({
  revision,
  suspended,
  zone,
}: {
  readonly revision: DeskRevision
  readonly suspended: readonly EntryToConfirm[]
  readonly zone: string
}) {
  const t = useTranslations('publish')
  const router = useRouter()
  const [reason, setReason] = useState('')
  const [didNotPlay, setDidNotPlay] = useState<readonly string[]>([])
  const [standing, setStanding] = useState<readonly string[]>([])
  const action = useAction(MakeOfficialMutation, data => data.makeOfficial)
  const permission = revision.permissions.canMakeOfficial
  const open = revision.windows.some(window => window.closedAt === null)
  const submit = async () => {
    const closeWindowsEarly = reason.trim() || null
    const input = {
      revision: revision.id,
      closeWindowsEarly,
      didNotPlay: [...didNotPlay],
      suspended: [...standing],
      idempotencyKey: action.key(),
    }
    if (await action.run({ input })) router.refresh()
  }
  return (
    <div>
      <h3 className="mb-1 text-md">{t('toOfficial')}</h3>
      <Windows windows={revision.windows} zone={zone} />
      {open ? <EarlyReason id={`reason-${revision.id}`} value={reason} onChange={setReason} /> : null}
      <Answers
        revision={revision}
        suspended={suspended}
        didNotPlay={didNotPlay}
        onDidNotPlay={setDidNotPlay}
        standing={standing}
        onStanding={setStanding}
      />
      <Button tone="decide" disabled={!permission.allowed || action.pending} onClick={submit}>
        {t('makeOfficial')}
      </Button>
      <Refusal permission={permission} />
      <ActionOutcome failure={action.failure} notes={action.notes} />
    </div>
  )
}
