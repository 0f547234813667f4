import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Refusal } from '@/components/permitted'
import { Chip } from '@/components/ui/chip'
import { EmptyState } from '@/components/ui/empty-state'
import { PageTitle } from '@/components/ui/page-title'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { namesInOrder } from '@/lib/format/names'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { PairProposals } from '@/features/proposals'
import { PairForms } from './belonging-forms'
import { Fold } from '@/components/fold'
import { PairTable } from './pair-table'
import { DuplicatesQuery } from './register-desk.graphql'

type Pair = ResultOf<typeof DuplicatesQuery>['suspectedDuplicates'][number]

async function Side({ person }: { readonly person: NonNullable<Pair['a']> }) {
  const locale = await getLocale()
  const { primary, secondary } = namesInOrder(person, locale)
  return (
    <p>
      <Link href={paths.deskPerson(person.id)} className="link">
        {primary.text}
      </Link>{' '}
      <span className="text-muted text-sm">
        {secondary?.text} <span className="figures">{person.number}</span>
        {person.club ? ` · ${inLanguage(person.club.name, locale)}` : ''}
        {person.birthYear ? ` · ${person.birthYear}` : ''}
      </span>
    </p>
  )
}

async function PairItem({ pair }: { readonly pair: Pair }) {
  const [t, locale] = await Promise.all([getTranslations('registerDesk'), getLocale()])
  if (!pair.a || !pair.b) return null
  return (
    <li className="border-rule border-b py-3">
      <Side person={pair.a} />
      <Side person={pair.b} />
      <p className="mt-1 flex flex-wrap gap-2">
        {pair.because.map(reason => (
          <Chip key={reason}>{t(`reasons.${reason}`)}</Chip>
        ))}
        {pair.gendersDiffer ? <Chip tone="seal">{t('gendersDiffer')}</Chip> : null}
        {pair.playedTogetherIn ? (
          <Chip tone="seal">{t('playedTogether', { event: inLanguage(pair.playedTogetherIn.name, locale) })}</Chip>
        ) : null}
      </p>
      <Fold title={t('settle')}>
        <PairTable a={pair.a} b={pair.b} />
        {pair.canSettle.allowed ? (
          <PairForms a={pair.a} b={pair.b} />
        ) : pair.canPropose.allowed ? (
          <PairProposals a={pair.a} b={pair.b} />
        ) : (
          <Refusal permission={pair.canPropose} />
        )}
      </Fold>
    </li>
  )
}

/** Records that may be one person, with what speaks for it and against it. */
export async function DuplicatesView() {
  const [t, answer] = await Promise.all([getTranslations('registerDesk'), ask(DuplicatesQuery, {})])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const pairs = answer.data.suspectedDuplicates
  return (
    <>
      <PageTitle
        kicker={
          <Link href={paths.deskPeople()} className="hover:underline">
            {t('people')}
          </Link>
        }
        title={t('duplicates')}
        secondary={t('duplicatesIntro')}
      />
      {pairs.length === 0 ? (
        <EmptyState title={t('noDuplicates')} />
      ) : (
        <ul className="border-rule border-t">
          {pairs.map(pair => (
            <PairItem key={`${pair.a?.id} ${pair.b?.id}`} pair={pair} />
          ))}
        </ul>
      )}
    </>
  )
}
