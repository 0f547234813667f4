import { getLocale, getTranslations } from 'next-intl/server'
import { PersonName } from '@/components/person-name'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { ResultOf } from '@/gql'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { printFigure } from '@/lib/format/points'
import { ask } from '@/lib/graphql/server-client'
import { PolicyEffectsQuery } from './policy-effects.graphql'

type Effect = NonNullable<ResultOf<typeof PolicyEffectsQuery>['policy']>['effects'][number]

const then = (before: string | number | null, after: string | number | null): string =>
  [before, after].map(one => (one === null ? '–' : printFigure(String(one)))).join(' → ')

async function EffectOn({ effect }: { readonly effect: Effect }) {
  const [t, columns, locale] = await Promise.all([
    getTranslations('publicPolicies.effects'),
    getTranslations('columns'),
    getLocale(),
  ])
  const { moves, moved, people } = effect
  const list = inLanguage(effect.ranking.name, locale)
  const day = formatDate(effect.asOf, locale)
  if (moved === 0) return <p className="max-w-prose">{t('none', { list, day })}</p>
  return (
    <>
      <p className="max-w-prose">{t('intro', { list, day, moved, people })}</p>
      {moves.length < moved ? <p className="text-muted text-sm">{t('more', { shown: moves.length })}</p> : null}
      <RegisterTable caption={t('title')} label={`${t('title')}: ${list}`} fits>
        <thead>
          <Row>
            <ColumnHead>{columns('name')}</ColumnHead>
            <ColumnHead numeric>{t('place')}</ColumnHead>
            <ColumnHead numeric>{t('value')}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {moves.map(({ person, rankBefore, rankAfter, valueBefore, valueAfter }) => (
            <Row key={person.id}>
              <RowHead>
                <PersonName person={person} />
              </RowHead>
              <Cell numeric>{then(rankBefore, rankAfter)}</Cell>
              <Cell numeric>{then(valueBefore, valueAfter)}</Cell>
            </Row>
          ))}
        </tbody>
      </RegisterTable>
    </>
  )
}

/** Whom a version would have moved on the newest list before it: names, places, values; nothing where it was not worked out. */
export async function PolicyEffects({ policy }: { readonly policy: string }) {
  const [t, answer] = await Promise.all([
    getTranslations('publicPolicies.effects'),
    ask(PolicyEffectsQuery, { policy }),
  ])
  const effects = answer.ok ? (answer.data.policy?.effects ?? []) : []
  if (effects.length === 0) return null
  return (
    <section className="mt-4">
      <h3 className="font-medium">{t('title')}</h3>
      {effects.map(effect => (
        <EffectOn key={effect.ranking.code} effect={effect} />
      ))}
    </section>
  )
}
