import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import type { ResultOf } from '@/gql'
import { paths } from '@/lib/paths'
import type { LawArticleQuery } from './laws.graphql'

type Article = NonNullable<NonNullable<ResultOf<typeof LawArticleQuery>['lawBook']>['article']>

interface DrivesProps {
  readonly sport: string
  readonly drives: Article['drives']
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 border-rule border-b py-2">
      <span className="text-muted text-sm">{name}</span>
      <span>{children}</span>
    </li>
  )
}

/** Times, hearings, tie-breaks and conditions that go by an article, each the way to where it is seen. */
export async function Drives({ sport, drives: { windows, hearing, tieBreaks, settings } }: DrivesProps) {
  const t = await getTranslations()
  if (windows.length + hearing.length + tieBreaks.length + settings.length === 0) return null
  const events = paths.with('/events', { sport })
  const link = (href: string, words: string) => (
    <Link href={href} className="link">
      {words}
    </Link>
  )
  return (
    <section className="pb-5" data-drives="">
      <h2 className="mb-1 text-md">{t('laws.drives')}</h2>
      <ul>
        {windows.map(({ kind, anchor, minutes }) => (
          <Line key={kind} name={codeText(t, `windowKind.${kind}`)}>
            {link(
              paths.helpJob('player', 'appeal'),
              t('laws.window', {
                kind: codeText(t, `windowKind.${kind}`),
                minutes,
                anchor: codeText(t, `ruling.anchors.${anchor}`),
              }),
            )}
          </Line>
        ))}
        {hearing.length > 0 ? (
          <Line name={t('laws.hearing')}>
            {link(paths.casebook(), hearing.map(body => codeText(t, `hearingBody.${body}`)).join(' → '))}
          </Line>
        ) : null}
        {tieBreaks.length > 0 ? (
          <Line name={t('laws.tieBreaks')}>
            {link(events, tieBreaks.map(code => codeText(t, `tieBreak.${code}`)).join(' → '))}
          </Line>
        ) : null}
        {settings.length > 0 ? (
          <Line name={t('laws.settings')}>
            {link(events, settings.map(key => codeText(t, `stageSettings.${sport}.${key}.label`, {}, key)).join(' · '))}
          </Line>
        ) : null}
      </ul>
    </section>
  )
}
