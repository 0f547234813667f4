import { getLocale, getTranslations } from 'next-intl/server'
import { codeText } from '@/i18n/code-text'
import { paths } from '@/lib/paths'

interface ResultsFile {
  readonly format: string
  readonly path: string
}

interface ResultsFilesProps {
  readonly event: string
  readonly files: readonly ResultsFile[]
}

/** The published results as files to keep, in every format there is, and everything of the event in one. */
export async function ResultsFiles({ event, files }: ResultsFilesProps) {
  const [t, formats, locale] = await Promise.all([
    getTranslations('files'),
    getTranslations('files.format'),
    getLocale(),
  ])
  if (files.length === 0) return null
  return (
    <nav aria-label={t('title')} className="mt-6 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
      <span className="text-muted">{t('title')}</span>
      {files.map(file => (
        <a key={file.format} href={file.path} download="" className="link inline-flex min-h-6 items-center">
          {codeText(formats, file.format)}
        </a>
      ))}
      <a href={paths.eventFiles(event, locale)} download="" className="link inline-flex min-h-6 items-center">
        {t('all')}
      </a>
    </nav>
  )
}
