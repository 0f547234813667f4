'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { ActionOutcome } from '@/components/action-outcome'
import { Instant } from '@/components/instant'
import { Button } from '@/components/ui/button'
import type { ResultOf } from '@/gql'
import { type CodeValues, codeText, type Words } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { valuesOf } from '@/i18n/problem-message'
import { useAction } from '@/lib/graphql/use-action'
import { paths } from '@/lib/paths'
import type { NoticesQuery } from './cases.graphql'
import { ReadNoticesMutation } from './notices.graphql'

type Notice = ResultOf<typeof NoticesQuery>['notices']['edges'][number]['node']

const doors: Readonly<Record<NonNullable<Notice['subject']>, (id: string) => string>> = {
  eventRequest: paths.deskEventRequest,
  claim: () => paths.deskClaims(),
  person: number => paths.player({ number }),
}

const isNew = ({ readAt, settledAt }: Notice): boolean => !readAt && !settledAt

/** Its time is when something takes place, not until when something is to be done. */
const isHearing = ({ code }: Notice): boolean => code === 'HEARING_SET' || code === 'HEARING_MOVED'

/** Where a notice leads: of a case to the very form in which its act is done. */
const doorOf = ({ appeal, subject, subjectId, path }: Notice): string | undefined => {
  if (path) return path
  if (appeal) return paths.case(appeal)
  return subject && subjectId ? doors[subject](subjectId) : undefined
}

/** The code of a notice's whole sentence, where it carries all that is said there: those of long ago do not. */
const wholeIfGiven = (words: Words, code: string, values: CodeValues): string => {
  const whole = `${code}_whole`
  if (!words.has(whole)) return code
  const names = [...String(words.raw(whole)).matchAll(/\{(\w+)\}/g)]
  return names.every(([, name = '']) => name in values) ? whole : code
}

/** When it came, its own time, and whether it is done or new. */
function NoticeTimes({ notice }: { readonly notice: Notice }) {
  const t = useTranslations('myCases')
  return (
    <p className="flex flex-wrap gap-x-3 text-muted text-sm">
      <Instant at={notice.at} />
      {notice.dueAt && !notice.settledAt ? (
        <span className="text-ink">
          {t(isHearing(notice) ? 'noticeAt' : 'noticeDue')} <Instant at={notice.dueAt} />
        </span>
      ) : null}
      {notice.calendar ? (
        <a href={notice.calendar} className="link" download="hearing.ics">
          {t('toCalendar')}
        </a>
      ) : null}
      {notice.settledAt ? <span>{t('settled')}</span> : null}
      {isNew(notice) ? <span className="text-ink">{t('unread')}</span> : null}
    </p>
  )
}

/** The reader's notices, unread ones marked with a word and a dot. */
export function NoticeList({ notices }: { readonly notices: readonly Notice[] }) {
  const t = useTranslations('myCases')
  const words = useTranslations('notice')
  const locale = useLocale()
  const router = useRouter()
  const action = useAction(ReadNoticesMutation, data => data.payload)
  const textOf = ({ code, params }: Notice) => {
    const values = valuesOf(params, locale)
    const said = wholeIfGiven(words, code, values)
    const { clock } = values
    return codeText(words, said, clock === undefined ? values : { ...values, clock: codeText(words, `clock_${clock}`) })
  }
  const unread = notices.filter(isNew)
  const read = async () => {
    if (await action.run({ ids: unread.map(notice => notice.id) })) router.refresh()
  }
  return (
    <section aria-labelledby="notices" className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id="notices" className="text-lg">
          {t('notices')}
        </h2>
        {unread.length > 0 ? (
          <Button size="small" onClick={read} disabled={action.pending}>
            {t('markRead')}
          </Button>
        ) : null}
      </div>
      <ActionOutcome failure={action.failure} />
      {notices.length === 0 ? <p className="text-muted">{t('noNotices')}</p> : null}
      <ul className="border-rule border-t empty:border-0">
        {notices.map(notice => (
          <li key={notice.id} className="border-rule border-b py-2.5">
            {doorOf(notice) ? (
              <Link href={doorOf(notice) ?? ''} className={isNew(notice) ? 'link font-medium' : 'link'}>
                {textOf(notice)}
              </Link>
            ) : (
              <span>{textOf(notice)}</span>
            )}
            <NoticeTimes notice={notice} />
          </li>
        ))}
      </ul>
    </section>
  )
}
