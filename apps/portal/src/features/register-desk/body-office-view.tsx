import { BroughtIn } from '@/components/brought-in'
import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { NotFound } from '@/components/not-found'
import { PowersLink } from '@/components/powers-link'
import { PersonName } from '@/components/person-name'
import { ButtonLink } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import { Link } from '@/i18n/navigation'
import { loadViewer } from '@/features/sign-in'
import { inLanguage } from '@/lib/format/bilingual'
import { dayHere } from '@/lib/format/day-here'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { type Body, BodyForm, CommitteeForm, EndOfficerForm, EndTermForm, OfficerForm, RenewForm } from './body-forms'
import { BodyOfficeQuery } from './body.graphql'
import { Fold, Part } from '@/components/fold'
import { HistoryList } from '@/components/history-list'
import { Time } from './time'

const SOON = 60

async function Officers({ body }: { readonly body: Body }) {
  const t = await getTranslations('registerDesk')
  const keeps = body.office?.canKeep.allowed
  const today = await dayHere()
  return (
    <Part title={t('officers')}>
      {body.officers.length === 0 ? <p className="text-muted">{t('noOfficers')}</p> : null}
      <ul>
        {body.officers.map(officer => (
          <li key={officer.id} className="border-rule border-b py-2">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-medium">{t(`offices.${officer.office}`)}</span>
              {officer.person ? <PersonName person={officer.person} /> : null}
              <Time from={officer.from} until={officer.until} />
              {officer.broughtIn ? <BroughtIn origin={officer.broughtIn} /> : null}
            </p>
            {keeps && officer.current ? <EndOfficerForm officer={officer.id} today={today} /> : null}
          </li>
        ))}
      </ul>
      {keeps ? (
        <Fold title={t('nameOfficer')}>
          <OfficerForm body={body.id} today={today} />
        </Fold>
      ) : null}
    </Part>
  )
}

async function Committees({ body }: { readonly body: Body }) {
  const t = await getTranslations('registerDesk')
  const names = body.office?.canNameCommittee.allowed
  const [today, viewer] = await Promise.all([dayHere(), loadViewer()])
  const invites = viewer.ok && viewer.data.viewer.permissions.canOpenAccounts.allowed
  return (
    <Part id="committees" title={t('committeesTitle')}>
      {body.committees.length === 0 ? <p className="text-muted">{t('noCommittees')}</p> : null}
      <ul>
        {body.committees.map(term => (
          <li key={term.id} className="border-rule border-b py-2">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-medium">{t(`committees.${term.body}`)}</span>
              {term.person ? <PersonName person={term.person} /> : null}
              <span className="text-muted text-sm">{t(`standings.${term.standing}`)}</span>
              <Time from={term.from} until={term.until} />
              {term.current ? null : <Chip>{t('ended')}</Chip>}
              {term.current && !term.hasAccount ? <Chip tone="seal">{t('noAccount')}</Chip> : null}
              {term.current && !term.hasAccount && term.person && invites ? (
                <Link href={paths.deskInvite(term.person.number)} className="link text-sm">
                  {t('inviteMember')}
                </Link>
              ) : null}
            </p>
            {names && term.current ? (
              <details>
                <summary className="link flex min-h-11 items-center text-sm">{t('endTerm')}</summary>
                <EndTermForm term={term.id} />
              </details>
            ) : null}
          </li>
        ))}
      </ul>
      {names ? (
        <Fold title={t('nameMember')}>
          <CommitteeForm body={body.id} today={today} />
        </Fold>
      ) : null}
    </Part>
  )
}

async function Memberships({ body }: { readonly body: Body }) {
  const t = await getTranslations('registerDesk')
  const ending = body.office?.membershipsEnding ?? []
  return (
    <Part title={t('memberships')}>
      {ending.length === 0 ? (
        <p className="text-muted">{t('noneEnding', { days: SOON })}</p>
      ) : (
        <>
          <p className="mb-2 text-muted">{t('ending', { count: ending.length, days: SOON })}</p>
          {body.office?.canKeep.allowed ? <RenewForm body={body} /> : null}
        </>
      )}
    </Part>
  )
}

/** The way to the switch from an earlier system, for whoever issues lists. */
async function SwitchDoor({ body }: { readonly body: Body }) {
  const [t, viewer] = await Promise.all([getTranslations('switching'), loadViewer()])
  if (!viewer.ok || !viewer.data.viewer.permissions.canOpenLists.allowed) return null
  return (
    <Part title={t('title')}>
      <p className="max-w-prose text-muted">{t('intro')}</p>
      <ButtonLink href={paths.deskSwitch(body.id)} size="small" className="mt-2">
        {t('lists')}
      </ButtonLink>
    </Part>
  )
}

async function Head({ body }: { readonly body: Body }) {
  const [t, kinds, locale] = await Promise.all([
    getTranslations('registerDesk'),
    getTranslations('organisationKind'),
    getLocale(),
  ])
  return (
    <PageTitle
      kicker={
        <Link href={paths.deskBodies()} className="hover:underline">
          {t('bodies')}
        </Link>
      }
      title={inLanguage(body.name, locale)}
      actions={<ButtonLink href={paths.club(body)}>{t('publicPage')}</ButtonLink>}
    >
      <span>{kinds(body.kind)}</span>
      <span className="figures text-muted">{body.code}</span>
      {body.parent ? (
        <Link href={paths.deskBody(body.parent.id)} className="link">
          {inLanguage(body.parent.name, locale)}
        </Link>
      ) : null}
      <PowersLink href={paths.deskBodyPowers(body.id)} />
    </PageTitle>
  )
}

/** One body as its office keeps it. */
export async function BodyOfficeView({ id, after }: { readonly id: string; readonly after?: string }) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('registerDesk'),
    getLocale(),
    ask(BodyOfficeQuery, { id, by: await dayHere(SOON), after: after || null }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { organisation: body, organisations } = answer.data
  if (!body) return <NotFound />
  if (!body.office) return <Notice tone="attention" title={t('notYours')} className="my-6" />
  const bodies = organisations.edges.map(({ node }) => ({ value: node.id, label: inLanguage(node.name, locale) }))
  const below = body.children.edges.map(edge => edge.node)
  return (
    <>
      <Head body={body} />
      <div className="flex flex-col gap-10">
        {below.length > 0 ? (
          <Part title={t('below')}>
            <ul className="flex flex-wrap gap-x-6">
              {below.map(child => (
                <li key={child.id}>
                  <Link href={paths.deskBody(child.id)} className="link inline-flex min-h-11 items-center">
                    {inLanguage(child.name, locale)}
                  </Link>
                </li>
              ))}
            </ul>
          </Part>
        ) : null}
        <Part title={t('rules')}>
          <Link href={paths.deskRules(body.id)} className="link inline-flex min-h-11 items-center">
            {t('toRules')}
          </Link>
        </Part>
        <Officers body={body} />
        <Committees body={body} />
        <Memberships body={body} />
        <SwitchDoor body={body} />
        {body.office.canKeep.allowed ? (
          <Part title={t('editBody')}>
            <BodyForm key={JSON.stringify([body.name, body.contact])} body={body} bodies={bodies} />
          </Part>
        ) : null}
        <Part title={t('history')}>
          <HistoryList
            history={body.office.history}
            hrefOf={before => paths.with(paths.deskBody(body.id), { after: before })}
          />
        </Part>
      </div>
    </>
  )
}
