import { getLocale, getTranslations } from 'next-intl/server'
import { ClubTable } from '@/components/club-table'
import { FailureNotice } from '@/components/failure-notice'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { TextInput } from '@/components/ui/field'
import { PageTitle } from '@/components/ui/page-title'
import { Pagination } from '@/components/ui/pagination'
import { ListDownloads } from '@/components/list-downloads'
import { loadOwnBody } from '@/features/sign-in'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { NewBodyForm } from './body-forms'
import { BodiesDeskQuery } from './body.graphql'
import { Fold } from '@/components/fold'
import { BodiesToChooseQuery } from './register-desk.graphql'
import { BringLink } from './bring-link'

/** Federation, associations and clubs as the office keeps them. */
export async function BodiesView({ text, after }: { readonly text?: string; readonly after?: string }) {
  const [t, common, locale, answer, choices] = await Promise.all([
    getTranslations('registerDesk'),
    getTranslations('common'),
    getLocale(),
    ask(BodiesDeskQuery, { text: text || null, after: after || null }),
    ask(BodiesToChooseQuery, {}),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { edges, pageInfo, totalCount } = answer.data.organisations
  const bodies = choices.ok
    ? choices.data.organisations.edges.map(({ node }) => ({ value: node.id, label: inLanguage(node.name, locale) }))
    : []
  return (
    <>
      <PageTitle title={t('bodies')} secondary={t('bodiesIntro')} actions={<BringLink kind="clubs" />} />
      <form action={`/${locale}/desk/organisations`} method="get" className="mb-5 flex max-w-xl gap-2">
        <TextInput
          type="search"
          name="text"
          defaultValue={text}
          aria-label={t('findBody')}
          placeholder={t('findBody')}
        />
        <Button type="submit" className="shrink-0">
          {t('find')}
        </Button>
      </form>
      <Fold title={t('newBody')}>
        <NewBodyForm bodies={bodies} own={await loadOwnBody()} />
      </Fold>
      {edges.length === 0 ? (
        <EmptyState title={t('nobodyFound')} />
      ) : (
        <ClubTable
          clubs={edges.map(edge => edge.node)}
          caption={t('bodies')}
          hrefOf={club => paths.deskBody(club.id)}
        />
      )}
      <Pagination
        label={common('pages')}
        summary={common('showing', { total: totalCount, shown: edges.length })}
        previous={after ? { href: paths.deskBodies({ text }), label: common('firstPage') } : undefined}
        next={
          pageInfo.hasNextPage && pageInfo.endCursor
            ? { href: paths.deskBodies({ text, after: pageInfo.endCursor }), label: common('nextPage') }
            : undefined
        }
      />
      <ListDownloads list="bodies" text={text} />
    </>
  )
}
