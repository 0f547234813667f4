import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Chip } from '@/components/ui/chip'
import { PageTitle } from '@/components/ui/page-title'
import { NextSteps } from '@/features/appeals'
import { ClientMessages } from '@/i18n/client-messages'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { BrowserClientProvider } from '@/lib/graphql/browser-client'
import type { CaseHead } from './load-room'

export const roomNamespaces = [
  'panelRoom',
  'panelRole',
  'decisionOrder',
  'orderAs',
  'caseAct',
  'clock',
  'ruling',
  'remandBody',
  'sanctionScope',
  'columns',
  'names',
  'changes',
  'clause',
  'problemList',
  'failure',
  'common',
  'frame',
] as const

interface CaseFrameProps {
  readonly head: CaseHead
  /** Which of the pages this is: what waits for the reader here needs no link. */
  readonly here: 'panel' | 'room'
  /** A hearing is read at arm's length. */
  readonly heard?: boolean
  readonly kicker: string
  readonly links: readonly { readonly href: string; readonly label: string }[]
  readonly children: ReactNode
}

/** The head of a case above a page of its panel, what happens next, and the way to its other pages. */
export async function CaseFrame({ head, here, heard = false, kicker, links, children }: CaseFrameProps) {
  const [statuses, outcomes, locale] = await Promise.all([
    getTranslations('appealStatus'),
    getTranslations('appealOutcome'),
    getLocale(),
  ])
  return (
    <ClientMessages namespaces={roomNamespaces}>
      <BrowserClientProvider>
        <PageTitle
          kicker={kicker}
          title={<span className="figures">{head.number}</span>}
          secondary={inLanguage(head.event.name, locale)}
        >
          <Chip tone="strong">{codeText(statuses, head.status)}</Chip>
          {head.outcome ? <Chip tone="seal">{codeText(outcomes, head.outcome)}</Chip> : null}
          {links.map(link => (
            <Link key={link.href} href={link.href} className="link">
              {link.label}
            </Link>
          ))}
        </PageTitle>
        <div className="flex flex-col gap-10">
          <NextSteps of={head} here={here} large={heard} />
          {children}
        </div>
      </BrowserClientProvider>
    </ClientMessages>
  )
}

export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </section>
  )
}
