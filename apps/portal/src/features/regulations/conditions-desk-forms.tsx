'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, type ReactNode, useState, useTransition } from 'react'
import { ActForm } from '@/components/act-form'
import { ActionOutcome } from '@/components/action-outcome'
import { Line } from '@/components/form-fields'
import { Button } from '@/components/ui/button'
import { Field, TextArea } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useAction } from '@/lib/graphql/use-action'
import { PublishConditionsMutation, SaveConditionsMutation } from './regulations.graphql'
import type { Section } from './section-facts'

interface Words {
  readonly zh: string
  readonly en: string
}

export interface EditedSection {
  readonly section: Section
  readonly words: Words
  /** Usual words of the sport. */
  readonly usual: Words | undefined
  /** What the event has on file, as the document shows it. */
  readonly facts: ReactNode
}

interface WordsFormProps {
  readonly event: string
  readonly version: number
  readonly sections: readonly EditedSection[]
}

type Written = Readonly<Record<string, Words>>

const languages = ['zh', 'en'] as const

/** The words on the screen, and how they are saved: never over words that somebody else saved meanwhile. */
const useWords = ({ event, version, sections }: WordsFormProps) => {
  const router = useRouter()
  const action = useAction(SaveConditionsMutation, data => data.saveConditions)
  const [saved, setSaved] = useState(false)
  /** What the words on the screen go back to, whatever the page has fetched since. */
  const [seen, setSeen] = useState(version)
  const [fetching, fetchAgain] = useTransition()
  const [written, setWritten] = useState<Written>(() =>
    Object.fromEntries(sections.map(({ section, words }) => [section, words])),
  )
  const wordsOf = (section: Section): Words => written[section] ?? { zh: '', en: '' }
  const write = (section: Section, words: Words) => setWritten(before => ({ ...before, [section]: words }))
  const fillEmpty = () => {
    for (const { section, usual } of sections) {
      const { zh, en } = wordsOf(section)
      if (usual && !zh && !en) write(section, usual)
    }
  }
  const save = async () => {
    setSaved(false)
    const all = sections.map(({ section }) => ({ section, ...wordsOf(section) }))
    const input = { event, expectedVersion: seen, sections: all.filter(({ zh, en }) => zh.trim() || en.trim()) }
    if (!(await action.run({ input: { ...input, idempotencyKey: action.key() } }))) return
    setSeen(seen + 1)
    setSaved(true)
    fetchAgain(() => router.refresh())
  }
  return {
    wordsOf,
    write,
    fillEmpty,
    save,
    pending: action.pending || fetching,
    isSaved: saved && !fetching,
    failure: action.failure,
  }
}

interface SectionWordsProps extends EditedSection {
  readonly onWrite: (words: Words) => void
}

/** One section: what is on file, its words in both languages, and the usual ones to begin with. */
function SectionWords({ section, usual, facts, words, onWrite }: SectionWordsProps) {
  const t = useTranslations('conditionsDesk')
  const names = useTranslations('regulations.section')
  return (
    <fieldset className="flex flex-col gap-3 border-rule border-t pt-4">
      <legend className="float-left mb-2 w-full font-semibold text-md">{names(section)}</legend>
      <div className="clear-both text-muted text-sm">{facts}</div>
      <div className="grid gap-4 sm:grid-cols-2">
        {languages.map(language => (
          <Field key={language} id={`${section}-${language}`} label={t(language)}>
            <TextArea
              id={`${section}-${language}`}
              lang={language === 'zh' ? 'zh-CN' : 'en'}
              rows={4}
              maxLength={8000}
              value={words[language]}
              onChange={change => onWrite({ ...words, [language]: change.target.value })}
            />
          </Field>
        ))}
      </div>
      {usual ? (
        <div>
          <Button type="button" tone="plain" size="small" onClick={() => onWrite(usual)}>
            {t('usual')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}

/** The words of each section in both languages, beside what is on file; saved, not yet published. */
export function WordsForm(props: WordsFormProps) {
  const t = useTranslations('conditionsDesk')
  const { wordsOf, write, fillEmpty, save, pending, isSaved, failure } = useWords(props)
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    void save()
  }
  return (
    <Form onSubmit={submit} aria-label={t('save')} className="flex flex-col gap-8">
      <div>
        <Button type="button" onClick={fillEmpty}>
          {t('fillAll')}
        </Button>
      </div>
      {props.sections.map(({ section, usual, facts }) => (
        <SectionWords
          key={section}
          section={section}
          usual={usual}
          facts={facts}
          words={wordsOf(section)}
          onWrite={words => write(section, words)}
        />
      ))}
      <div>
        <Button type="submit" tone="strong" disabled={pending}>
          {t('save')}
        </Button>
        <ActionOutcome failure={failure} />
        {isSaved ? (
          <p role="status" className="mt-2 text-muted text-sm">
            {t('saved')}
          </p>
        ) : null}
      </div>
    </Form>
  )
}

interface PublishFormProps {
  readonly event: string
  readonly version: number
  /** The number the published version will have. */
  readonly number: number
}

/** Publishes what was saved; from the second version on with its reason. */
export function PublishForm({ event, version, number }: PublishFormProps) {
  const t = useTranslations('conditionsDesk')
  return (
    <ActForm
      key={number}
      document={PublishConditionsMutation}
      payloadOf={data => data.publishConditions}
      label={t('publish')}
      submit={t('publishNew', { number })}
      tone="decide"
      inputOf={form => ({
        event,
        expectedVersion: version,
        reason: form.maybe('reason'),
        idempotencyKey: form.key,
      })}
    >
      {number > 1 ? <Line id="conditions-reason" name="reason" label={t('reason')} required /> : null}
      <p className="text-muted text-sm sm:col-span-2">{t('unsaved')}</p>
    </ActForm>
  )
}
