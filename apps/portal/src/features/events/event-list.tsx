import { getLocale, getTranslations } from 'next-intl/server'
import { EventTable } from '@/components/event-table'
import { FailureNotice } from '@/components/failure-notice'
import { Button, ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Field, Select, TextInput } from '@/components/ui/field'
import { FilterBar } from '@/components/ui/filter-bar'
import { PageTitle } from '@/components/ui/page-title'
import { Pagination } from '@/components/ui/pagination'
import { codesOf, standingsStates } from '@/lib/codes'
import { plugs } from '@/sports/plugs'
import { ListDownloads } from '@/components/list-downloads'
import { eventCategories } from '@/lib/event-categories'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import { type EventListInput, loadEvents } from './load-events'

interface FiltersProps {
  readonly input: EventListInput
  /** Where events are held, by association. */
  readonly regions: readonly { readonly id: string; readonly name: { readonly zh: string; readonly en: string } }[]
}

/** How far an event reaches, whose it is, whether it takes entries. */
async function ReachFilters({ input, regions }: FiltersProps) {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()])
  return (
    <>
      <Field id="filter-level" label={t('events.level')} className="sm:w-36">
        <Select id="filter-level" name="level" defaultValue={input.level ?? ''}>
          <option value="">{t('common.all')}</option>
          {eventCategories.map(category => (
            <option key={category} value={category}>
              {t(`category.${category}`)}
            </option>
          ))}
        </Select>
      </Field>
      {regions.length > 1 ? (
        <Field id="filter-organisation" label={t('events.region')} className="sm:w-44">
          <Select id="filter-organisation" name="organisation" defaultValue={input.organisation ?? ''}>
            <option value="">{t('common.all')}</option>
            {regions.map(({ id, name }) => (
              <option key={id} value={id}>
                {inLanguage(name, locale)}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <Field id="filter-place" label={t('events.near')} className="sm:w-44">
        <TextInput id="filter-place" name="place" defaultValue={input.place} placeholder={t('events.nearHint')} />
      </Field>
      <Field id="filter-open" label={t('events.entry')} className="sm:w-36">
        <Select id="filter-open" name="open" defaultValue={input.open ?? ''}>
          <option value="">{t('common.all')}</option>
          <option value="yes">{t('events.openForEntry')}</option>
        </Select>
      </Field>
    </>
  )
}

async function EventFilters({ input, regions }: FiltersProps) {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()])
  return (
    <FilterBar
      action={`/${locale}/events`}
      summary={t('common.filters')}
      open={Boolean(
        input.text ||
          input.sport ||
          input.status ||
          input.from ||
          input.until ||
          input.level ||
          input.organisation ||
          input.place ||
          input.open,
      )}
    >
      <Field id="filter-text" label={t('events.text')} className="col-span-2 sm:w-56">
        <TextInput id="filter-text" name="text" type="search" defaultValue={input.text} />
      </Field>
      <Field id="filter-sport" label={t('events.sport')} className="sm:w-40">
        <Select id="filter-sport" name="sport" defaultValue={input.sport ?? ''}>
          <option value="">{t('sport.all')}</option>
          {codesOf(plugs).map(sport => (
            <option key={sport} value={sport}>
              {t(`sport.${sport}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="filter-status" label={t('events.state')} className="sm:w-36">
        <Select id="filter-status" name="status" defaultValue={input.status ?? ''}>
          <option value="">{t('common.all')}</option>
          {codesOf(standingsStates).map(state => (
            <option key={state} value={state}>
              {t(`state.${state.toLowerCase() as 'official'}`)}
            </option>
          ))}
        </Select>
      </Field>
      <ReachFilters input={input} regions={regions} />
      <Field id="filter-from" label={t('events.from')} className="sm:w-40">
        <TextInput id="filter-from" name="from" type="date" defaultValue={input.from} />
      </Field>
      <Field id="filter-until" label={t('events.until')} className="sm:w-40">
        <TextInput id="filter-until" name="until" type="date" defaultValue={input.until} />
      </Field>
      <Button type="submit">{t('common.apply')}</Button>
    </FilterBar>
  )
}

/** All events, newest first, with filters that live in the address. */
export async function EventList({ input }: { readonly input: EventListInput }) {
  const [t, locale, answer] = await Promise.all([getTranslations(), getLocale(), loadEvents(input)])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { edges, pageInfo, totalCount } = answer.data.events
  const { after: _, ...filters } = input
  return (
    <>
      <PageTitle title={t('events.title')} secondary={t('events.intro')} />
      <EventFilters input={input} regions={answer.data.organisations.edges.map(({ node }) => node)} />
      {edges.length === 0 ? (
        <EmptyState title={t('events.emptyTitle')}>
          <p>{t('events.empty')}</p>
          <ButtonLink href="/events" size="small" className="mt-3">
            {t('common.clear')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <EventTable events={edges.map(edge => edge.node)} caption={t('events.title')} />
      )}
      <Pagination
        label={t('common.pages')}
        summary={t('common.showing', { total: totalCount, shown: edges.length })}
        previous={input.after ? { href: paths.with('/events', filters), label: t('common.firstPage') } : undefined}
        next={
          pageInfo.hasNextPage && pageInfo.endCursor
            ? { href: paths.with('/events', { ...filters, after: pageInfo.endCursor }), label: t('common.nextPage') }
            : undefined
        }
      />
      <ListDownloads list="events" />
      <p className="text-sm" data-no-print="">
        <a href={paths.federationCalendar(locale)} className="link inline-flex min-h-11 items-center lg:min-h-8">
          {t('events.calendarFile')}
        </a>
      </p>
      {(['official', 'corrections'] as const).map(kind => (
        <p key={kind} className="flex flex-wrap gap-x-4 text-sm" data-no-print="">
          <span className="inline-flex min-h-11 items-center text-muted lg:min-h-8">{t(`events.feed.${kind}`)}</span>
          {(['atom', 'json'] as const).map(type => (
            <a
              key={type}
              href={paths.resultsFeed(kind, type)}
              className="link inline-flex min-h-11 items-center lg:min-h-8"
            >
              {t(type === 'atom' ? 'rankings.atom' : 'rankings.jsonFeed')}
            </a>
          ))}
        </p>
      ))}
    </>
  )
}
