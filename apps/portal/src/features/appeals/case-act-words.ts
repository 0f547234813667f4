import { getLocale, getTranslations } from 'next-intl/server'
import type { ActField } from '@/features/case-act'
import { inLanguage } from '@/lib/format/bilingual'
import { wallTime } from '@/lib/format/wall-time'
import { codeText } from '@/i18n/code-text'
import { isRunning } from './clock-state'
import type { CaseActField } from './case-act-forms'
import type { CaseData } from './load-case'

/** The words in which an act's form asks, read once for all acts of a page. */
export const caseActWords = async () => {
  const [locale, labels, common, answer, evidenceKind, doer, evidenceVisibility, inadmissibleFor, clocks, room] =
    await Promise.all([
      getLocale(),
      getTranslations('caseActField'),
      getTranslations('common'),
      getTranslations('answer'),
      getTranslations('evidenceKind'),
      getTranslations('doer'),
      getTranslations('evidenceVisibility'),
      getTranslations('inadmissibleFor'),
      getTranslations('clockKind'),
      getTranslations('panelRoom'),
    ])
  return {
    locale,
    labels,
    common,
    clocks,
    choose: room('chooseOne'),
    choices: { answer, evidenceKind, doer, evidenceVisibility, inadmissibleFor },
  }
}

type Words = Awaited<ReturnType<typeof caseActWords>>

const runningFor = (act: string, { clocks }: CaseData) =>
  clocks
    .filter(isRunning)
    .filter(clock => (act === 'stopClock' ? !clock.stoppedAt : act === 'resumeClock' ? clock.stoppedAt : true))

/** Who of the appellants has not said yet whether to agree. */
export const agreementsAwaited = ({ parties }: CaseData) =>
  parties.filter(party => party.side === 'appellant' && party.concurrence === 'pending')

/** What a choice offers: codes with their words, the clocks that run, the evidence that waits, or any of it. */
const optionsOf = (act: string, field: CaseActField, of: CaseData, words: Words): ActField['options'] => {
  if (field.kind === 'clock')
    return runningFor(act, of).map(({ kind }) => ({ value: kind, label: codeText(words.clocks, kind) }))
  if (field.kind === 'evidence')
    return of.evidence
      .filter(item => act !== 'ruleOnEvidence' || item.admission === 'offered')
      .map(item => ({ value: item.id, label: `${item.number} ${item.title}` }))
  if (field.kind === 'party')
    return agreementsAwaited(of).map(({ id, called }) => ({ value: id, label: inLanguage(called, words.locale) }))
  if (field.kind !== 'choice') return undefined
  const sealing = field.words !== 'evidenceVisibility' || of.relations.includes('clerk')
  const codes = sealing ? field.options : ['parties', 'panel']
  const offered = codes.map(value => ({ value, label: codeText(words.choices[field.words], value) }))
  return field.open ? [{ value: '', label: words.choose }, ...offered] : offered
}

const kindOf = (field: CaseActField): ActField['kind'] => {
  if (field.kind === 'text') return 'area'
  if (field.kind === 'line') return 'text'
  if (field.kind === 'moment') return 'instant'
  if (field.kind === 'choice' && field.words === 'answer') return 'yesNo'
  return field.kind === 'clock' || field.kind === 'evidence' || field.kind === 'party' ? 'choice' : field.kind
}

/** One question of an act as its form asks it. */
export const actFieldOf = (act: string, field: CaseActField, of: CaseData, words: Words): ActField => {
  const { labels, common } = words
  const own = `${act}_${field.name}`
  const may = 'optional' in field && field.optional
  const label = labels.has(own as 'reason') ? labels(own as 'reason') : labels(field.name as 'reason')
  const [first] = runningFor(act, of)
  const hint = field.kind === 'file' ? labels('fileHint') : field.kind === 'clauses' ? labels('clausesHint') : undefined
  return {
    name: field.name,
    kind: kindOf(field),
    label: may ? `${label} (${common('optional')})` : label,
    required: !may,
    ...(hint ? { hint } : {}),
    ...(field.kind === 'moment' && first ? { initial: wallTime(first.dueAt, of.timeZone) } : {}),
    options: optionsOf(act, field, of, words),
  }
}
