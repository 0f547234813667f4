import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { SavePictures } from '@/components/save-pictures'
import { EmptyState } from '@/components/ui/empty-state'
import { loadStory } from '@/features/standings'
import { locales } from '@/i18n/routing'
import { ask } from '@/lib/graphql/server-client'
import { ownAddress } from '@/lib/own-address'
import { paths } from '@/lib/paths'
import { PressQuery } from './press.graphql'
import { pressText } from './press-text'
import { TakePress } from './take-press'

/** The names of the languages, each in its own. */
const languages = { 'zh-CN': '中文', en: 'English' } as const

/** A report of a published event as text in both languages, the reader's first, and as a picture: both by one press. */
export async function PressView({ eventId }: { readonly eventId: string }) {
  const [t, locale, origin, answer] = await Promise.all([
    getTranslations('press'),
    getLocale(),
    ownAddress(),
    ask(PressQuery, { event: eventId }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const event = answer.data.event
  const standings = event?.stages.flatMap(stage => stage.standings ?? []).findLast(({ publishedAt }) => publishedAt)
  if (!event?.outcome || !standings) return <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState>
  const story = await loadStory(standings.id)
  const order = [...locales].sort((a, b) => Number(b === locale) - Number(a === locale))
  const sheets = await Promise.all(
    order.map(async language => ({
      language,
      text: await pressText(language, {
        event,
        standings,
        story,
        address: `${origin}/${language}${paths.event(event)}`,
      }),
      picture: paths.pictureIn({ kind: 'standings', name: standings.id, locale: language }, 'square'),
    })),
  )
  return (
    <>
      <h2 className="mb-1 text-md">{t('title')}</h2>
      <p className="mb-4 max-w-prose text-muted text-sm">{t('intro')}</p>
      <div className="flex max-w-prose flex-col gap-8">
        {sheets.map(({ language, text, picture }) => (
          <section key={language} lang={language} aria-label={languages[language]}>
            <h3 className="mb-1 text-muted text-sm">{languages[language]}</h3>
            <p className="whitespace-pre-line break-words rounded-md border border-rule p-4">{text}</p>
            <TakePress
              text={text}
              picture={picture}
              words={{ take: t('take'), taken: t('taken'), failed: t('failed') }}
            />
          </section>
        ))}
      </div>
      <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm" data-no-print="">
        <SavePictures kind="standings" name={standings.id} />
      </p>
    </>
  )
}
