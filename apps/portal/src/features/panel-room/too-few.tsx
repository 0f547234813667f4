import { getLocale, getTranslations } from 'next-intl/server'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import type { CaseHead } from './load-room'
import { CaseBodiesQuery } from './too-few.graphql'

interface TooFewProps {
  readonly head: CaseHead
  /** How many may sit as the roster stands. */
  readonly free: number
  /** Some of the others have a tie that may be let pass. */
  readonly passable: boolean
}

/** Fewer than a panel usually has. */
const USUAL = 3

/** Where the roster is too small for the conflicts in it: whom else to name, and where, so that the case goes on. */
export async function TooFew({ head, free, passable }: TooFewProps) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('panelRoom'),
    getLocale(),
    ask(CaseBodiesQuery, { appeal: head.id }),
  ])
  const own = answer.ok ? answer.data.appeal?.event.organisation : undefined
  const bodies = [own, own?.parent, own?.parent?.parent].flatMap(body => body ?? [])
  return (
    <details className="border-rule border-y" open={free < USUAL}>
      <summary className="link flex min-h-11 cursor-pointer items-center">{t('tooFew.title')}</summary>
      <ul className="mb-4 max-w-prose list-disc pl-5">
        <li>
          {t('tooFew.name')}{' '}
          {bodies.map(body => (
            <Link
              key={body.id}
              href={`${paths.deskBody(body.id)}#committees`}
              className="link mr-3 inline-flex min-h-11 items-center"
            >
              {inLanguage(body.name, locale)}
            </Link>
          ))}
        </li>
        {passable ? <li>{t('tooFew.pass')}</li> : null}
        <li>
          <Link href={paths.deskEventPowers(head.event.id)} className="link inline-flex min-h-11 items-center">
            {t('tooFew.who')}
          </Link>
        </li>
      </ul>
    </details>
  )
}
