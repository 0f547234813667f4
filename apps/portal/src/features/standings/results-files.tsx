import { getTranslations } from 'next-intl/server'
import { codeText } from '@/i18n/code-text'

interface ResultsFile {
  readonly format: string
  readonly path: string
}

/** The published results as files to keep, in every format there is. */
export async function ResultsFiles({ files }: { readonly files: readonly ResultsFile[] }) {
  const [t, formats] = await Promise.all([getTranslations('files'), getTranslations('files.format')])
  if (files.length === 0) return null
  return (
    <nav aria-label={t('title')} className="mt-6 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
      <span className="text-muted">{t('title')}</span>
      {files.map(file => (
        <a key={file.format} href={file.path} download="" className="link inline-flex min-h-6 items-center">
          {codeText(formats, file.format)}
        </a>
      ))}
    </nav>
  )
}
