import { useLocale, useTranslations } from 'next-intl'
import { Moved } from '@/components/changes-table'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { namesInOrder } from '@/lib/format/names'
import { printFigure } from '@/lib/format/points'
import { paths } from '@/lib/paths'
import type { PlaceChange } from './load-list-changes'
import { MovesTable } from './moves-table'

const shown = (value: string | null): string => (value === null ? '—' : printFigure(value))

function Causes({ place }: { readonly place: PlaceChange }) {
  const t = useTranslations('listChanges.person')
  const kinds = useTranslations('listChanges.causes')
  const locale = useLocale()
  return (
    <RegisterTable caption={t('causes')} label={t('causes')} fits>
      <thead>
        <Row>
          <ColumnHead>{t('event')}</ColumnHead>
          <ColumnHead>{t('cause')}</ColumnHead>
          <ColumnHead numeric>{t('before')}</ColumnHead>
          <ColumnHead numeric>{t('after')}</ColumnHead>
          <ColumnHead numeric data-decides="">
            {t('amount')}
          </ColumnHead>
        </Row>
      </thead>
      <tbody>
        {place.causes.map(({ kind, event, before, after, amount }) => (
          <Row key={`${kind} ${event?.id}`}>
            <RowHead>
              {event ? (
                <Link href={paths.event(event)} className="way">
                  {inLanguage(event.name, locale)}
                </Link>
              ) : (
                '—'
              )}
            </RowHead>
            <Cell>{codeText(kinds, kind)}</Cell>
            <Cell numeric>{shown(before)}</Cell>
            <Cell numeric>{shown(after)}</Cell>
            <Cell numeric data-decides="">
              {amount === null ? <span className="text-muted">{t('weighed')}</span> : shown(amount)}
            </Cell>
          </Row>
        ))}
        <Row>
          <RowHead>{t('sum')}</RowHead>
          <Cell />
          <Cell />
          <Cell />
          <Cell numeric data-decides="">
            {shown(place.valueChange)}
          </Cell>
        </Row>
      </tbody>
    </RegisterTable>
  )
}

/** In people: what others did to the place, and what the own value did. */
function Passing({ place }: { readonly place: PlaceChange }) {
  const t = useTranslations('listChanges.person')
  const { before, after, placeUnmoved, passed, passedBy, enteredAhead, leftAhead } = place
  if (!before || !after || placeUnmoved === null) return null
  return (
    <div className="my-4 max-w-prose">
      <p>{t('unmoved', { from: before.rank, place: placeUnmoved, to: after.rank })}</p>
      <p className="mt-1 text-muted text-sm">
        {t('passing', {
          passed: passed ?? 0,
          passedBy: passedBy ?? 0,
          entered: enteredAhead ?? 0,
          left: leftAhead ?? 0,
        })}
      </p>
    </div>
  )
}

interface PlaceChangePartProps {
  readonly place: PlaceChange
  readonly why: (person: string) => string
}

/** Why one person's place is another one: each cause with its amount, and who went past. */
export function PlaceChangePart({ place, why }: PlaceChangePartProps) {
  const t = useTranslations('listChanges.person')
  const locale = useLocale()
  const { before, after, causes, passers } = place
  const isSame = before?.rank === after?.rank
  return (
    <section className="mb-10" aria-labelledby="place-change">
      <h2 id="place-change" className="mb-2 text-md">
        {t('title', { name: namesInOrder(place.person, locale).primary.text })}
      </h2>
      <dl className="flex flex-wrap gap-x-8 gap-y-1">
        <div className="flex gap-2">
          <dt className="text-muted">{t('place')}</dt>
          <dd>
            <Moved from={before?.rank ?? t('notOn')} to={after?.rank ?? t('notOn')} />
          </dd>
        </div>
        <div className="flex gap-2">
          <dt className="text-muted">{t('value')}</dt>
          <dd>
            <Moved from={before?.value ?? null} to={after?.value ?? null} />
          </dd>
        </div>
      </dl>
      <Passing place={place} />
      {causes.length > 0 ? <Causes place={place} /> : <p>{t(isSame ? 'noneSame' : 'none')}</p>}
      {passers.length > 0 ? (
        <details className="mt-4">
          <summary className="link min-h-11 cursor-pointer">{t('passers')}</summary>
          <MovesTable caption={t('passers')} moves={passers} why={why} />
        </details>
      ) : null}
    </section>
  )
}
