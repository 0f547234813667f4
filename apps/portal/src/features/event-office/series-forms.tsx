'use client'

import { useTranslations } from 'next-intl'
import { ActForm } from '@/components/act-form'
import { Fold } from '@/components/fold'
import { Line } from '@/components/form-fields'
import { Field, SelectField, TextArea } from '@/components/ui/field'
import { plugOf } from '@/sports/plugs'
import { ownEnglish } from '@/lib/format/bilingual'
import type { OfficeEvent } from './office-data'
import { handicapsOf, strataOf, textOfStrata } from './series-lines'
import { SetSeriesMutation, SetSeriesTermsMutation } from './series.graphql'

type Table = OfficeEvent['seriesTable']
type Terms = NonNullable<Table>['terms']

const wholeOf = (text: string | null): number | null => (text === null ? null : Number(text))

/** The choices of a field, in the order they are written. */
const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** Who is ranked, by what, over how many evenings. */
function CountFields({ terms, sport }: { readonly terms: Terms | undefined; readonly sport: string }) {
  const t = useTranslations('series.office')
  return (
    <>
      <SelectField
        id="series-by"
        name="by"
        label={t('by')}
        defaultValue={terms?.by ?? 'player'}
        choices={choicesOf({ player: t('byPlayer'), together: t('byTogether'), name: t('byName') })}
      />
      <SelectField
        id="series-measure"
        name="measure"
        label={t('measure')}
        defaultValue={terms?.measure ?? (plugOf(sport)?.percentages ? 'percent' : 'total')}
        choices={choicesOf({ percent: t('measurePercent'), total: t('measureTotal'), place: t('measurePlace') })}
      />
      <SelectField
        id="series-sum"
        name="sum"
        label={t('sum')}
        defaultValue={terms?.sum ?? 'sum'}
        choices={choicesOf({ sum: t('sumSum'), mean: t('sumMean') })}
      />
      <Line id="series-points" name="placePoints" label={t('placePoints')} value={terms?.placePoints.join(' ')} />
      <Line id="series-best" name="best" label={t('best')} type="number" value={terms?.best} />
      <Line id="series-least" name="least" label={t('least')} type="number" value={terms?.least} />
    </>
  )
}

/** Classes with their prizes, and handicaps: one a line. */
function ClassFields({ terms }: { readonly terms: Terms | undefined }) {
  const t = useTranslations('series.office')
  const handicaps = (terms?.handicaps ?? []).map(({ person, points }) => `${person?.number ?? ''} ${points}`)
  return (
    <>
      <Field id="series-strata" label={t('strata')} className="sm:col-span-2">
        <TextArea id="series-strata" name="strata" defaultValue={textOfStrata(terms?.strata ?? [])} />
      </Field>
      <Line id="series-ranking" name="ranking" label={t('ranking')} value={terms?.ranking} />
      <Field id="series-handicaps" label={t('handicaps')} className="sm:col-span-2">
        <TextArea id="series-handicaps" name="handicaps" defaultValue={handicaps.join('\n')} />
      </Field>
    </>
  )
}

/** Says how the evenings become one order. */
function SeriesTermsForm({ event }: { readonly event: OfficeEvent }) {
  const t = useTranslations('series.office')
  const common = useTranslations('common')
  const table = event.seriesTable
  return (
    <ActForm
      key={JSON.stringify(table)}
      document={SetSeriesTermsMutation}
      payloadOf={data => data.setSeriesTerms}
      label={t('title')}
      submit={t('save')}
      inputOf={form => ({
        event: event.id,
        nameZh: form.text('nameZh'),
        nameEn: form.text('nameEn'),
        by: form.text('by') as Terms['by'],
        measure: form.text('measure') as Terms['measure'],
        placePoints: form
          .text('placePoints')
          .split(/[\s,，、]+/)
          .filter(Boolean),
        sum: form.text('sum') as Terms['sum'],
        best: wholeOf(form.maybe('best')),
        least: wholeOf(form.maybe('least')),
        ranking: form.maybe('ranking'),
        strata: strataOf(form.text('strata')),
        handicaps: handicapsOf(form.text('handicaps')),
        idempotencyKey: form.key,
      })}
    >
      <Line id="series-zh" name="nameZh" label={common('nameZh')} required value={table?.name.zh ?? event.name.zh} />
      <Line id="series-en" name="nameEn" label={common('nameEn')} value={ownEnglish(table?.name ?? event.name)} />
      <CountFields terms={table?.terms} sport={event.sport} />
      <ClassFields terms={table?.terms} />
    </ActForm>
  )
}

/** How the series of an event counts, and which it belongs to. */
export function SeriesForms({ event }: { readonly event: OfficeEvent }) {
  const t = useTranslations('series.office')
  return (
    <>
      <Fold title={t('title')}>
        <p className="mb-3 max-w-prose text-muted text-sm">{t('hint')}</p>
        <SeriesTermsForm event={event} />
      </Fold>
      <Fold title={t('move')}>
        <p className="mb-3 max-w-prose text-muted text-sm">{t('moveHint')}</p>
        <ActForm
          document={SetSeriesMutation}
          payloadOf={data => data.setSeries}
          label={t('move')}
          submit={t('moveNow')}
          inputOf={form => ({ event: event.id, withCode: form.maybe('withCode'), idempotencyKey: form.key })}
        >
          <Line id="series-with" name="withCode" label={t('withCode')} />
        </ActForm>
      </Fold>
    </>
  )
}
