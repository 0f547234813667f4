import { getTranslations } from 'next-intl/server'
import { Chip } from '@/components/ui/chip'
import { PageTitle } from '@/components/ui/page-title'
import { deskRooms } from '@/features/desk-frame'
import { loadViewer } from '@/features/sign-in'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { paths } from '@/lib/paths'
import { columns, idOf, words } from './topics'
import { type Tour, tours, toursOf } from './tours'

/** Whether a step leads somewhere the reader may go: into the rooms of the desk that are open to them, or out of it. */
type IsOpen = (href: string) => boolean

const openTo = async (): Promise<IsOpen> => {
  const rooms = new Set((await deskRooms()).map(({ href }) => href))
  return href => !href.startsWith(paths.desk) || rooms.has(href)
}

async function TourSteps(props: { readonly tour: Tour; readonly own: boolean; readonly isOpen: IsOpen }) {
  const { tour, own, isOpen } = props
  const t = await getTranslations('help')
  return (
    <details open={own} className="border-rule border-b">
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 font-medium">
        {t(`tour.${tour}.title`)}
        {own ? <Chip>{t('yours')}</Chip> : null}
      </summary>
      <ol className="list-decimal space-y-1 pb-4 pl-6">
        {Object.entries(tours[tour]).map(([step, href]) => (
          <li key={step} id={idOf(tour, step)} className="max-w-prose">
            {isOpen(href) ? (
              <Link href={href} className="link">
                {codeText(t, `tour.${tour}.${step}`)}
              </Link>
            ) : (
              codeText(t, `tour.${tour}.${step}`)
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}

/** Words of one kind, each with what it means. */
function Meanings({
  title,
  kind,
  of,
}: Readonly<{ title: string; kind: string; of: readonly (readonly [code: string, word: string, meaning: string])[] }>) {
  return (
    <section>
      <h3 className="mt-4 mb-2 font-medium">{title}</h3>
      <dl className="grid max-w-3xl gap-x-6 gap-y-1 sm:grid-cols-[12rem_1fr]">
        {of.map(([code, word, meaning]) => (
          <div key={code} className="contents">
            <dt id={idOf(kind, code)} className="font-medium">
              {word}
            </dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What each of us can do here, step by step, the reader's own roles open; and what the words mean. */
export async function HelpView() {
  const [t, viewer, isOpen] = await Promise.all([getTranslations(), loadViewer(), openTo()])
  const own = viewer.ok ? toursOf(viewer.data.viewer) : new Set<Tour>()
  const shown = own.size > 0 ? own : new Set<Tour>(['reader'])
  return (
    <>
      <PageTitle title={t('help.title')}>{t('help.intro')}</PageTitle>
      <section className="mb-10">
        <h2 className="mb-2 text-lg">{t('help.tours')}</h2>
        {(Object.keys(tours) as Tour[]).map(tour => (
          <TourSteps key={tour} tour={tour} own={shown.has(tour)} isOpen={isOpen} />
        ))}
      </section>
      <section id="words">
        <h2 className="text-lg">{t('help.words')}</h2>
        {(['units', 'states'] as const).map(kind => {
          const [place, codes] = words[kind]
          return (
            <Meanings
              key={kind}
              title={t(`help.${kind}`)}
              kind={place}
              of={codes.map(
                code => [code, codeText(t, `${place}.${code}`), codeText(t, `terms.${place}.${code}`)] as const,
              )}
            />
          )
        })}
        <Meanings
          title={t('help.columns')}
          kind="column"
          of={Object.entries(columns).map(
            ([code, name]) => [code, t(name), codeText(t, `terms.column.${code}`)] as const,
          )}
        />
      </section>
    </>
  )
}
