import { getLocale, getTranslations } from 'next-intl/server'
import { Instant } from '@/components/instant'
import { Link } from '@/i18n/navigation'
import type { ResultOf } from '@/gql'
import { codeText } from '@/i18n/code-text'
import { namesInOrder } from '@/lib/format/names'
import { paths } from '@/lib/paths'
import { Part } from './case-frame'
import type { SeatsQuery } from './panel.graphql'

type Formed = ResultOf<typeof SeatsQuery>['panelsFormed'][number]

async function Draw({ draw, zone }: { readonly draw: NonNullable<Formed['draw']>; readonly zone: string }) {
  const t = await getTranslations('panelRoom')
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-muted text-sm">
      <dt>{t('drawn')}</dt>
      <dd>
        <code className="break-all">{draw.seed}</code> · {t('drawnFrom', { count: draw.candidates })}
      </dd>
      {draw.committedAt ? (
        <>
          <dt>{t('committed')}</dt>
          <dd>
            <Instant at={draw.committedAt} zone={zone} />
          </dd>
        </>
      ) : null}
      {draw.headSize === null ? null : (
        <>
          <dt>{t('head')}</dt>
          <dd>
            <Link href={paths.trust} className="link">
              {t('headRows', { rows: draw.headSize })}
            </Link>
          </dd>
        </>
      )}
    </dl>
  )
}

/** Every panel ever formed for the case: how it was drawn, who had a seat, and why another took its place. */
export async function FormedPanels({ panels, zone }: { readonly panels: readonly Formed[]; readonly zone: string }) {
  const [t, roles, locale] = await Promise.all([
    getTranslations('panelRoom'),
    getTranslations('panelRole'),
    getLocale(),
  ])
  if (panels.length === 0) return null
  return (
    <Part title={t('formed')}>
      <ol className="border-rule border-t">
        {panels.map(panel => (
          <li key={panel.formedAt} className="flex flex-col gap-1 border-rule border-b py-3">
            <p className="flex flex-wrap gap-x-3">
              <Instant at={panel.formedAt} zone={zone} />
              <span>{panel.draw ? t('formedByDraw', { number: panel.draw.number }) : t('formedByName')}</span>
              {panel.dissolvedAt ? <span className="text-muted">{t('dissolved')}</span> : null}
            </p>
            {panel.cause ? <p>{t('cause', { cause: panel.cause })}</p> : null}
            <p>
              {panel.seats
                .map(seat =>
                  t('seatAs', {
                    name: namesInOrder(seat.person, locale).primary.text,
                    role: codeText(roles, seat.role),
                  }),
                )
                .join(' · ')}
            </p>
            {panel.draw ? <Draw draw={panel.draw} zone={zone} /> : null}
          </li>
        ))}
      </ol>
    </Part>
  )
}
