'use client'

import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/ui/field'
import { UploadForm } from '@/components/upload-form'
import { useRouter } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import { paths } from '@/lib/paths'
import { ReadResultsFileMutation } from './imports.graphql'
import { largestFile, readableFiles } from './read-file'

interface ResultsFileFormProps {
  readonly organisations: readonly { readonly id: string; readonly name: string }[]
  readonly own?: string
}

const organisationIn = (form: FormData): string => String(form.get('organisation'))

/** Sends a file to be read; nothing is stored but the reading. */
export function ResultsFileForm({ organisations, own }: ResultsFileFormProps) {
  const t = useTranslations('imports')
  const router = useRouter()
  const action = useAction(ReadResultsFileMutation, data => data.readResultsFile)
  return (
    <UploadForm
      className="flex max-w-xl flex-col gap-4"
      file={{
        id: 'file',
        label: t('file'),
        hint: t('fileHint'),
        tooLarge: t('fileTooLarge'),
        largest: largestFile,
        accept: readableFiles,
      }}
      submit={t('read')}
      busy={t('reading')}
      strong
      about={form => ({ results: organisationIn(form) })}
      send={async (upload, form) => {
        const payload = await action.run({ input: { organisation: organisationIn(form), upload } })
        if (payload?.import) router.push(paths.deskImport(payload.import.id))
      }}
      action={action}
    >
      <SelectField
        id="organisation"
        label={t('organisation')}
        name="organisation"
        defaultValue={own}
        required
        choices={organisations.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </UploadForm>
  )
}
