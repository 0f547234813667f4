import type { CertificateRow } from './certificates.repo.js'

interface Titled {
  readonly nameZh: string
  readonly nameEn: string
}

/** What a certificate says of a grade, or of a place in standings, as it was written. */
export interface CertifiedWords extends Titled {
  readonly awardedOn?: string
  readonly endsOn?: string
  readonly stageZh?: string
  readonly stageEn?: string
  readonly rank?: number
  readonly shared?: boolean
  readonly field?: number
  readonly revision?: number
}

/** The words of a certificate; of one that was withdrawn or whose holder was erased there is no holder any more. */
export interface CertificateContent {
  readonly issuer: Titled
  readonly holder: Titled & { readonly number?: string; readonly clubZh?: string; readonly clubEn?: string }
  /** An office made it, not the holder. */
  readonly byOffice: boolean
  /** The grade or the placing. */
  readonly subject: CertifiedWords | undefined
}

type Stored = Omit<CertificateContent, 'subject' | 'byOffice'> & {
  readonly byOffice?: boolean
  readonly grade?: CertifiedWords
  readonly placing?: CertifiedWords
}

/** What the stored document of a certificate says. */
export const contentOf = ({ content }: Pick<CertificateRow, 'content'>): CertificateContent => {
  const { issuer, holder, byOffice = false, grade, placing } = content as typeof content & Stored
  return { issuer, holder, byOffice, subject: grade ?? placing }
}
