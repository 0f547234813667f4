import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { PageTitle } from '@/components/ui/page-title'
import { Pagination } from '@/components/ui/pagination'
import { MailChoicesPart } from '@/features/mail'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { NoticesQuery } from './cases.graphql'
import { NoticeList } from './notice-list'

/** Every notice of the reader, and what of them comes as mail. */
export async function MyNoticesView({ after }: { readonly after?: string }) {
  const [t, common, answer] = await Promise.all([
    getTranslations('mailChoices'),
    getTranslations('common'),
    ask(NoticesQuery, { after: after || null }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { edges, pageInfo, totalCount } = answer.data.notices
  return (
    <>
      <PageTitle title={t('title')} secondary={t('intro')} />
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-12">
        <div className="min-w-0">
          <NoticeList notices={edges.map(edge => edge.node)} />
          <Pagination
            label={common('pages')}
            summary={common('showing', { total: totalCount, shown: edges.length })}
            previous={after ? { href: paths.myNotices(), label: common('firstPage') } : undefined}
            next={
              pageInfo.hasNextPage && pageInfo.endCursor
                ? { href: paths.myNotices(pageInfo.endCursor), label: common('nextPage') }
                : undefined
            }
          />
        </div>
        <MailChoicesPart />
      </div>
    </>
  )
}
