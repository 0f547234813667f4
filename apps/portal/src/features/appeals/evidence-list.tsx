import { getLocale, getTranslations } from 'next-intl/server'
import { Instant } from '@/components/instant'
import { Chip } from '@/components/ui/chip'
import { codeText } from '@/i18n/code-text'
import { formatSize } from './case-words'
import type { CaseData } from './load-case'

type Item = CaseData['evidence'][number]

async function EvidenceItem({ item, zone }: { readonly item: Item; readonly zone: string }) {
  const [t, kinds, admissions, visibilities, locale] = await Promise.all([
    getTranslations('evidence'),
    getTranslations('evidenceKind'),
    getTranslations('evidenceAdmission'),
    getTranslations('evidenceVisibility'),
    getLocale(),
  ])
  return (
    <li className="grid grid-cols-[2rem_1fr] gap-x-2 border-rule border-b py-3">
      <span className="figures text-muted">{item.number}</span>
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-medium">{item.title}</span>
          <span className="text-muted text-sm">{codeText(kinds, item.kind)}</span>
          {item.admission === 'offered' ? null : <Chip>{codeText(admissions, item.admission)}</Chip>}
          {item.visibility === 'parties' ? null : <Chip>{codeText(visibilities, item.visibility)}</Chip>}
        </p>
        {item.admissionReason ? <p className="text-sm">{item.admissionReason}</p> : null}
        {item.files.map(file => (
          <div key={file.form} className="flex flex-col">
            <p className="flex flex-wrap items-center gap-x-3">
              <a href={file.path} download className="link min-h-8 break-all">
                {file.form === 'redacted' ? t('redacted', { name: item.fileName }) : item.fileName}
              </a>
              <span className="figures text-muted text-sm">{formatSize(file.size, locale)}</span>
            </p>
            <code className="break-all text-muted text-xs leading-5" title={t('digest')}>
              SHA-256 {file.digest}
            </code>
          </div>
        ))}
        <p className="text-muted text-sm">
          <Instant at={item.at} zone={zone} />
        </p>
        {item.accesses.length > 0 ? (
          <details className="text-sm">
            <summary className="min-h-8 cursor-pointer py-1 text-muted">
              {t('accesses', { count: item.accesses.length })}
            </summary>
            <ol>
              {item.accesses.map((access, index) => (
                <li key={index}>
                  <Instant at={access.at} zone={zone} />
                </li>
              ))}
            </ol>
          </details>
        ) : null}
      </div>
    </li>
  )
}

/** What was handed in, each with the digest of its bytes. */
export async function EvidenceList({ items, zone }: { readonly items: readonly Item[]; readonly zone: string }) {
  const t = await getTranslations('evidence')
  return (
    <section id="evidence">
      <h2 className="mb-2 text-lg">{t('title')}</h2>
      {items.length === 0 ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <ol className="border-rule border-t">
          {items.map(item => (
            <EvidenceItem key={item.id} item={item} zone={zone} />
          ))}
        </ol>
      )}
    </section>
  )
}
