'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { Field, FieldNotes, TextArea, TextInput } from '@/components/ui/field'
import { isRecord, readJson } from '@/lib/stored'
import { type Answered, askOnce, listen } from './ask-anything'

const Offers = dynamic(() => import('./offers').then(module => module.Offers), { ssr: false })

interface ExplorerProps {
  readonly operation: string
  readonly variables: string
}

/** The latest answers of a subscription that are kept in sight. */
const HEARD = 20

const isSubscription = (text: string): boolean => /^\s*(#.*\n\s*)*subscription\b/.test(text)

/** Runs what is written, and holds what came of it. */
const useRun = () => {
  const [answers, setAnswers] = useState<readonly Answered[]>([])
  const [trouble, setTrouble] = useState<'variables' | 'unreachable'>()
  const [running, setRunning] = useState<AbortController>()
  const run = async (query: string, variables: string, token: string) => {
    setTrouble(undefined)
    const values = variables.trim() ? readJson(variables) : {}
    if (!isRecord(values)) return setTrouble('variables')
    const control = new AbortController()
    setRunning(control)
    setAnswers([])
    const asked = { query, variables: values, token: token.trim(), signal: control.signal }
    try {
      if (isSubscription(query)) await listen(asked, one => setAnswers(before => [one, ...before].slice(0, HEARD)))
      else setAnswers([await askOnce(asked)])
    } catch {
      if (!control.signal.aborted) setTrouble('unreachable')
    } finally {
      setRunning(undefined)
    }
  }
  return { answers, trouble, running, run }
}

function Answer({ answer }: { readonly answer: Answered }) {
  const t = useTranslations('explorer')
  const { status, took, limit, text } = answer
  return (
    <div className="mb-4">
      <p className="figures text-muted text-sm">
        {t('answered', { status, took })}
        {limit ? <> · RateLimit: {limit}</> : null}
      </p>
      <pre className="mt-1 max-h-[70vh] overflow-auto border-rule border-y bg-raised p-3 text-sm">
        <code>{text}</code>
      </pre>
    </div>
  )
}

interface WritingProps {
  readonly text: string
  readonly write: (text: string) => void
}

/** The operation, with what may stand at the cursor once somebody writes. */
function OperationField({ text, write }: WritingProps) {
  const t = useTranslations('explorer')
  const [cursor, setCursor] = useState(text.length)
  const [isWriting, setWriting] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const put = (offered: string, from: number, until: number, back: number) => {
    const at = from + offered.length - back
    box.current?.focus()
    box.current?.setRangeText(offered, from, until, 'end')
    box.current?.setSelectionRange(at, at)
    write(box.current?.value ?? text)
    setCursor(at)
  }
  return (
    <>
      <Field id="operation" label={t('operation')} hint={t('keys')}>
        <TextArea
          id="operation"
          ref={box}
          aria-describedby="operation-hint"
          className="min-h-72 font-mono lg:text-sm"
          spellCheck={false}
          autoCapitalize="off"
          value={text}
          onFocus={() => setWriting(true)}
          onChange={event => {
            write(event.target.value)
            setCursor(event.target.selectionStart)
          }}
          onSelect={event => setCursor(event.currentTarget.selectionStart)}
        />
      </Field>
      {isWriting ? <Offers text={text} cursor={cursor} put={put} /> : null}
    </>
  )
}

function VariablesField({ text, write, isWrong }: WritingProps & { readonly isWrong: boolean }) {
  const t = useTranslations('explorer')
  return (
    <Field id="variables" label={t('variables')} problem={isWrong ? t('variablesWrong') : undefined}>
      <TextArea
        id="variables"
        aria-describedby={isWrong ? 'variables-problem' : undefined}
        aria-invalid={isWrong}
        className="font-mono lg:text-sm"
        spellCheck={false}
        value={text}
        onChange={event => write(event.target.value)}
      />
    </Field>
  )
}

/** An operation to write, its variables, a token, and what the API answers. */
export function Explorer(first: ExplorerProps) {
  const t = useTranslations('explorer')
  const [operation, setOperation] = useState(first.operation)
  const [variables, setVariables] = useState(first.variables)
  const [token, setToken] = useState('')
  const { answers, trouble, running, run } = useRun()
  const go = () => (running ? running.abort() : void run(operation, variables, token))
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    go()
  }
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <Form className="flex min-w-0 flex-col gap-4" onKeyDown={onKey} onSubmit={event => event.preventDefault()}>
        <OperationField text={operation} write={setOperation} />
        <VariablesField text={variables} write={setVariables} isWrong={trouble === 'variables'} />
        <Field id="token" label={t('token')} hint={t('tokenHint')}>
          <TextInput
            id="token"
            aria-describedby="token-hint"
            autoComplete="off"
            value={token}
            onChange={event => setToken(event.target.value)}
          />
        </Field>
        <div>
          <Button tone="strong" onClick={go}>
            {running ? t('stop') : t('run')}
          </Button>
          <FieldNotes id="run" hint={undefined} problem={trouble === 'unreachable' ? t('unreachable') : undefined} />
        </div>
      </Form>
      <section className="min-w-0" aria-label={t('answer')} aria-live="polite" aria-busy={running !== undefined}>
        <h2 className="mb-1 font-medium text-sm">{t('answer')}</h2>
        {answers.length === 0 ? <p className="text-muted">{running ? t('waiting') : t('nothing')}</p> : null}
        {answers.map(answer => (
          <Answer key={answer.took} answer={answer} />
        ))}
      </section>
    </div>
  )
}
