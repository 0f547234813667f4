'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { useClient } from 'urql'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Notice } from '@/components/ui/notice'
import type { ResultOf, VariablesOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { namesInOrder } from '@/lib/format/names'
import { useAction } from '@/lib/graphql/use-action'
import { paths } from '@/lib/paths'
import { BodySelect, type Choice, Line } from '@/components/form-fields'
import { nameOf } from './names'
import { RegisterPersonMutation } from './person-acts.graphql'
import { LookAlikesQuery } from './register-desk.graphql'

type Input = VariablesOf<typeof RegisterPersonMutation>['input']
type LookAlike = ResultOf<typeof LookAlikesQuery>['lookAlikes'][number]

const inputOf = (form: FormData): Input => {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const names = [
    nameOf('Hans', text('hanFamily'), text('hanGiven')),
    nameOf('Latn', text('latinFamily'), text('latinGiven')),
  ].flatMap(name => (name ? [name] : []))
  const gender = text('gender')
  return {
    organisation: text('organisation'),
    names,
    gender: gender === 'female' || gender === 'male' ? gender : 'unstated',
    birthDate: text('birthDate') || null,
  }
}

function LookAlikeList({ found }: { readonly found: readonly LookAlike[] }) {
  const t = useTranslations('registerDesk')
  const locale = useLocale()
  return (
    <ul className="my-3 border-rule border-t">
      {found.map(({ person, score }) => {
        if (!person) return null
        const { primary, secondary } = namesInOrder(person, locale)
        return (
          <li key={person.id} className="border-rule border-b py-2">
            <Link href={paths.deskPerson(person.id)} className="link font-medium">
              {primary.text}
            </Link>{' '}
            <span className="text-muted text-sm">
              {secondary?.text} <span className="figures">{person.number}</span>
              {person.club ? ` · ${inLanguage(person.club.name, locale)}` : ''}
              {person.birthYear ? ` · ${person.birthYear}` : ''} · {t('alike', { score })}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

interface RegisterProps {
  readonly bodies: readonly Choice[]
  /** The reader's own body: whoever is registered belongs to it unless another is chosen. */
  readonly own: string | undefined
}

function PersonFields({ bodies, own }: RegisterProps) {
  const t = useTranslations('registerDesk')
  return (
    <>
      <Line id="han-family" name="hanFamily" path="names" label={t('hanFamily')} />
      <Line id="han-given" name="hanGiven" label={t('hanGiven')} />
      <Line id="latin-family" name="latinFamily" label={t('latinFamily')} />
      <Line id="latin-given" name="latinGiven" label={t('latinGiven')} />
      <SelectField
        id="gender"
        name="gender"
        label={t('gender')}
        choices={(['unstated', 'female', 'male'] as const).map(value => ({ value, label: t(`genders.${value}`) }))}
      />
      <Line id="birth" name="birthDate" label={t('birthDate')} type="date" />
      <BodySelect id="body" name="organisation" label={t('memberOf')} bodies={bodies} value={own} />
    </>
  )
}

/** Registers somebody; who looks alike is shown first, and only then can the person be declared to be new. */
export function RegisterForm({ bodies, own }: RegisterProps) {
  const t = useTranslations('registerDesk')
  const router = useRouter()
  const locale = useLocale()
  const client = useClient()
  const action = useAction(RegisterPersonMutation, data => data.registerPerson)
  const [asked, setAsked] = useState<{ readonly input: Input; readonly found: readonly LookAlike[] }>()
  const send = async (input: Input, surelyNew: boolean) => {
    const payload = await action.run({ input: { ...input, surelyNew, idempotencyKey: action.key() } })
    if (payload?.person) return router.push(`/${locale}${paths.deskPerson(payload.person.id)}`)
    const names = input.names.map(name => name.display)
    const variables = { organisation: input.organisation, names, birthDate: input.birthDate ?? null }
    const { data } = await client.query(LookAlikesQuery, variables, { requestPolicy: 'network-only' }).toPromise()
    setAsked({ input, found: data?.lookAlikes ?? [] })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(undefined)
    void send(inputOf(new FormData(event.currentTarget)), false)
  }
  return (
    <>
      <Form onSubmit={submit} className="grid max-w-3xl items-start gap-4 sm:grid-cols-2">
        <PersonFields bodies={bodies} own={own} />
        <div className="sm:col-span-2">
          <Button type="submit" tone="strong" disabled={action.pending}>
            {t('register')}
          </Button>
          <ActionOutcome failure={action.failure} />
        </div>
      </Form>
      {asked && asked.found.length > 0 ? (
        <section className="mt-4 max-w-3xl">
          <Notice tone="attention" title={t('oneOfThese')}>
            {t('oneOfTheseHint')}
          </Notice>
          <LookAlikeList found={asked.found} />
          <Button tone="decide" disabled={action.pending} onClick={() => send(asked.input, true)}>
            {t('noneOfThese')}
          </Button>
        </section>
      ) : null}
    </>
  )
}
