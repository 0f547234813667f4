'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Field, SelectField, TextArea, TextInput } from '@/components/ui/field'
import { type DraftedArticle, measures, type Measure, type SetsKind, setsKinds } from './drafted-rules'

interface ArticleProps {
  readonly article: DraftedArticle
  readonly at: number
  readonly onChange: (part: Partial<DraftedArticle>) => void
}

interface WordProps extends ArticleProps {
  readonly name: 'number' | 'titleZh' | 'titleEn' | 'amount' | 'from' | 'currency'
  readonly label: string
  readonly hint?: string
  readonly required?: boolean
  readonly decimal?: boolean
}

function Word({ article, at, name, label, hint, required, decimal, onChange }: WordProps) {
  const id = `article-${article.key}-${name}`
  return (
    <Field id={id} label={label} hint={hint}>
      <TextInput
        id={id}
        name={`articles.${at}.${name}`}
        required={required}
        autoComplete="off"
        inputMode={decimal ? 'decimal' : undefined}
        value={article[name]}
        onChange={event => onChange({ [name]: event.target.value })}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
    </Field>
  )
}

/** What is taken or done for a breach. */
function PenaltyFields(props: ArticleProps) {
  const t = useTranslations('bodyRules')
  const { article, onChange } = props
  const takes = article.measure === 'points' || article.measure === 'pointsHere'
  return (
    <>
      <SelectField
        id={`article-${article.key}-measure`}
        label={t('measure')}
        value={article.measure}
        onChange={event => onChange({ measure: event.target.value as Measure })}
        choices={measures.map(value => ({ value, label: t(`measures.${value}`) }))}
      />
      {takes ? <Word {...props} name="amount" label={t('amount')} required decimal /> : null}
      <Word {...props} name="from" label={t('fromTime')} decimal />
    </>
  )
}

/** What an article sets, chosen by what it is about. */
function SetsFields(props: ArticleProps) {
  const t = useTranslations('bodyRules')
  const { article, at, onChange } = props
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <SelectField
        id={`article-${article.key}-sets`}
        name={`articles.${at}.sets`}
        label={t('setsLabel')}
        hint={at === 0 ? t('setsHint') : undefined}
        value={article.sets}
        onChange={event => onChange({ sets: event.target.value as SetsKind })}
        choices={setsKinds.map(value => ({ value, label: t(`setsKind.${value}`) }))}
      />
      {article.sets === 'penalty' ? <PenaltyFields {...props} /> : null}
      {article.sets === 'filing' ? <Word {...props} name="amount" label={t('minutes')} required decimal /> : null}
      {article.sets === 'deposit' ? (
        <>
          <Word {...props} name="amount" label={t('deposit')} required decimal />
          <Word {...props} name="currency" label={t('currency')} required />
        </>
      ) : null}
    </div>
  )
}

/** An article in both languages, with what it sets. */
export function ArticleFields({ onRemove, ...props }: ArticleProps & { readonly onRemove: (() => void) | undefined }) {
  const t = useTranslations('bodyRules')
  const { article, at, onChange } = props
  return (
    <fieldset data-path={`articles.${at}`} className="flex flex-col gap-3 border-rule border-t pt-4">
      <legend className="float-left mb-2 w-full font-semibold text-md">
        {article.number ? t('article', { number: article.number }) : t('articleNew')}
      </legend>
      <div className="clear-both grid gap-3 sm:grid-cols-[8rem_1fr_1fr]">
        <Word {...props} name="number" label={t('number')} hint={at === 0 ? t('numberHint') : undefined} required />
        <Word {...props} name="titleZh" label={t('articleTitleZh')} required />
        <Word {...props} name="titleEn" label={t('articleTitleEn')} required />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['zh', 'en'] as const).map(language => (
          <Field key={language} id={`article-${article.key}-${language}`} label={t(language)}>
            <TextArea
              id={`article-${article.key}-${language}`}
              name={`articles.${at}.${language}`}
              lang={language === 'zh' ? 'zh-CN' : 'en'}
              rows={3}
              maxLength={4000}
              required
              value={article[language]}
              onChange={event => onChange({ [language]: event.target.value })}
            />
          </Field>
        ))}
      </div>
      <SetsFields {...props} />
      {onRemove ? (
        <div>
          <Button type="button" tone="plain" size="small" onClick={onRemove}>
            {t('removeArticle')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}
