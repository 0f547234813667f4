import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { PeopleTable } from '@/components/people-table'
import { Button, ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { TextInput } from '@/components/ui/field'
import { PageTitle } from '@/components/ui/page-title'
import { ListPages } from '@/components/list-pages'
import { ListDownloads } from '@/components/list-downloads'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { Part } from '@/components/fold'
import { ProposalsPart } from '@/features/proposals'
import { PeopleDeskQuery } from './register-desk.graphql'
import { TransferList } from './transfer-list'
import { BringLink } from './bring-link'

/** The register of people as its office keeps it: find, register, duplicates, transfers that wait. */
export async function PeopleDeskView({ text, after }: { readonly text?: string; readonly after?: string }) {
  const [t, claims, locale, answer] = await Promise.all([
    getTranslations('registerDesk'),
    getTranslations('claims'),
    getLocale(),
    ask(PeopleDeskQuery, { text: text || null, after: after || null }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { people, openTransfers, openRecordActs } = answer.data
  const { edges } = people
  return (
    <>
      <PageTitle
        title={t('people')}
        secondary={t('peopleIntro')}
        actions={
          <>
            <BringLink kind="people" />
            <ButtonLink href={paths.deskClaims()}>{claims('toClaims')}</ButtonLink>
            <ButtonLink href={paths.deskDuplicates}>{t('duplicates')}</ButtonLink>
            <ButtonLink href={paths.deskNewPerson} tone="strong">
              {t('registerSomebody')}
            </ButtonLink>
          </>
        }
      />
      <ProposalsPart proposals={openRecordActs} className="mb-8" />
      <form action={`/${locale}/desk/people`} method="get" className="mb-5 flex max-w-xl gap-2">
        <TextInput
          type="search"
          name="text"
          defaultValue={text}
          aria-label={t('findHint')}
          placeholder={t('findHint')}
        />
        <Button type="submit" className="shrink-0">
          {t('find')}
        </Button>
      </form>
      {edges.length === 0 ? (
        <EmptyState title={t('nobodyFound')}>{t('nobodyFoundHint')}</EmptyState>
      ) : (
        <PeopleTable people={edges.map(edge => edge.node)} caption={t('people')} hrefOf={paths.deskPerson} />
      )}
      <ListPages list={people} after={after} hrefOf={cursor => paths.deskPeople({ text, after: cursor })} />
      <ListDownloads list="people" text={text} />
      {openTransfers.length > 0 ? (
        <Part title={t('openTransfers')}>
          <TransferList transfers={openTransfers} />
        </Part>
      ) : null}
    </>
  )
}
