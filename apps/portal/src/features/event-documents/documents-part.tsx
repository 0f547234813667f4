import { getTranslations } from 'next-intl/server'
import { Fold, Part } from '@/components/fold'
import { AttachForm, RemoveDocumentForm } from './document-forms'
import { DocumentLines, loadDocuments } from './document-list'

/** The documents of an event in its office: attached here, and taken off. */
export async function DocumentsPart({ event, mayRun }: { readonly event: string; readonly mayRun: boolean }) {
  const [t, documents] = await Promise.all([getTranslations('eventDocuments'), loadDocuments(event)])
  if (!mayRun && documents.length === 0) return null
  return (
    <Part title={t('title')}>
      {documents.length === 0 ? <p className="text-muted">{t('none')}</p> : null}
      <DocumentLines
        documents={documents}
        more={document =>
          mayRun ? (
            <Fold title={t('remove')}>
              <RemoveDocumentForm document={document.id} />
            </Fold>
          ) : null
        }
      />
      {mayRun ? (
        <Fold title={t('attach')}>
          <AttachForm event={event} />
        </Fold>
      ) : null}
    </Part>
  )
}
