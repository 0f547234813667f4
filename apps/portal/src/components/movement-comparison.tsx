import { useTranslations } from 'next-intl'

export interface Comparison {
  readonly variance: string
  readonly deviation: string
  readonly min: number
  readonly max: number
  readonly copies: number
}

/** How even a movement is, in one sentence, and what it needs. */
export function ComparisonText({ comparison }: { readonly comparison: Comparison }) {
  const t = useTranslations('movements')
  const { variance, deviation, min, max, copies } = comparison
  return (
    <>
      <p>{variance === '0' ? t('perfect', { value: min }) : t('balance', { deviation, variance, min, max })}</p>
      {copies > 1 ? <p>{t('copies', { copies })}</p> : null}
    </>
  )
}
