'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Line } from '@/components/form-fields'
import { Button } from '@/components/ui/button'
import { Field, SelectField, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useRouter } from '@/i18n/navigation'
import { codeOf, codesOf } from '@/lib/codes'
import { useAction } from '@/lib/graphql/use-action'
import { paths } from '@/lib/paths'
import { plugs } from '@/sports/plugs'
import { ArticleFields } from './article-fields'
import { articleInput, type DraftedArticle, draftedFrom, emptyArticle, type RulesBefore } from './drafted-rules'
import { PublishBodyRulesMutation } from './rules-desk.graphql'

const kinds = { regulations: true, conditions: true, tariff: true, supplement: true } as const
const scopes = { all: true, chosen: true } as const

interface RulesFormProps {
  readonly organisation: string
  readonly before: RulesBefore | undefined
  readonly today: string
}

/** The articles on the screen, each by its own key. */
const useArticles = (before: RulesBefore | undefined) => {
  const [articles, setArticles] = useState<readonly DraftedArticle[]>(() =>
    before ? draftedFrom(before) : [emptyArticle(0)],
  )
  const next = useRef(articles.length)
  return {
    articles,
    change: (key: number, part: Partial<DraftedArticle>) =>
      setArticles(all => all.map(one => (one.key === key ? { ...one, ...part } : one))),
    add: () => {
      const key = next.current++
      setArticles(all => [...all, emptyArticle(key)])
    },
    remove: (key: number) => setArticles(all => all.filter(one => one.key !== key)),
  }
}

/** What the rules are, apart from their articles. */
function HeadFields({ before, today }: Pick<RulesFormProps, 'before' | 'today'>) {
  const t = useTranslations('bodyRules')
  const sports = useTranslations('sport')
  const rules = before?.rules
  return (
    <div className="grid max-w-3xl items-start gap-4 sm:grid-cols-2">
      <Line id="rules-titleZh" name="titleZh" label={t('fields.titleZh')} required value={before?.title.zh} />
      <Line id="rules-titleEn" name="titleEn" label={t('fields.titleEn')} required value={before?.title.en} />
      {rules ? null : (
        <Field id="rules-name" label={t('fields.name')} hint={t('fields.nameHint')}>
          <TextInput
            id="rules-name"
            name="name"
            required
            maxLength={40}
            autoCapitalize="none"
            autoComplete="off"
            aria-describedby="rules-name-hint"
          />
        </Field>
      )}
      <Line id="rules-from" name="from" label={t('fields.from')} type="date" required value={today} />
      <SelectField
        id="rules-kind"
        name="kind"
        label={t('fields.kind')}
        defaultValue={rules?.kind}
        choices={codesOf(kinds).map(value => ({ value, label: t(`kind.${value}`) }))}
      />
      <SelectField
        id="rules-scope"
        name="scope"
        label={t('fields.scope')}
        defaultValue={rules?.scope}
        choices={codesOf(scopes).map(value => ({ value, label: t(`scope.${value}`) }))}
      />
      <SelectField
        id="rules-sport"
        name="sport"
        label={t('fields.sport')}
        defaultValue={rules?.sport ?? ''}
        choices={[
          { value: '', label: t('sportAll') },
          ...codesOf(plugs).map(value => ({ value, label: sports(value) })),
        ]}
      />
      {rules ? <Line id="rules-reason" name="reason" label={t('fields.reason')} required /> : null}
    </div>
  )
}

/** Writes rules of a body, or their next version, and publishes them. */
export function RulesForm({ organisation, before, today }: RulesFormProps) {
  const t = useTranslations('bodyRules')
  const router = useRouter()
  const { articles, change, add, remove } = useArticles(before)
  const action = useAction(PublishBodyRulesMutation, data => data.publishBodyRules)
  const publish = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const input = {
      organisation,
      name: before?.rules?.name ?? text('name'),
      expectedVersion: before?.rules?.version ?? 0,
      kind: codeOf(kinds, text('kind')) ?? 'regulations',
      scope: codeOf(scopes, text('scope')) ?? 'all',
      sport: codeOf(plugs, text('sport')) ?? null,
      ...{ titleZh: text('titleZh'), titleEn: text('titleEn'), from: text('from'), reason: text('reason') || null },
      articles: articles.map(articleInput),
      idempotencyKey: action.key(),
    }
    const done = await action.run({ input })
    if (done?.book) router.push(paths.lawBook(done.book))
  }
  return (
    <Form onSubmit={publish} aria-label={t('publish')} className="flex flex-col gap-6">
      <HeadFields before={before} today={today} />
      <section className="flex max-w-4xl flex-col gap-6" aria-label={t('articles')}>
        {articles.map((article, at) => (
          <ArticleFields
            key={article.key}
            article={article}
            at={at}
            onChange={part => change(article.key, part)}
            onRemove={articles.length > 1 ? () => remove(article.key) : undefined}
          />
        ))}
        <div>
          <Button type="button" onClick={add}>
            {t('addArticle')}
          </Button>
        </div>
      </section>
      <div>
        <p className="mb-2 text-muted text-sm">{t('publishNote')}</p>
        <Button type="submit" tone="decide" disabled={action.pending}>
          {t('publish')}
        </Button>
        <ActionOutcome {...(action.failure ? { failure: action.failure } : {})} notes={action.notes} />
      </div>
    </Form>
  )
}
