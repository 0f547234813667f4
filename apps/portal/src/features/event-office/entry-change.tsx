'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { entryText } from '@/components/entry-names'
import { Button } from '@/components/ui/button'
import { Field, SelectField, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { SideSheet } from '@/components/ui/side-sheet'
import { useAction } from '@/lib/graphql/use-action'
import { ReinstateEntry, RemoveEntry, RenameEntry } from './entry-forms'
import { SubstitutePlayerMutation, WithdrawEntryMutation } from './office.graphql'
import type { OfficeEntry } from './office-data'

interface ChangeProps {
  readonly entry: OfficeEntry
  /** The session a substitute is proposed from. */
  readonly nextSession: number
}

function Substitute({ entry, nextSession, onDone }: ChangeProps & { readonly onDone: () => void }) {
  const t = useTranslations('office')
  const action = useAction(SubstitutePlayerMutation, data => data.substitutePlayer)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const input = {
      entry: entry.id,
      ordinal: Number(form.get('ordinal')),
      fromSession: Number(form.get('session')),
      name: String(form.get('name')).trim(),
      idempotencyKey: action.key(),
    }
    if (await action.run({ input })) onDone()
  }
  return (
    <Form onSubmit={submit} className="flex flex-col gap-3">
      <h3 className="text-md">{t('substitute')}</h3>
      <SelectField
        id="sub-who"
        label={t('substituteFor')}
        name="ordinal"
        choices={entry.players.map(player => ({ value: player.ordinal, label: player.nameAsEntered }))}
      />
      <Field id="sub-name" label={t('substituteName')}>
        <TextInput id="sub-name" name="name" required />
      </Field>
      <Field id="sub-session" label={t('fromSession')}>
        <TextInput id="sub-session" name="session" type="number" min={1} defaultValue={nextSession} required />
      </Field>
      <ActionOutcome failure={action.failure} />
      <Button type="submit" disabled={action.pending}>
        {t('substitute')}
      </Button>
    </Form>
  )
}

function Withdraw({ entry, onDone }: { readonly entry: OfficeEntry; readonly onDone: () => void }) {
  const t = useTranslations('office')
  const action = useAction(WithdrawEntryMutation, data => data.withdrawEntry)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason')).trim()
    if (await action.run({ input: { entry: entry.id, reason, idempotencyKey: action.key() } })) onDone()
  }
  return (
    <Form onSubmit={submit} className="flex flex-col gap-3 border-rule border-t pt-5">
      <h3 className="text-md">{t('withdraw')}</h3>
      <Field id="withdraw-reason" label={t('withdrawReason')}>
        <TextInput id="withdraw-reason" name="reason" required />
      </Field>
      <ActionOutcome failure={action.failure} />
      <Button type="submit" disabled={action.pending}>
        {t('withdraw')}
      </Button>
    </Form>
  )
}

/** Opens what may be done about one side: a substitute, a withdrawal and its undoing, names put right, taken off. */
export function EntryChange(props: ChangeProps) {
  const t = useTranslations('office')
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const name = entryText(props.entry, locale)
  const done = () => {
    setOpen(false)
  }
  return (
    <>
      <Button size="small" tone="quiet" aria-label={t('changeOf', { name })} onClick={() => setOpen(true)}>
        {t('change')}
      </Button>
      {open ? (
        <SideSheet title={name} closeLabel={t('closeSheet')} onClose={() => setOpen(false)}>
          <div className="flex flex-col gap-6">
            {props.entry.withdrawnAt ? (
              <ReinstateEntry entry={props.entry} onDone={done} />
            ) : (
              <>
                <Substitute {...props} onDone={done} />
                <Withdraw entry={props.entry} onDone={done} />
              </>
            )}
            <RenameEntry entry={props.entry} onDone={done} />
            {props.entry.isRemovable ? <RemoveEntry entry={props.entry} onDone={done} /> : null}
          </div>
        </SideSheet>
      ) : null}
    </>
  )
}
