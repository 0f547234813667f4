import { getLocale, getTranslations } from 'next-intl/server'
import { ClauseRef } from '@/components/clause-ref'
import { Instant } from '@/components/instant'
import { PrintedValue } from '@/components/printed-sheet'
import { Chip } from '@/components/ui/chip'
import { Statements } from '@/features/appeals'
import { TravellerView } from '@/features/boards'
import { CaseLines } from '@/features/like-cases'
import { Link } from '@/i18n/navigation'
import { codeText } from '@/i18n/code-text'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { Part } from './case-frame'
import type { CaseHead } from './load-room'
import { SimilarCasesQuery } from './similar-cases.graphql'

async function Ruling({ head }: { readonly head: CaseHead }) {
  const [t, locale] = await Promise.all([getTranslations('panelRoom'), getLocale()])
  const { ruling } = head
  if (!ruling) return null
  return (
    <section className="flex max-w-prose flex-col gap-1">
      <h3 className="text-md">{t('directorsRuling')}</h3>
      <p className="whitespace-pre-line">{ruling.facts}</p>
      <p className="whitespace-pre-line font-medium">{ruling.decision}</p>
      <p className="flex flex-wrap gap-x-3">
        <ClauseRef clause={ruling.clause} />
        {ruling.directorCalled ? (
          <bdi className="text-muted text-sm">{inLanguage(ruling.directorCalled, locale)}</bdi>
        ) : null}
      </p>
    </section>
  )
}

/** The table: the whole board with its hands, auction and results where the sport has boards, else the sheet in print. */
async function Table({ head }: { readonly head: CaseHead }) {
  const [t, columns] = await Promise.all([getTranslations('panelRoom'), getTranslations('columns')])
  const { table, stage } = head
  if (!table) return null
  const { board, session, section } = table
  return (
    <Part title={t('tablePlayed')}>
      <p className="mb-4 flex flex-wrap gap-x-4 gap-y-1">
        {table.printed.map(({ name, value }) => (
          <span key={name}>
            <span className="text-muted text-sm">{codeText(columns, name)} </span>
            <PrintedValue name={name} value={value} />
          </span>
        ))}
      </p>
      {board && stage.standings ? (
        <TravellerView
          eventId={head.event.id}
          at={{
            revision: stage.standings.id,
            board,
            ...(section ? { section } : {}),
            ...(session ? { session: String(session) } : {}),
          }}
        />
      ) : null}
    </Part>
  )
}

/** Questions of law, with the answers they were given. */
async function Law({ head }: { readonly head: CaseHead }) {
  const t = await getTranslations('panelRoom')
  const asked = head.orders.filter(order => order.kind === 'lawPart')
  if (asked.length === 0) return null
  return (
    <section className="flex max-w-prose flex-col gap-2">
      <h3 className="text-md">{t('law')}</h3>
      {asked.map(order => (
        <div key={order.id}>
          <p className="whitespace-pre-line">{order.text}</p>
          {order.reasons ? <p className="whitespace-pre-line font-medium">{order.reasons}</p> : null}
          <p className="flex flex-wrap gap-x-3">
            {order.clauses.map(clause => (
              <ClauseRef key={clause.article} clause={clause} />
            ))}
          </p>
        </div>
      ))}
    </section>
  )
}

async function Evidence({ head, page }: { readonly head: CaseHead; readonly page: string }) {
  const t = await getTranslations('panelRoom')
  return (
    <section className="flex max-w-prose flex-col gap-2">
      <h3 className="text-md">{t('evidence')}</h3>
      {head.evidence.length === 0 ? (
        <p className="text-muted">{t('noEvidence')}</p>
      ) : (
        <>
          <ol className="list-decimal pl-5">
            {head.evidence.map(item => (
              <li key={item.id} value={item.number}>
                {item.title} {item.visibility === 'sealed' ? <Chip tone="strong">{t('sealed')}</Chip> : null}
              </li>
            ))}
          </ol>
          <p>
            <Link href={page} className="link">
              {t('openEvidence')}
            </Link>
          </p>
        </>
      )}
    </section>
  )
}

/** Cases in print of the same situation or on the same law. */
async function Similar({ head }: { readonly head: CaseHead }) {
  if (!head.ruling) return null
  const [t, answer] = await Promise.all([
    getTranslations('panelRoom'),
    ask(SimilarCasesQuery, { ruling: head.ruling.id }),
  ])
  const found = answer.ok ? (answer.data.ruling?.casesLikeIt ?? []) : []
  if (found.length === 0) return null
  return (
    <section data-cases-like>
      <h3 className="text-md">{t('similar')}</h3>
      <CaseLines cases={found} />
    </section>
  )
}

/** In the place of an answer: that there is none, whose it would be, and until when there is time. */
async function Unanswered({ head }: { readonly head: CaseHead }) {
  const [t, sides, locale] = await Promise.all([
    getTranslations('panelRoom'),
    getTranslations('partySide'),
    getLocale(),
  ])
  const awaited = head.awaited.find(({ who }) => who === 'respondent')
  const names = awaited?.called.map(called => inLanguage(called, locale)) ?? []
  return (
    <>
      <h3 className="text-md">{sides('respondent')}</h3>
      {names.length > 0 ? <p>{new Intl.ListFormat(locale).format(names)}</p> : null}
      <p className="font-medium text-seal">{t(awaited ? 'notAnsweredYet' : 'notAnswered')}</p>
      {awaited?.by ? (
        <p>
          {t('answerBy')} <Instant at={awaited.by} zone={head.timeZone} />
        </p>
      ) : null}
    </>
  )
}

/** What the two sides say, beside each other; where one has said nothing, its place says so. */
async function BothSides({ head }: { readonly head: CaseHead }) {
  const [t, sides] = await Promise.all([getTranslations('panelRoom'), getTranslations('partySide')])
  if (!head.statement) return null
  const answers = head.statements.filter(({ kind }) => kind === 'response')
  return (
    <div className="grid gap-4 text-read md:grid-cols-2" data-both-sides="">
      <section className="flex flex-col gap-1 rounded-md border border-rule p-4">
        <h3 className="text-md">{sides('appellant')}</h3>
        <p className="whitespace-pre-line break-words">{head.statement}</p>
        {head.relief ? (
          <p className="break-words">
            <span className="text-muted">{t('relief')} </span>
            {head.relief}
          </p>
        ) : null}
      </section>
      <section className="flex flex-col gap-1 rounded-md border border-rule p-4">
        {answers.length > 0 ? <Statements statements={answers} zone={head.timeZone} /> : <Unanswered head={head} />}
      </section>
    </div>
  )
}

/** What was ruled, and the table it was ruled at. */
export function Facts({ head }: { readonly head: CaseHead }) {
  return (
    <>
      <Ruling head={head} />
      <Table head={head} />
    </>
  )
}

/** What each side and the director say, and what they handed in. */
export function Sides({ head, page }: { readonly head: CaseHead; readonly page: string }) {
  return (
    <>
      <BothSides head={head} />
      <Statements statements={head.statements.filter(({ kind }) => kind === 'director')} zone={head.timeZone} />
      <Evidence head={head} page={page} />
    </>
  )
}

/** The article the ruling rests on, questions of law with their answers, and like cases in print. */
export async function LawAndCases({ head }: { readonly head: CaseHead }) {
  const t = await getTranslations('panelRoom')
  return (
    <>
      {head.ruling ? (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span>{t('restsOn')}</span>
          <ClauseRef clause={head.ruling.clause} />
        </p>
      ) : null}
      <Law head={head} />
      <Similar head={head} />
    </>
  )
}

/** The case whole: what was ruled, what each side and the director say, the law, the table, the evidence, what was decided before. */
export async function CaseMatter({ head, page }: { readonly head: CaseHead; readonly page: string }) {
  const t = await getTranslations('panelRoom')
  return (
    <>
      <Part title={t('ruling')}>
        <div className="flex flex-col gap-6">
          <Ruling head={head} />
          <BothSides head={head} />
          <Statements statements={head.statements.filter(({ kind }) => kind === 'director')} zone={head.timeZone} />
          <Law head={head} />
          <Evidence head={head} page={page} />
          <Similar head={head} />
        </div>
      </Part>
      <Table head={head} />
    </>
  )
}
