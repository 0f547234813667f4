import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { PageTitle } from '@/components/ui/page-title'
import { Link } from '@/i18n/navigation'
import { loadOwnBody } from '@/features/sign-in'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { RegisterForm } from './register-form'
import { BodiesToChooseQuery } from './register-desk.graphql'

/** A new person of the register. */
export async function RegisterPersonView() {
  const [t, locale, answer] = await Promise.all([
    getTranslations('registerDesk'),
    getLocale(),
    ask(BodiesToChooseQuery, {}),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const bodies = answer.data.organisations.edges.map(({ node }) => ({
    value: node.id,
    label: inLanguage(node.name, locale),
  }))
  return (
    <>
      <PageTitle
        kicker={
          <Link href={paths.deskPeople()} className="hover:underline">
            {t('people')}
          </Link>
        }
        title={t('registerSomebody')}
        secondary={t('registerIntro')}
      />
      <RegisterForm bodies={bodies} own={await loadOwnBody()} />
    </>
  )
}
