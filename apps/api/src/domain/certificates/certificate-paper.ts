import { err, ok, problem } from '@paiji/rules'
import type { Outcome } from '../../base/problem.js'
import type { Paper, PaperBlock } from '../papers/paper.js'
import { footWords, type PaperLanguage, paperLanguages, said, wordsFrom } from '../papers/words.js'
import type { Deps } from '../shared/deps.js'
import { toGlobalId } from '../shared/global-id.js'
import { contentOf } from './certificate-content.js'
import { type CertificateRow, certificatesByIds } from './certificates.repo.js'

/** What it says, in one language. */
const wordsOf = (row: CertificateRow, language: PaperLanguage): PaperBlock[] => {
  const t = wordsFrom(language, 'certificates')
  const { issuer, holder, subject } = contentOf(row)
  const named = (of: { readonly nameZh: string; readonly nameEn: string }) =>
    language === 'en' ? of.nameEn : of.nameZh
  const club = language === 'en' ? holder.clubEn : holder.clubZh
  const stage = (language === 'en' ? subject?.stageEn : subject?.stageZh) ?? ''
  const place =
    subject?.rank === undefined
      ? undefined
      : t(`certificates.${subject.shared ? 'sharedPlace' : 'place'}`, { rank: subject.rank, field: subject.field ?? 0 })
  const lines = [
    club,
    subject && named(subject),
    place && [stage === (subject && named(subject)) ? '' : stage, place].filter(Boolean).join(' · '),
    subject?.awardedOn ?? subject?.endsOn,
  ].filter(line => line !== undefined && line !== '')
  return [
    { kind: 'rule' },
    { kind: 'paragraph', text: named(issuer), tone: 'muted' },
    { kind: 'heading', text: t(`certificates.heading.${row.kind}`), level: 1 },
    { kind: 'paragraph', text: [named(holder), holder.number].filter(Boolean).join('   '), tone: 'large' },
    ...lines.map(text => ({ kind: 'paragraph' as const, text: text ?? '' })),
  ]
}

/**
 * A certificate for paper: its words in both languages, the reader's first, and the code that leads to its page, which
 * says whether it still holds. Problems: CERTIFICATE_UNKNOWN.
 */
export const certificatePaper = async (
  { db, mailing }: Pick<Deps, 'db' | 'mailing'>,
  id: string,
  language: PaperLanguage,
): Promise<Outcome<{ key: string; paper: Paper }>> => {
  const [row] = await certificatesByIds(db, [id])
  if (!row || row.withdrawnAt) return err([problem('CERTIFICATE_UNKNOWN')])
  const { issuer } = contentOf(row)
  const both = [language, ...paperLanguages.filter(other => other !== language)]
  const paper: Paper = {
    language,
    title: both.map(each => wordsFrom(each, 'certificates')(`certificates.heading.${row.kind}`)).join('  '),
    kicker: [...new Set([issuer.nameZh, issuer.nameEn])].join('  '),
    blocks: [...both.flatMap(each => wordsOf(row, each)), { kind: 'rule' }],
    foot: both.map(each => said(footWords[each].certificate, { id: row.id })).join('\n'),
    address: `${mailing.portal}/${language}/certificates/${toGlobalId('Certificate', row.id)}`,
    at: row.recordedAt,
  }
  return ok({ key: `certificate ${row.id} ${language}`, paper })
}
