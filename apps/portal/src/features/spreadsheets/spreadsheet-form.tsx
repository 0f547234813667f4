'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Field, SelectField, TextInput } from '@/components/ui/field'
import { UploadForm } from '@/components/upload-form'
import { useRouter } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import { paths } from '@/lib/paths'
import { isHistory, registerKinds, type SpreadsheetKind } from './spreadsheet-data'
import type { VariablesOf } from '@/gql'
import { ReadSpreadsheetMutation } from './spreadsheets.graphql'

type Sport = NonNullable<VariablesOf<typeof ReadSpreadsheetMutation>['input']['sport']>

const LARGEST = 16 * 1024 * 1024

interface SpreadsheetFormProps {
  readonly bodies: readonly { readonly value: string; readonly label: string }[]
  readonly sports: readonly { readonly value: Sport; readonly label: string }[]
  readonly kind?: string
  readonly body?: string
  /** The stage whose entries are brought; then nothing else is asked. */
  readonly stage?: string
}

const isKind = (text: string): text is (typeof registerKinds)[number] => registerKinds.some(kind => kind === text)

/** Of history: the sport and the earlier system, as the form says. */
const historyIn = (form: FormData, sports: SpreadsheetFormProps['sports']) => {
  const [sport, system] = [sports.find(one => one.value === form.get('sport'))?.value, form.get('system')]
  return { ...(sport ? { sport } : {}), ...(typeof system === 'string' ? { system } : {}) }
}

/** What the system is called that kept the rows before; memberships may be nobody's before. */
function SystemField({ required }: { readonly required: boolean }) {
  const t = useTranslations('spreadsheets')
  return (
    <Field id="system" label={t('system')} hint={t('systemHint')}>
      <TextInput id="system" name="system" required={required} maxLength={200} aria-describedby="system-hint" />
    </Field>
  )
}

/** Sends a spreadsheet to be read; nothing is stored but its cells. */
export function SpreadsheetForm({ bodies, sports, kind, body, stage }: SpreadsheetFormProps) {
  const t = useTranslations('spreadsheets')
  const router = useRouter()
  const [chosen, setChosen] = useState(kind)
  const action = useAction(ReadSpreadsheetMutation, data => data.readSpreadsheet)
  const asked = (form: FormData): { kind: SpreadsheetKind; stage?: string; organisation?: string } => {
    if (stage) return { kind: 'entries', stage }
    const said = String(form.get('kind'))
    return { kind: isKind(said) ? said : 'people', organisation: String(form.get('organisation')) }
  }
  return (
    <UploadForm
      className="flex max-w-xl flex-col gap-4"
      file={{
        id: 'file',
        label: t('file'),
        hint: t('fileHint'),
        tooLarge: t('fileTooLarge'),
        largest: LARGEST,
        accept: '.csv,.xlsx,.tsv,.txt',
      }}
      submit={t('read')}
      busy={t('reading')}
      strong
      about={form => ({ spreadsheet: asked(form) })}
      send={async (upload, form) => {
        const payload = await action.run({ input: { ...asked(form), ...historyIn(form, sports), upload } })
        if (payload?.id) router.push(paths.deskSpreadsheet(payload.id))
        if (payload?.largeSpreadsheet) router.push(paths.deskLargeSpreadsheet(payload.largeSpreadsheet.id))
      }}
      action={action}
    >
      {stage ? null : (
        <>
          <SelectField
            id="kind"
            name="kind"
            label={t('kind')}
            defaultValue={kind}
            onChange={event => setChosen(event.target.value)}
            choices={registerKinds.map(value => ({ value, label: t(`kinds.${value}`) }))}
          />
          <SelectField id="organisation" name="organisation" label={t('body')} defaultValue={body} choices={bodies} />
          {isHistory(chosen) ? (
            <SelectField id="sport" name="sport" label={t('sport')} hint={t('sportHint')} choices={sports} />
          ) : null}
          {isHistory(chosen) || chosen === 'memberships' ? <SystemField required={isHistory(chosen)} /> : null}
        </>
      )}
    </UploadForm>
  )
}
