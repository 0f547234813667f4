import { getTranslations } from 'next-intl/server'
import { DisclosureMenu } from '@/components/ui/disclosure-menu'
import { DisplayIcon } from '@/components/ui/icons'
import { cn } from '@/lib/cn'
import { type Density, densities, type Theme, themes } from '@/lib/preferences'
import { ReturnPath } from './return-path'

interface Choice {
  readonly value: string
  readonly label: string
  readonly chosen: boolean
}

function Choices({
  name,
  legend,
  choices,
}: {
  readonly name: string
  readonly legend: string
  readonly choices: readonly Choice[]
}) {
  return (
    <fieldset>
      <legend className="mb-1 text-muted text-sm">{legend}</legend>
      <div className="flex rounded-md border border-rule-strong">
        {choices.map(choice => (
          <button
            key={choice.value}
            type="submit"
            name={name}
            value={choice.value}
            aria-pressed={choice.chosen}
            className={cn(
              'min-h-10 flex-1 px-2 text-sm first:rounded-l-md last:rounded-r-md',
              choice.chosen ? 'bg-ink text-paper' : 'hover:bg-raised',
            )}
          >
            {choice.label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** Theme and table density; a plain form, remembered by cookie. */
export async function DisplayMenu({ theme, density }: { readonly theme: Theme; readonly density: Density }) {
  const t = await getTranslations('frame')
  const themeLabels: Record<Theme, string> = { system: t('themeSystem'), light: t('themeLight'), dark: t('themeDark') }
  const densityLabels: Record<Density, string> = { comfortable: t('densityComfortable'), compact: t('densityCompact') }
  return (
    <DisclosureMenu label={t('display')} summary={<DisplayIcon />}>
      <form action="/preferences" method="post" className="flex flex-col gap-4">
        <ReturnPath />
        <Choices
          name="theme"
          legend={t('theme')}
          choices={themes.map(value => ({ value, label: themeLabels[value], chosen: value === theme }))}
        />
        <Choices
          name="density"
          legend={t('density')}
          choices={densities.map(value => ({ value, label: densityLabels[value], chosen: value === density }))}
        />
      </form>
    </DisclosureMenu>
  )
}
