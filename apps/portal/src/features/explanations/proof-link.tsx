import { getTranslations } from 'next-intl/server'
import { Link } from '@/i18n/navigation'
import { paths } from '@/lib/paths'

interface ProofLinkProps {
  /** The published standings or the list. */
  readonly id: string
  readonly of: 'ofResult' | 'ofStandings' | 'ofList'
  /** The slot of a result. */
  readonly slot?: string
}

/** Loads the proof that the sealed log holds what is explained here. */
export async function ProofLink({ id, of, slot }: ProofLinkProps) {
  const t = await getTranslations('trust')
  const query = slot ? `?slot=${encodeURIComponent(slot)}` : ''
  return (
    <p className="mt-4 flex flex-wrap gap-x-4 text-sm">
      <a
        className="link inline-flex min-h-8 items-center"
        href={`/files/log/inclusion/${encodeURIComponent(id)}${query}`}
        download
      >
        {t(of)}
      </a>
      <Link className="link inline-flex min-h-8 items-center" href={paths.trust}>
        {t('about')}
      </Link>
    </p>
  )
}
