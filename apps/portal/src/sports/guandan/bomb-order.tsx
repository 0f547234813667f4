import { useTranslations } from 'next-intl'
import { CardFace } from './card-face'

const ladder: readonly { readonly name: string; readonly cards: readonly string[] }[] = [
  { name: 'four', cards: ['S3', 'H3', 'D3', 'C3'] },
  { name: 'five', cards: ['S3', 'S3', 'H3', 'D3', 'C3'] },
  { name: 'flush', cards: ['S5', 'S6', 'S7', 'S8', 'S9'] },
  { name: 'six', cards: ['S3', 'S3', 'H3', 'H3', 'D3', 'C3'] },
  { name: 'ten', cards: ['S3', 'S3', 'H3', 'H3', 'D3', 'D3', 'C3', 'C3', 'H2', 'H2'] },
  { name: 'jokers', cards: ['BJ', 'BJ', 'RJ', 'RJ'] },
]

/** The bombs from the weakest to the strongest, one example of each. */
export function BombOrder() {
  const t = useTranslations('guandan.bombs')
  return (
    <section>
      <h2 className="mb-1 text-lg">{t('title')}</h2>
      <p className="mb-3 text-muted">{t('intro')}</p>
      <ol className="divide-y divide-rule border-rule border-y">
        {ladder.map(({ name, cards }, i) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="figures w-5 text-muted">{i + 1}</span>
            <span className="w-40">{t(name as 'four')}</span>
            <span className="flex flex-wrap gap-0.5">
              {cards.map((code, at) => (
                <CardFace key={at} code={code} size={22} wild={code === 'H2'} level={code === 'H2'} />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
