import { getLocale, getTranslations } from 'next-intl/server'
import { Instant } from '@/components/instant'
import { FailureNotice } from '@/components/failure-notice'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import type { ResultOf } from '@/gql'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { ActForm } from '@/features/case-act'
import { Part } from './case-frame'
import { type CaseHead, caseInput, isOpenFurther, isParty, keepsCase } from './load-room'
import { BallotQuery } from './ballot.graphql'
import { Powers } from './powers'

/** Whose answers are still awaited, each with its time; who presides may say why the panel does not wait. */
export async function Withdraw({ head, chairs }: { readonly head: CaseHead; readonly chairs: boolean }) {
  const [t, doers, locale] = await Promise.all([getTranslations('panelRoom'), getTranslations('doer'), getLocale()])
  if (head.awaited.length === 0)
    return <ActForm act="openDeliberation" fixed={caseInput(head)} label={t('deliberate')} tone="strong" />
  const names = new Intl.ListFormat(locale, { type: 'conjunction' })
  return (
    <section className="flex max-w-prose flex-col gap-3" data-awaited="">
      <h3 className="text-md">{t('awaited')}</h3>
      <ul>
        {head.awaited.map(({ who, called, by }) => (
          <li
            key={`${who} ${called.map(each => each.en).join()}`}
            className="flex flex-wrap items-baseline gap-x-3 py-1"
          >
            <span className="font-medium">{doers(who)}</span>
            <bdi>{names.format(called.map(each => inLanguage(each, locale)))}</bdi>
            {by ? (
              <span className="text-sm">
                <Instant at={by} zone={head.timeZone} />
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="text-muted">{t('awaitedHint')}</p>
      {chairs ? (
        <ActForm
          act="openDeliberation"
          fixed={caseInput(head)}
          label={t('deliberateWithout')}
          tone="decide"
          fields={[{ name: 'dispense', kind: 'area', label: t('dispense'), hint: t('dispenseHint'), required: true }]}
        />
      ) : null}
    </section>
  )
}

/** Time and record of a hearing. */
export async function HearingForms({ head }: { readonly head: CaseHead }) {
  const t = await getTranslations('panelRoom')
  const before = head.status === 'IN_REVIEW' || head.status === 'HEARING_SCHEDULED'
  return (
    <Part title={t('hearing')}>
      <div className="grid gap-8 lg:grid-cols-2">
        {before ? (
          <ActForm
            act="scheduleHearing"
            fixed={caseInput(head)}
            label={t(head.status === 'HEARING_SCHEDULED' ? 'reschedule' : 'schedule')}
            zone={head.timeZone}
            fields={[
              { name: 'at', kind: 'instant', label: t('at'), hint: t('atHint'), required: true },
              { name: 'where', kind: 'text', label: t('where'), hint: t('whereHint'), required: true },
            ]}
          />
        ) : null}
        {head.status === 'HEARING_SCHEDULED' ? (
          <ActForm
            act="recordHearing"
            fixed={caseInput(head)}
            label={t('recordHearing')}
            fields={[{ name: 'minutes', kind: 'area', label: t('minutes'), required: true }]}
          />
        ) : null}
        {head.status === 'HEARING_SCHEDULED' ? (
          <ActForm
            act="cancelHearing"
            fixed={caseInput(head)}
            label={t('cancelHearing')}
            fields={[{ name: 'reason', kind: 'text', label: t('reason'), required: true }]}
          />
        ) : null}
      </div>
    </Part>
  )
}

/** Why the panel votes once more, and what the round before came to. */
async function WhyAgain({ ballot }: { readonly ballot: ResultOf<typeof BallotQuery>['panelBallot'] }) {
  const [t, outcomes, locale] = await Promise.all([
    getTranslations('panelRoom'),
    getTranslations('appealOutcome'),
    getLocale(),
  ])
  const { round, reason, before } = ballot
  if (round === 1) return null
  const counts = before.map(({ outcome, votes }) => t('voteCount', { outcome: outcomes(outcome), votes }))
  return (
    <div className="mb-3 flex max-w-prose flex-col gap-1" data-round={round}>
      <p className="font-medium">{t('voteAgain', { round })}</p>
      <p>{t(`roundReason.${reason}`)}</p>
      {counts.length > 0 ? (
        <p className="text-muted">{t('voteBefore', { votes: new Intl.ListFormat(locale).format(counts) })}</p>
      ) : null}
    </div>
  )
}

/** One vote, sealed until all have voted. */
export async function VoteAct({ head }: { readonly head: CaseHead }) {
  const [t, outcomes, answer] = await Promise.all([
    getTranslations('panelRoom'),
    getTranslations('appealOutcome'),
    ask(BallotQuery, { appeal: head.id }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { cast, of, own, votes, outcomes: offered, dissent, powers } = answer.data.panelBallot
  if (own || !votes)
    return (
      <Part title={t('vote')}>
        <p role="status">{t(own ? 'voted' : 'presides', { cast, of })}</p>
      </Part>
    )
  return (
    <Part title={t('vote')}>
      <WhyAgain ballot={answer.data.panelBallot} />
      <Powers powers={powers} />
      <p className="mb-3 text-muted">{t('voteHint')}</p>
      <div className="max-w-prose">
        <ActForm
          act="castVote"
          fixed={caseInput(head)}
          label={t('castVote')}
          tone="decide"
          fields={[
            {
              name: 'outcome',
              kind: 'choice',
              label: t('outcome'),
              required: true,
              options: [
                { value: '', label: t('chooseOne') },
                ...offered.map(value => ({ value, label: outcomes(value) })),
              ],
            },
            {
              name: 'dissent',
              kind: 'area',
              label: t('dissent'),
              hint: t('dissentHint'),
              initial: dissent,
              clears: dissent !== '',
            },
          ]}
        />
      </div>
    </Part>
  )
}

async function DeskAfter({ head }: { readonly head: CaseHead }) {
  const t = await getTranslations('panelRoom')
  const staff = head.relations.includes('staff')
  return (
    <>
      {head.status === 'NOTIFIED' && staff ? (
        <div>
          <p className="mb-2 text-muted text-sm">{t('proposeHint')}</p>
          <ActForm act="proposeEffects" fixed={caseInput(head)} label={t('propose')} tone="strong" />
          <p className="mt-2">
            <Link href={paths.deskCorrections()} className="link">
              {t('toCorrections')}
            </Link>
          </p>
        </div>
      ) : null}
      <div>
        <ButtonLink href={paths.casebookEntry(head.id)}>{t('publish')}</ButtonLink>
      </div>
      <ActForm
        act="recordErratum"
        fixed={caseInput(head)}
        label={t('erratum')}
        fields={[
          { name: 'at', kind: 'text', label: t('erratumAt'), required: true },
          { name: 'text', kind: 'text', label: t('erratumText'), required: true },
          { name: 'reason', kind: 'text', label: t('reason'), required: true },
        ]}
      />
      {head.status === 'CLOSED' || head.status === 'ESCALATED' ? null : isOpenFurther(head) ? (
        <p className="text-muted">{t('closeWaits')}</p>
      ) : (
        <ActForm act="closeCase" fixed={caseInput(head)} label={t('close')} />
      )}
    </>
  )
}

/** What remains once there is a decision: telling it, carrying it out, the next body, the casebook. */
export async function AfterDecision({ head }: { readonly head: CaseHead }) {
  const t = await getTranslations('panelRoom')
  const keeps = keepsCase(head)
  const told = head.isNotified
  const further = isOpenFurther(head)
  if (!told && !(keeps && head.status === 'DECIDED')) return null
  return (
    <Part title={t('after')}>
      <div className="flex max-w-prose flex-col gap-6">
        {told ? (
          <p>
            <Link href={paths.eventSection(head.event, 'corrections')} className="link">
              {t('eventCorrections')}
            </Link>
          </p>
        ) : (
          <ActForm act="notifyDecision" fixed={caseInput(head)} label={t('notify')} tone="decide" />
        )}
        {told && keeps ? <DeskAfter head={head} /> : null}
        {told && isParty(head) && !further && head.status !== 'ESCALATED' ? <p>{t('final')}</p> : null}
        {told && isParty(head) && further && head.status !== 'ESCALATED' ? (
          <ActForm
            act="escalateAppeal"
            fixed={caseInput(head)}
            label={t('escalate')}
            fields={[{ name: 'grounds', kind: 'area', label: t('grounds'), required: true }]}
          />
        ) : null}
      </div>
    </Part>
  )
}
