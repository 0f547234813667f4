import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import { RightsPart } from '@/features/person-rights'
import { ProposalsPart } from '@/features/proposals'
import { PhotoPart, PrivacyForm } from '@/features/register-desk'
import { ClientMessages } from '@/i18n/client-messages'
import { namesInOrder } from '@/lib/format/names'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { AsOthersSee } from './as-others-see'
import { OwnDataQuery } from './own-data.graphql'

/** What the public sees of oneself, everything that is held, and the way to be forgotten. */
export async function OwnDataView() {
  const [t, desk, locale, answer] = await Promise.all([
    getTranslations('personRights'),
    getTranslations('registerDesk'),
    getLocale(),
    ask(OwnDataQuery, {}),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { person } = answer.data.viewer
  if (!person?.office) return <Notice title={t('noPerson')} className="my-6" />
  const { office } = person
  return (
    <ClientMessages
      namespaces={[
        'personRights',
        'recordProposals',
        'registerDesk',
        'personStatus',
        'failure',
        'problemList',
        'common',
      ]}
    >
      <PageTitle
        title={t('ownTitle')}
        secondary={person.number}
        actions={<ButtonLink href={paths.player(person)}>{t('publicPage')}</ButtonLink>}
      />
      <div className="flex flex-col gap-10">
        <ProposalsPart proposals={office.proposals} own />
        <section aria-labelledby="privacy-title">
          <h2 id="privacy-title" className="mb-2 text-lg">
            {t('privacy')}
          </h2>
          <p className="mb-3 max-w-2xl text-muted">{t(office.minor ? 'privacyMinor' : 'privacyIntro')}</p>
          <PrivacyForm person={person.id} {...office.privacy} />
        </section>
        <AsOthersSee own={person} />
        <section aria-labelledby="photo-title">
          <h2 id="photo-title" className="mb-2 text-lg">
            {desk('photo')}
          </h2>
          <p className="mb-3 max-w-2xl text-muted">{t(office.minor ? 'photoMinor' : 'photoIntro')}</p>
          <PhotoPart person={person.id} photo={person.photo} name={namesInOrder(person, locale).primary.text} />
        </section>
        <RightsPart person={person} rights={office} own />
      </div>
    </ClientMessages>
  )
}
