import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { PeopleTable } from '@/components/people-table'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { TextInput } from '@/components/ui/field'
import { PageTitle } from '@/components/ui/page-title'
import { Pagination } from '@/components/ui/pagination'
import { ListDownloads } from '@/components/list-downloads'
import { paths } from '@/lib/paths'
import { loadPeople } from './load-players'

/** The register of players. */
export async function PeopleView({ text, after }: { readonly text?: string; readonly after?: string }) {
  const [t, locale, answer] = await Promise.all([getTranslations(), getLocale(), loadPeople(text, after)])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { edges, pageInfo, totalCount } = answer.data.people
  return (
    <>
      <PageTitle title={t('players.title')} secondary={t('players.intro')} />
      <form action={`/${locale}/players`} method="get" className="mb-5 flex max-w-xl gap-2" data-no-print="">
        <TextInput
          type="search"
          name="text"
          defaultValue={text}
          aria-label={t('players.text')}
          placeholder={t('players.text')}
        />
        <Button type="submit" className="shrink-0">
          {t('common.apply')}
        </Button>
      </form>
      {edges.length === 0 ? (
        <EmptyState title={t('players.emptyTitle')}>{t('players.empty')}</EmptyState>
      ) : (
        <PeopleTable people={edges.map(edge => edge.node)} caption={t('players.title')} />
      )}
      <Pagination
        label={t('common.pages')}
        summary={totalCount > 0 ? t('common.showing', { total: totalCount, shown: edges.length }) : undefined}
        previous={after ? { href: paths.with('/players', { text }), label: t('common.firstPage') } : undefined}
        next={
          pageInfo.hasNextPage && pageInfo.endCursor
            ? { href: paths.with('/players', { text, after: pageInfo.endCursor }), label: t('common.nextPage') }
            : undefined
        }
      />
      <ListDownloads list="people" text={text} />
    </>
  )
}
