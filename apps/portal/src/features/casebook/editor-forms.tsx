import { getTranslations } from 'next-intl/server'
import { ActForm } from '@/features/case-act'
import { roomNamespaces } from '@/features/panel-room'
import { ClientMessages } from '@/i18n/client-messages'
import { Link } from '@/i18n/navigation'
import { BrowserClientProvider } from '@/lib/graphql/browser-client'
import type { EntryText } from './entry-text'

const LEVELS = ['names', 'roles', 'summary'] as const

interface EditorFormsProps {
  readonly appeal: { readonly id: string; readonly number: string | null; readonly version: number }
  readonly entry: EntryText | null
}

/** The print of a case, again as a new edition, and outside commentary; the API says who may. */
export async function EditorForms({ appeal, entry }: EditorFormsProps) {
  const [t, levels] = await Promise.all([getTranslations('casebook'), getTranslations('publicationLevel')])
  const fixed = { appeal: appeal.id, expectedVersion: appeal.version }
  return (
    <ClientMessages namespaces={roomNamespaces}>
      <BrowserClientProvider>
        <section className="mt-8 flex max-w-prose flex-col gap-4 border-rule border-t pt-6" data-no-print="">
          <h2 className="text-lg">{t('publishTitle')}</h2>
          <p className="text-muted">{t('publishHint')}</p>
          <p>
            <Link href={`/cases/${encodeURIComponent(appeal.id)}`} className="link" prefetch={false}>
              {t('toCase')}
            </Link>
          </p>
          <ActForm
            key={entry?.edition ?? 0}
            act="publishCase"
            fixed={fixed}
            label={t('publish')}
            tone="decide"
            fields={[
              {
                name: 'headnoteZh',
                kind: 'area',
                label: t('headnoteZh'),
                required: true,
                ...(entry ? { initial: entry.headnote.zh } : {}),
              },
              {
                name: 'headnoteEn',
                kind: 'area',
                label: t('headnoteEn'),
                required: true,
                ...(entry ? { initial: entry.headnote.en } : {}),
              },
              {
                name: 'keywords',
                kind: 'words',
                label: t('keywords'),
                hint: t('keywordsHint'),
                initial: entry?.keywords.join(', ') ?? '',
              },
              {
                name: 'level',
                kind: 'choice',
                label: t('publicationLevel'),
                options: [{ value: '', label: t('usual') }, ...LEVELS.map(value => ({ value, label: levels(value) }))],
              },
            ]}
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
