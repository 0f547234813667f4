import { getLocale, getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { paths } from '@/lib/paths'

/** For whoever cannot read the square of the slip: its letters, typed. A plain form. */
export async function CodeForm() {
  const [t, locale] = await Promise.all([getTranslations('tableEntry'), getLocale()])
  return (
    <form action={`/${locale}${paths.tableDoor}`} method="get" className="mt-4 flex max-w-md flex-col gap-3">
      <Field id="table-code" label={t('code')} hint={t('codeHint')}>
        <TextInput
          id="table-code"
          name="code"
          required
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby="table-code-hint"
          className="figures text-lg"
        />
      </Field>
      <Button type="submit" tone="strong" className="self-start">
        {t('open')}
      </Button>
    </form>
  )
}
