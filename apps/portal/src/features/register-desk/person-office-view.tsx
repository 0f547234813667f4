import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { NotFound } from '@/components/not-found'
import { PersonName } from '@/components/person-name'
import { ButtonLink } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Notice } from '@/components/ui/notice'
import { PersonCertificatesPart } from '@/features/certificates'
import { PersonGradesPart } from '@/features/grades'
import { PageTitle } from '@/components/ui/page-title'
import { RightsPart } from '@/features/person-rights'
import { ProposalsPart } from '@/features/proposals'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { namesInOrder } from '@/lib/format/names'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { Part } from '@/components/fold'
import { HistoryList } from '@/components/history-list'
import {
  Belonging,
  Merges,
  Names,
  Numbers,
  type PersonInOffice,
  ProposedErasure,
  RecordPart,
  Transfers,
} from './person-parts'
import { PersonOfficeQuery } from './register-desk.graphql'

async function Head({ person }: { readonly person: PersonInOffice }) {
  const [t, status, locale] = await Promise.all([
    getTranslations('registerDesk'),
    getTranslations('personStatus'),
    getLocale(),
  ])
  const { primary, secondary } = namesInOrder(person, locale)
  return (
    <PageTitle
      kicker={
        <Link href={paths.deskPeople()} className="hover:underline">
          {t('people')}
        </Link>
      }
      title={primary.text}
      secondary={secondary?.text}
      actions={<ButtonLink href={paths.player(person)}>{t('publicPage')}</ButtonLink>}
    >
      <span className="figures">{person.number}</span>
      <Chip>{status(person.status)}</Chip>
      {person.office?.minor ? <Chip tone="seal">{t('minor')}</Chip> : null}
    </PageTitle>
  )
}

interface PersonOfficeProps {
  readonly id: string
  readonly after?: string
  /** Another record that may be the same person. */
  readonly merge?: string
}

/** One person as the register's office keeps them. */
export async function PersonOfficeView({ id, after, merge }: PersonOfficeProps) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('registerDesk'),
    getLocale(),
    ask(PersonOfficeQuery, { id, after: after || null }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { person, organisations } = answer.data
  if (!person) return <NotFound />
  if (!person.office) return <Notice tone="attention" title={t('notYours')} className="my-6" />
  const bodies = organisations.edges.map(({ node }) => ({ value: node.id, label: inLanguage(node.name, locale) }))
  return (
    <>
      <Head person={person} />
      {person.mergedInto ? (
        <Notice className="mb-6" title={t('mergedAway')}>
          <PersonName person={person.mergedInto} />
        </Notice>
      ) : null}
      <div className="flex flex-col gap-10">
        <ProposalsPart proposals={person.office.proposals} />
        <Names person={person} />
        <RecordPart person={person} office={person.office} />
        <Belonging person={person} office={person.office} bodies={bodies} />
        <Transfers person={person} office={person.office} bodies={bodies} />
        <Numbers person={person} office={person.office} />
        <Merges person={person} may={person.office.permissions} merge={merge} />
        <RightsPart person={person} rights={person.office} own={false} />
        <ProposedErasure person={person} may={person.office.permissions} />
        <PersonGradesPart person={person.id} />
        <PersonCertificatesPart person={person.id} />
        <Part title={t('history')}>
          <HistoryList
            history={person.office.history}
            hrefOf={before => paths.with(paths.deskPerson(person.id), { after: before })}
          />
        </Part>
      </div>
    </>
  )
}
