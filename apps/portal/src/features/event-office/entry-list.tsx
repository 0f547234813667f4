import { useLocale, useTranslations } from 'next-intl'
import { EntryNames } from '@/components/entry-names'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { EntryChange } from './entry-change'
import { codeText } from '@/i18n/code-text'
import { valuesOf } from '@/i18n/problem-message'
import type { OfficeEntry, OfficeStage } from './office-data'

/** Why a side went on to this stage. */
function QualifiedBy({ nodes }: { readonly nodes: NonNullable<OfficeEntry['because']>['nodes'] }) {
  const [t, locale] = [useTranslations('explain.pairing'), useLocale()]
  return nodes.map(node => codeText(t, node.code, valuesOf(node.params, locale))).join(' ')
}

/** The sides of a stage, each with what may be changed about it. */
export function EntryList({ stage, mayRun }: { readonly stage: OfficeStage; readonly mayRun: boolean }) {
  const t = useTranslations('office')
  return (
    <RegisterTable caption={t('entries')} captionHidden label={t('entries')} fits>
      <thead>
        <Row>
          <ColumnHead>{t('number')}</ColumnHead>
          <ColumnHead>{t('players')}</ColumnHead>
          <ColumnHead numeric>{t('seed')}</ColumnHead>
          <ColumnHead>{t('change')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {stage.entries.map(entry => (
          <Row key={entry.id}>
            <Cell className="figures">{entry.number}</Cell>
            <RowHead>
              <EntryNames entry={entry} />
              {entry.because ? (
                <span className="block font-normal text-muted text-sm">
                  <QualifiedBy nodes={entry.because.nodes} />
                </span>
              ) : null}
              {entry.isReserve ? <span className="block font-normal text-muted text-sm">{t('reserve')}</span> : null}
              {entry.withdrawnAt ? (
                <span className="block font-normal text-muted text-sm">
                  {entry.withdrawnAfter ? t('withdrawnAfter', { round: entry.withdrawnAfter }) : t('withdrawnBefore')}
                </span>
              ) : null}
              {entry.cutAfter ? (
                <span className="block font-normal text-muted text-sm">
                  {t('cutAfterRound', { round: entry.cutAfter })}
                </span>
              ) : null}
            </RowHead>
            <Cell numeric>{entry.seed ?? '—'}</Cell>
            <Cell className="whitespace-nowrap">
              {mayRun ? (
                <EntryChange entry={entry} nextSession={Math.max(1, ...stage.sessions.map(one => one.number))} />
              ) : null}
            </Cell>
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}
