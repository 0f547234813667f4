'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useClient } from 'urql'
import { ActionOutcome } from '@/components/action-outcome'
import { BodySelect, type Choice, Line } from '@/components/form-fields'
import { ProblemList } from '@/components/problem-list'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { UploadForm } from '@/components/upload-form'
import type { ResultOf, VariablesOf } from '@/gql'
import { useRouter } from '@/i18n/navigation'
import { type ApiFailure, toResult, withProblems } from '@/lib/graphql/result'
import { useAction } from '@/lib/graphql/use-action'
import { LawTextReadingQuery, LayLawTextMutation } from './law-desk.graphql'

const LARGEST = 2 * 1024 * 1024

type Reading = ResultOf<typeof LawTextReadingQuery>['lawTextReading']
type Access = VariablesOf<typeof LayLawTextMutation>['input']['access']

/** A file that was read, by its ticket. */
interface Read {
  readonly organisation: string
  readonly upload: string
  readonly reading: Reading
}

function Numbers({ title, numbers }: { readonly title: string; readonly numbers: readonly string[] | null }) {
  return numbers && numbers.length > 0 ? (
    <p>
      {title} <span className="figures">{numbers.join(', ')}</span>
    </p>
  ) : null
}

/** What a rulebook comes to, before it is laid under its text. */
function Found({ reading }: { readonly reading: Reading }) {
  const t = useTranslations('lawDesk')
  const { articles, parts, notInFile, notInEdition, leftOut, problems } = reading
  return (
    <div className="mb-3 flex flex-col gap-2">
      <p className="font-medium">{t('found', { articles: articles ?? 0, parts: parts ?? 0 })}</p>
      <Numbers title={t('notInFile')} numbers={notInFile} />
      <Numbers title={t('notInEdition')} numbers={notInEdition} />
      <Numbers
        title={t('leftOut')}
        numbers={leftOut?.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)) ?? null}
      />
      <ProblemList problems={problems} />
    </div>
  )
}

function LayForm({ book, read, done }: { readonly book: string; readonly read: Read; readonly done: () => void }) {
  const t = useTranslations('lawDesk')
  const router = useRouter()
  const action = useAction(LayLawTextMutation, data => data.layLawText)
  const lay = async (form: FormData) => {
    const { organisation, upload } = read
    const access: Access = form.get('access') === 'public' ? 'public' : 'members'
    const rights = String(form.get('rights') ?? '')
    const input = { organisation, book, upload, access, rights, idempotencyKey: action.key() }
    if (!(await action.run({ input }))) return
    done()
    router.refresh()
  }
  return (
    <Form
      className="flex max-w-xl flex-col gap-4"
      aria-label={t('lay')}
      onSubmit={event => {
        event.preventDefault()
        void lay(new FormData(event.currentTarget))
      }}
    >
      <SelectField
        id="law-access"
        name="access"
        label={t('access')}
        defaultValue="members"
        choices={(['members', 'public'] as const).map(value => ({ value, label: t(`accesses.${value}`) }))}
      />
      <Line id="law-rights" name="rights" label={t('rights')} required />
      <div>
        <Button type="submit" tone="strong" disabled={action.pending}>
          {t('lay')}
        </Button>
      </div>
      <ActionOutcome {...(action.failure ? { failure: action.failure } : {})} notes={action.notes} />
    </Form>
  )
}

/** Reads a rulebook, shows what was found in it, and lays it under its text. */
export function BringForm({
  book,
  bodies,
  own,
}: {
  readonly book: string
  readonly bodies: readonly Choice[]
  readonly own: string | undefined
}) {
  const t = useTranslations('lawDesk')
  const client = useClient()
  const [state, setState] = useState<{ readonly read?: Read; readonly failure?: ApiFailure; readonly pending?: true }>(
    {},
  )
  const send = async (upload: string, form: FormData) => {
    const organisation = String(form.get('organisation'))
    setState({ pending: true })
    const asked = client.query(
      LawTextReadingQuery,
      { input: { organisation, book, upload } },
      { requestPolicy: 'network-only' },
    )
    const answer = toResult(await asked.toPromise())
    const result = answer.ok ? withProblems(answer.data.lawTextReading) : answer
    setState(result.ok ? { read: { organisation, upload, reading: result.data } } : { failure: result.failure })
  }
  return (
    <>
      <UploadForm
        className="flex max-w-xl flex-col gap-4"
        label={t('bring')}
        file={{
          id: 'law-file',
          label: t('file'),
          hint: t('fileHint'),
          tooLarge: t('fileTooLarge'),
          largest: LARGEST,
          accept: '.txt,.md,.text',
        }}
        submit={t('read')}
        busy={t('reading')}
        strong
        about={form => ({ lawText: String(form.get('organisation')) })}
        send={send}
        action={{ pending: state.pending === true, failure: state.failure, notes: [] }}
      >
        <BodySelect id="law-organisation" name="organisation" label={t('body')} bodies={bodies} value={own} />
      </UploadForm>
      {state.read ? (
        <section className="mt-6" aria-live="polite">
          <Found reading={state.read.reading} />
          <LayForm book={book} read={state.read} done={() => setState({})} />
        </section>
      ) : null}
    </>
  )
}
