import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../auth/viewer.js'
import type { CaseFacts } from './case-access.repo.js'
import { appealStatuses } from './statuses.js'
import { accessOf, caseFields, mayRead, mayReadEvidence, type Relation, relations, relationsOf } from './visibility.js'

const FEDERATION = 'federation'

const facts = (change: Partial<CaseFacts['row']> = {}, more: Partial<CaseFacts> = {}): CaseFacts => ({
  row: {
    id: 'case',
    number: 'AC-2026-001',
    status: 'IN_REVIEW',
    publicationLevel: 'roles',
    filedBy: 'filer',
    eventId: 'event',
    organisationId: FEDERATION,
    ...change,
  } as CaseFacts['row'],
  organisationPath: [FEDERATION],
  timeZone: 'Asia/Shanghai',
  sport: 'bridge',
  category: 'club',
  parties: [
    { side: 'appellant', personId: 'p-filer' },
    { side: 'appellant', personId: 'p-partner' },
    { side: 'respondent', personId: 'p-other' },
    { side: 'interested', personId: 'p-loser' },
    { side: 'director', accountId: 'giver' },
  ].map((party, at) => ({
    id: String(at),
    entryId: null,
    personId: null,
    accountId: null,
    nameAsEntered: '',
    capacity: null,
    concurrence: 'notNeeded',
    ...party,
  })) as CaseFacts['parties'],
  members: [
    { accountId: 'seated', status: 'SEATED' },
    { accountId: 'proposed', status: 'PROPOSED' },
    { accountId: 'replaced', status: 'REPLACED', left: true },
    { accountId: 'barred', status: 'PROPOSED', hard: true },
  ].map(member => ({
    id: member.accountId,
    personId: `p-${member.accountId}`,
    role: 'member',
    hard: false,
    left: false,
    disclosed: true,
    votes: true,
    ...member,
  })) as CaseFacts['members'],
  challenged: [],
  loneDirector: false,
  stayAsked: false,
  reopeningAsked: false,
  nextBody: ['p-judge'],
  ruling: { givenBy: 'giver', authority: 'director' },
  ...more,
})

const account = (accountId: string, personId?: string): Viewer => ({
  accountId,
  ...(personId ? { personId } : {}),
  grants: [],
  requestId: 'x',
})

const holding = (viewer: Viewer, ...roles: Viewer['grants'][number]['role'][]): Viewer => ({
  ...viewer,
  grants: roles.map(role => ({
    role,
    scope: { kind: 'organisation' as const, id: FEDERATION },
    from: undefined,
    until: undefined,
  })),
})

const nobody: Viewer = { grants: [], requestId: 'x' }

/** One viewer of each kind, and what it is to the case besides one of the public. */
const viewers: Readonly<Record<Relation, Viewer>> = {
  public: nobody,
  appellant: account('partner', 'p-partner'),
  respondent: account('other', 'p-other'),
  interested: account('loser', 'p-loser'),
  directorConcerned: account('giver'),
  clerk: holding(account('clerk'), 'clerk'),
  chiefDirector: holding(account('chief'), 'director'),
  panelProposed: account('proposed'),
  panelSeated: account('seated'),
  nextBody: account('judge', 'p-judge'),
  conflictedMember: account('barred'),
  staff: holding(account('staff'), 'staff'),
}

const read = (viewer: Viewer, of: CaseFacts): string => {
  const access = accessOf(viewer, of)
  return access ? caseFields.filter(field => mayRead(access, field)).join(' ') : 'no such case'
}

const OPEN = 'summary docket.public'
const SIDES = 'summary parties clocks lawPart docket.public docket.parties panel disclosures'
const HEARD = 'summary statement statements parties clocks orders lawPart docket.public docket.parties evidence.parties'
const OWN =
  'summary statement statements parties concurrence deposit clocks orders lawPart docket.public docket.parties'
const OFFICE = 'summary parties deposit clocks docket.public docket.parties panel findings'
const PROPOSED = 'summary parties clocks docket.public docket.parties panel disclosures'
const CLERK = `${OWN} docket.clerk docket.sealed evidence.parties evidence.panel evidence.clerk evidence.sealed accessLog panel disclosures findings poll pollAnswers`
const SEATED =
  'summary statement statements parties deposit clocks orders lawPart docket.public docket.parties docket.panel docket.sealed evidence.parties evidence.panel evidence.sealed panel disclosures poll pollAnswers draftDecision votes'
const TOLD = 'summary parties clocks docket.public panel'
const DECIDER = 'summary parties clocks docket.public panel disclosures'
const AND = 'decision effects'

/** Written by hand, not read from the code: filed, in review, notified. */
const matrix: Readonly<Record<Relation, readonly [string, string, string]>> = {
  public: [OPEN, OPEN, OPEN],
  conflictedMember: [OPEN, OPEN, OPEN],
  appellant: [
    `${OWN} evidence.parties panel disclosures`,
    `${OWN} evidence.parties panel disclosures`,
    `${OWN} evidence.parties panel disclosures ${AND}`,
  ],
  respondent: [SIDES, `${HEARD} panel disclosures`, `${HEARD} panel disclosures ${AND}`],
  interested: [TOLD, TOLD, `${TOLD} ${AND}`],
  directorConcerned: [`${HEARD} panel disclosures`, `${HEARD} panel disclosures`, `${HEARD} panel disclosures ${AND}`],
  clerk: [CLERK, CLERK, `${CLERK} ${AND}`],
  chiefDirector: [`${HEARD} panel`, `${HEARD} panel`, `${HEARD} panel ${AND}`],
  panelProposed: [PROPOSED, PROPOSED, `${PROPOSED} ${AND}`],
  panelSeated: [SEATED, SEATED, `${SEATED} ${AND}`],
  nextBody: [DECIDER, DECIDER, DECIDER],
  staff: [OFFICE, OFFICE, `${OFFICE} ${AND}`],
}

describe('who sees what', () => {
  it('names each viewer by what it is', () => {
    for (const relation of relations) {
      const expected = relation === 'public' ? ['public'] : ['public', relation]
      expect(relationsOf(viewers[relation], facts()), relation).toEqual(expected)
    }
    expect(relationsOf(account('filer'), facts())).toContain('appellant')
    expect(relationsOf(account('replaced'), facts())).toContain('conflictedMember')
  })

  it.each(relations)('%s', relation => {
    const states = ['FILED', 'IN_REVIEW', 'NOTIFIED'] as const
    const seen = states.map(status => read(viewers[relation], facts({ status })))
    expect(seen).toEqual(matrix[relation])
  })

  it('shows a draft to its own side alone', () => {
    const draft = facts({ status: 'DRAFT', number: null })
    const knows = relations.filter(relation => accessOf(viewers[relation], draft))
    expect(knows).toEqual(['appellant'])
    expect(accessOf(viewers.appellant, undefined)).toBeUndefined()
  })

  it('keeps a withdrawn draft as private as the draft', () => {
    const gone = facts({ status: 'WITHDRAWN', number: null })
    expect(relations.filter(relation => accessOf(viewers[relation], gone))).toEqual(['appellant'])
  })

  it('does not let a sealed case exist for the public, nor for a member with a conflict', () => {
    for (const status of appealStatuses) {
      const sealed = facts({ status, publicationLevel: 'sealed' })
      const hidden = relations.filter(relation => !accessOf(viewers[relation], sealed))
      expect(hidden, status).toEqual(['public', 'conflictedMember'])
    }
  })

  it('takes every office from whoever has a stake', () => {
    const offices = ['clerk', 'director', 'staff', 'admin', 'committee'] as const
    for (const relation of ['appellant', 'respondent', 'directorConcerned', 'conflictedMember'] as const) {
      const both = holding(viewers[relation], ...offices)
      for (const status of appealStatuses) {
        expect(read(both, facts({ status })), `${relation} ${status}`).toBe(read(viewers[relation], facts({ status })))
      }
    }
  })

  it('gives no office elsewhere a say here', () => {
    const elsewhere = facts({}, { organisationPath: ['another'] })
    for (const relation of ['clerk', 'chiefDirector', 'staff'] as const) {
      expect(read(viewers[relation], elsewhere)).toBe(OPEN)
    }
  })

  it('leaves a piece of evidence to whoever handed it in, and takes an excluded one from everybody else', () => {
    const access = (viewer: Viewer) => accessOf(viewer, facts()) as NonNullable<ReturnType<typeof accessOf>>
    const item = { visibility: 'sealed' as const, submittedBy: 'other', admission: 'offered' }
    const readers = (change: Partial<typeof item>) =>
      relations.filter(relation =>
        mayReadEvidence(access(viewers[relation]), viewers[relation], { ...item, ...change } as typeof item),
      )
    expect(readers({})).toEqual(['respondent', 'clerk', 'panelSeated'])
    expect(readers({ admission: 'excluded' })).toEqual(['respondent', 'clerk'])
    expect(mayReadEvidence(access(nobody), nobody, { ...item, submittedBy: '' })).toBe(false)
  })
})
