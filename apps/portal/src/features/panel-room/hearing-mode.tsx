import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Fold } from '@/components/fold'
import { Link } from '@/i18n/navigation'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { Facts, LawAndCases, Sides } from './case-matter'
import type { CaseHead, Seat } from './load-room'
import { type Poll, Polls } from './polls'
import { HearingForms, Withdraw } from './room-acts'
import { SeatsTable } from './seats-table'

/** The stations of a hearing, in the order a panel goes through them. */
const stations = ['facts', 'sides', 'law', 'ask', 'deliberate'] as const
type Station = (typeof stations)[number]

const isStation = (text: string | undefined): text is Station => stations.some(each => each === text)

interface HearingModeProps {
  readonly head: CaseHead
  readonly page: string
  /** As the address names it. */
  readonly step: string | undefined
  readonly seats: readonly Seat[]
  readonly polls: readonly Poll[]
  readonly chairs: boolean
}

/** The way through a hearing: where one is, and every other station one press away. */
async function Stations({ head, at }: { readonly head: CaseHead; readonly at: Station }) {
  const t = await getTranslations('panelRoom')
  const room = paths.caseRoom(head)
  return (
    <nav aria-label={t('hearingSteps')}>
      <ol className="flex flex-wrap gap-2">
        {stations.map((station, number) => (
          <li key={station}>
            <Link
              href={paths.with(room, { step: station })}
              aria-current={station === at ? 'step' : undefined}
              className={cn(
                'inline-flex min-h-11 items-center rounded-full border px-4 text-md',
                station === at ? 'border-ink bg-ink text-paper' : 'border-rule-strong hover:bg-raised',
              )}
            >
              {number + 1} {t(`steps.${station}`)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** What a panel may ask for while it hears: each form folded until it is wanted. */
async function Asking({ head, polls }: Pick<HearingModeProps, 'head' | 'polls'>) {
  const t = await getTranslations('panelRoom')
  const scheduled = head.status === 'HEARING_SCHEDULED'
  return (
    <>
      {scheduled ? <HearingForms head={head} /> : null}
      <Polls head={head} polls={polls} asking />
      {scheduled ? null : (
        <Fold title={t('callHearing')}>
          <HearingForms head={head} />
        </Fold>
      )}
    </>
  )
}

/** Who withdraws with whom, what is still awaited, and what the step ends: the door to deliberation. */
async function Deliberating({ head, seats, chairs }: Pick<HearingModeProps, 'head' | 'seats' | 'chairs'>) {
  const t = await getTranslations('panelRoom')
  return (
    <>
      <SeatsTable seats={seats} />
      {head.status === 'HEARING_SCHEDULED' ? (
        <p>{t('hearingFirst')}</p>
      ) : (
        <>
          <p>{t('deliberateEnds')}</p>
          <Withdraw head={head} chairs={chairs} />
        </>
      )}
    </>
  )
}

/** A case as it is heard: one thing at a time in the size of print that is read at arm's length. */
export async function HearingMode({ head, page, step, seats, polls, chairs }: HearingModeProps) {
  const t = await getTranslations('panelRoom')
  const at = isStation(step) ? step : 'facts'
  const next = stations[stations.indexOf(at) + 1]
  const shown: Readonly<Record<Station, ReactNode>> = {
    facts: <Facts head={head} />,
    sides: <Sides head={head} page={page} />,
    law: <LawAndCases head={head} />,
    ask: <Asking head={head} polls={polls} />,
    deliberate: <Deliberating head={head} seats={seats} chairs={chairs} />,
  }
  return (
    <div id="act" className="flex scroll-mt-20 flex-col gap-6" data-hearing={at}>
      <Stations head={head} at={at} />
      <section className="flex flex-col gap-6 text-read">
        <h2 className="text-lg">{t(`steps.${at}`)}</h2>
        {shown[at]}
      </section>
      {next ? (
        <p>
          <Link
            href={paths.with(paths.caseRoom(head), { step: next })}
            className="link inline-flex min-h-11 items-center"
          >
            {t('nextStep', { step: t(`steps.${next}`) })}
          </Link>
        </p>
      ) : null}
    </div>
  )
}
