import { getTranslations } from 'next-intl/server'
import { ActForm } from '@/features/case-act'
import { roomNamespaces } from '@/features/panel-room'
import { ClientMessages } from '@/i18n/client-messages'
import { Link } from '@/i18n/navigation'
import { BrowserClientProvider } from '@/lib/graphql/browser-client'
import type { EntryText } from './entry-text'
import { PrintForm } from './print-form'
import { paths } from '@/lib/paths'

interface EditorFormsProps {
  readonly appeal: {
    readonly id: string
    readonly slug: string
    readonly number: string | null
    readonly version: number
  }
  readonly entry: EntryText | null
}

/** The print of a case, again as a new edition, and outside commentary; the API says who may. */
export async function EditorForms({ appeal, entry }: EditorFormsProps) {
  const t = await getTranslations('casebook')
  const fixed = { appeal: appeal.id, expectedVersion: appeal.version }
  return (
    <ClientMessages
      namespaces={[
        ...roomNamespaces,
        'casebook',
        'publicationLevel',
        'depositOutcome',
        'seat',
        'suit',
        'vulnerability',
        'printed',
      ]}
    >
      <BrowserClientProvider>
        <section className="mt-8 flex max-w-prose flex-col gap-4 border-rule border-t pt-6" data-no-print="">
          <h2 className="text-lg">{t('publishTitle')}</h2>
          <p className="text-muted">{t('publishHint')}</p>
          <p>
            <Link href={paths.case(appeal)} className="link">
              {t('toCase')}
            </Link>
          </p>
          <PrintForm
            key={entry?.edition ?? 0}
            fixed={fixed}
            first={{
              headnoteZh: entry?.headnote.zh ?? '',
              headnoteEn: entry?.headnote.en ?? '',
              keywords: entry?.keywords.join(', ') ?? '',
            }}
          />
          {entry ? (
            <ActForm
              act="addCommentary"
              fixed={fixed}
              label={t('addCommentary')}
              fields={[
                { name: 'author', kind: 'text', label: t('author'), required: true },
                { name: 'text', kind: 'area', label: t('commentaryText'), required: true },
              ]}
            />
          ) : null}
        </section>
      </BrowserClientProvider>
    </ClientMessages>
  )
}
