import { getLocale, getTranslations } from 'next-intl/server'
import { namesInOrder } from '@/lib/format/names'
import { ActForm } from '@/features/case-act'
import { Part } from './case-frame'
import { type CaseHead, caseInput, type Seat } from './load-room'

const DECLARED = ['family', 'captain', 'coach', 'business', 'otherDeclared'] as const

const seatOptions = (seats: readonly Seat[], locale: string) =>
  seats
    .filter(seat => seat.leftAt === null)
    .map(seat => ({ value: seat.id, label: namesInOrder(seat.person, locale).primary.text }))

/** What a proposed member or reserve says, in each case anew, and how to step back. */
export async function MemberActs({ head }: { readonly head: CaseHead }) {
  const [t, ties] = await Promise.all([getTranslations('panelRoom'), getTranslations('conflictTie')])
  const options = [
    { value: '', label: t('chooseOne') },
    { value: 'none', label: t('none') },
    ...DECLARED.map(value => ({ value, label: ties(value) })),
  ]
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <Part title={t('discloseTitle')}>
        <ActForm
          act="disclose"
          fixed={caseInput(head)}
          label={t('disclose')}
          tone="strong"
          fields={[
            { name: 'tie', kind: 'choice', label: t('tie'), options, hint: t('discloseHint'), required: true },
            { name: 'text', kind: 'text', label: t('tieText') },
          ]}
        />
      </Part>
      <Part title={t('recuseTitle')}>
        <ActForm
          act="recuse"
          fixed={caseInput(head)}
          label={t('recuse')}
          fields={[{ name: 'reason', kind: 'text', label: t('reason'), required: true }]}
        />
      </Part>
    </div>
  )
}

/** A tie that was disclosed by mistake, taken back by whoever disclosed it: nothing else of the panel is open to that member. */
export async function TakeBackOwn({ head }: { readonly head: CaseHead }) {
  const t = await getTranslations('panelRoom')
  return (
    <Part title={t('takeBackTitle')}>
      <p className="mb-3 max-w-prose text-muted">{t('takeBackOwnHint')}</p>
      <div className="max-w-prose">
        <ActForm
          act="withdrawDisclosure"
          fixed={caseInput(head)}
          label={t('takeBack')}
          fields={[{ name: 'reason', kind: 'area', label: t('reason'), required: true }]}
        />
      </div>
    </Part>
  )
}

/** The same by the clerk, for a member who has said so elsewhere. */
async function TakeBackFor({ head, seats }: { readonly head: CaseHead; readonly seats: readonly Seat[] }) {
  const [t, locale] = await Promise.all([getTranslations('panelRoom'), getLocale()])
  const members = seatOptions(
    seats.filter(seat => seat.disclosesNone === false),
    locale,
  )
  if (members.length === 0) return null
  return (
    <Part title={t('takeBackTitle')}>
      <p className="mb-3 max-w-prose text-muted">{t('takeBackHint')}</p>
      <ActForm
        act="withdrawDisclosure"
        fixed={caseInput(head)}
        label={t('takeBack')}
        fields={[
          {
            name: 'member',
            kind: 'choice',
            label: t('member'),
            options: [{ value: '', label: t('chooseOne') }, ...members],
            required: true,
          },
          { name: 'reason', kind: 'area', label: t('reason'), required: true },
        ]}
      />
    </Part>
  )
}

/** An objection to a member: by each side, or by the desk for a side that has nobody there. */
export async function ChallengeAct({ head, seats }: { readonly head: CaseHead; readonly seats: readonly Seat[] }) {
  const [t, locale] = await Promise.all([getTranslations('panelRoom'), getLocale()])
  const members = seatOptions(seats, locale)
  if (members.length === 0) return null
  const options = [{ value: '', label: t('chooseOne') }, ...members]
  return (
    <Part title={t('challengeTitle')}>
      <ActForm
        act="challengeMember"
        fixed={caseInput(head)}
        label={t('challenge')}
        fields={[
          { name: 'member', kind: 'choice', label: t('member'), options, required: true },
          { name: 'reason', kind: 'area', label: t('reason'), required: true },
        ]}
      />
    </Part>
  )
}

/** Why a panel cannot be seated yet; the API says the same to who tries. */
const seatingWaits = (head: CaseHead, sitting: readonly Seat[]) => {
  if (head.nextSteps.some(step => step.code === 'REPLACE_MEMBER')) return 'seatWaitsTied'
  if (head.status === 'CHALLENGED') return 'seatWaitsChallenge'
  return sitting.some(seat => seat.disclosesNone === null) ? 'seatWaitsDisclosure' : undefined
}

interface DeskActsProps {
  readonly head: CaseHead
  readonly seats: readonly Seat[]
  /** It does not sit yet. */
  readonly forming: boolean
}

/** What the desk does with a panel: it is seated once it is formed, and a reserve steps in, however late. */
export async function DeskActs({ head, seats, forming }: DeskActsProps) {
  const [t, locale] = await Promise.all([getTranslations('panelRoom'), getLocale()])
  const here = seats.filter(seat => seat.leftAt === null)
  const sitting = here.filter(seat => seat.role !== 'reserve')
  // Who has disclosed a tie is likely the one to go.
  const tied = sitting.filter(seat => seat.disclosure !== null)
  const leaving = seatOptions([...tied, ...sitting.filter(seat => seat.disclosure === null)], locale)
  if (leaving.length === 0) return null
  const waits = seatingWaits(head, sitting)
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      {forming ? (
        <Part title={t('seatTitle')}>
          {waits ? (
            <p className="max-w-prose text-muted">{t(waits)}</p>
          ) : (
            <ActForm act="seatPanel" fixed={caseInput(head)} label={t('seatPanel')} tone="strong" />
          )}
        </Part>
      ) : null}
      <Part title={t('replaceTitle')}>
        {here.length === sitting.length ? (
          <p className="max-w-prose text-muted">{t('noReserve')}</p>
        ) : (
          <ActForm
            act="replaceByReserve"
            fixed={caseInput(head)}
            label={t('replace')}
            fields={[
              { name: 'member', kind: 'choice', label: t('member'), options: leaving },
              { name: 'reason', kind: 'text', label: t('reason'), required: true },
            ]}
          />
        )}
      </Part>
      {forming ? <TakeBackFor head={head} seats={here} /> : null}
    </div>
  )
}
