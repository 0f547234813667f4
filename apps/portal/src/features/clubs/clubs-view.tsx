import { getLocale, getTranslations } from 'next-intl/server'
import { ClubTable } from '@/components/club-table'
import { FailureNotice } from '@/components/failure-notice'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Field, Select, TextInput } from '@/components/ui/field'
import { PageTitle } from '@/components/ui/page-title'
import { Pagination } from '@/components/ui/pagination'
import { codesOf, organisationKinds } from '@/lib/codes'
import { paths } from '@/lib/paths'
import { type ClubListInput, loadClubs } from './load-clubs'

/** The tree of federation, associations and clubs as a list. */
export async function ClubsView({ input }: { readonly input: ClubListInput }) {
  const [t, locale, answer] = await Promise.all([getTranslations(), getLocale(), loadClubs(input)])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { edges, pageInfo, totalCount } = answer.data.organisations
  const { text, kind } = input
  return (
    <>
      <PageTitle title={t('clubs.title')} secondary={t('clubs.intro')} />
      <form action={`/${locale}/clubs`} method="get" className="mb-5 flex flex-wrap items-end gap-3" data-no-print="">
        <Field id="club-text" label={t('clubs.text')} className="w-full sm:w-64">
          <TextInput id="club-text" type="search" name="text" defaultValue={text} />
        </Field>
        <Field id="club-kind" label={t('clubs.kind')} className="w-44">
          <Select id="club-kind" name="kind" defaultValue={kind ?? ''}>
            <option value="">{t('clubs.kindAll')}</option>
            {codesOf(organisationKinds).map(name => (
              <option key={name} value={name}>
                {t(`organisationKind.${name}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit">{t('common.apply')}</Button>
      </form>
      {edges.length === 0 ? (
        <EmptyState title={t('clubs.emptyTitle')}>{t('clubs.empty')}</EmptyState>
      ) : (
        <ClubTable clubs={edges.map(edge => edge.node)} caption={t('clubs.title')} />
      )}
      <Pagination
        label={t('common.pages')}
        summary={t('common.showing', { total: totalCount, shown: edges.length })}
        previous={
          input.after ? { href: paths.with('/clubs', { text, kind }), label: t('common.firstPage') } : undefined
        }
        next={
          pageInfo.hasNextPage && pageInfo.endCursor
            ? { href: paths.with('/clubs', { text, kind, after: pageInfo.endCursor }), label: t('common.nextPage') }
            : undefined
        }
      />
    </>
  )
}
