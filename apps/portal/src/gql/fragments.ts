import { graphql } from '.'

export const PersonNameFields = graphql(`
  fragment PersonNameFields on Person @_unmask {
    id
    number
    nameHan: name(script: Hans)
    nameLatin: name(script: Latn)
    derivedLatin
  }
`)

export const WordsFields = graphql(`
  fragment WordsFields on Bilingual @_unmask {
    zh
    en
  }
`)

/** What points were given for: the event, or where they were brought in from. */
export const GivenForFields = graphql(
  `
    fragment GivenForFields on PointAward @_unmask {
      event {
        id
        slug
        sport
        name {
          ...WordsFields
        }
      }
      broughtIn {
        at
        system
        row
        note
      }
    }
  `,
  [WordsFields],
)

/** A decided case in one line. */
export const CaseLineFields = graphql(
  `
    fragment CaseLineFields on CasebookEntry @_unmask {
      id
      reference
      number
      outcome
      headnote {
        ...WordsFields
      }
    }
  `,
  [WordsFields],
)

export const ExplanationFields = graphql(`
  fragment ExplanationFields on Explanation @_unmask {
    nodes {
      index
      parent
      depth
      code
      value
      params {
        name
        value
      }
      clause {
        edition
        article
      }
      factId
    }
  }
`)

export const ProblemFields = graphql(`
  fragment ProblemFields on Problem @_unmask {
    code
    severity
    path
    line
    column
    params {
      name
      value
    }
    clause {
      edition
      article
    }
  }
`)

export const PermissionFields = graphql(`
  fragment PermissionFields on Permission @_unmask {
    allowed
    reason
  }
`)

/** A person as a list of people shows them: names, number, club. */
export const PersonRowFields = graphql(
  `
    fragment PersonRowFields on Person @_unmask {
      ...PersonNameFields
      number
      club {
        id
        code
        name {
          ...WordsFields
        }
      }
    }
  `,
  [PersonNameFields, WordsFields],
)

export const EntryFields = graphql(
  `
    fragment EntryFields on Entry @_unmask {
      id
      number
      group
      section
      nameAsEntered
      teamName
      playsFor
      isReserve
      players {
        ordinal
        nameAsEntered
        untilSession
        person {
          ...PersonNameFields
        }
      }
    }
  `,
  [PersonNameFields],
)

/** Bodies to choose from, by name. */
export const OrganisationChoicesFields = graphql(
  `
    fragment OrganisationChoicesFields on OrganisationConnection @_unmask {
      edges {
        node {
          id
          name {
            ...WordsFields
          }
        }
      }
    }
  `,
  [WordsFields],
)

export const EventCardFields = graphql(
  `
    fragment EventCardFields on Event @_unmask {
      id
      code
      name {
        ...WordsFields
      }
      sport
      category
      slug
      startsOn
      endsOn
      timeZone
      venue
      status
      standingsStatus
      corrected
      organisation {
        id
        code
        name {
          ...WordsFields
        }
      }
    }
  `,
  [WordsFields],
)

/** An event with what it came to: for lists that people read for pleasure. */
export const EventStoryFields = graphql(
  `
    fragment EventStoryFields on Event @_unmask {
      ...EventCardFields
      outcome {
        contestants
        players
        winners {
          nameAsEntered
          teamName
          players {
            ordinal
            nameAsEntered
            person {
              ...PersonNameFields
            }
          }
        }
      }
    }
  `,
  [EventCardFields, PersonNameFields],
)

export const CorrectionFields = graphql(
  `
    fragment CorrectionFields on Correction @_unmask {
      id
      status
      isOutdated
      kind
      reasons {
        ...WordsFields
      }
      authorityKind
      authorityRef
      appeal {
        id
        slug
        number
      }
      slot
      before {
        name
        value
      }
      after {
        name
        value
      }
      recordedAt
      appliedAt
      requestedBy
      approvedBy
      event {
        id
        slug
        name {
          ...WordsFields
        }
        sport
        timeZone
      }
      stage {
        id
        name {
          ...WordsFields
        }
      }
    }
  `,
  [WordsFields],
)

export const StandingChangeFields = graphql(
  `
    fragment StandingChangeFields on StandingChange @_unmask {
      entry {
        ...EntryFields
      }
      rankBefore
      rankAfter
      totalBefore
      totalAfter
      percentBefore
      percentAfter
    }
  `,
  [EntryFields],
)

export const AwardChangeFields = graphql(
  `
    fragment AwardChangeFields on AwardChange @_unmask {
      person {
        ...PersonNameFields
      }
      pointsBefore
      pointsAfter
    }
  `,
  [PersonNameFields],
)

export const ListChangeFields = graphql(
  `
    fragment ListChangeFields on ListChange @_unmask {
      asOf
      ranking {
        code
        name {
          ...WordsFields
        }
      }
      person {
        ...PersonNameFields
      }
      rankBefore
      rankAfter
      valueBefore
      valueAfter
    }
  `,
  [PersonNameFields, WordsFields],
)

export const WindowFields = graphql(`
  fragment WindowFields on RuleWindow @_unmask {
    kind
    dueAt
    closedAt
    clause {
      edition
      article
    }
  }
`)

export const BoardSummaryFields = graphql(`
  fragment BoardSummaryFields on BoardSummary @_unmask {
    session
    section
    board
    results
  }
`)

/** What a field of a guide asks, whatever the sport. */
export const GuideFieldFields = graphql(
  `
    fragment GuideFieldFields on GuideField @_unmask {
      kind
      name
      optional
      weighted
      min
      max
      suggested
      label {
        ...WordsFields
      }
      unit {
        ...WordsFields
      }
      options {
        code
        name {
          ...WordsFields
        }
      }
    }
  `,
  [WordsFields],
)

const SettingOptionFields = graphql(`
  fragment SettingOptionFields on SettingOption @_unmask {
    code
    value
    clause {
      edition
      article
    }
    sets {
      key
      value
    }
  }
`)

/** One setting; the fields of records stand beside it, they hold no records themselves. */
const PlainSettingFields = graphql(
  `
    fragment PlainSettingFields on SettingDescription @_unmask {
      key
      kind
      group
      default
      hasDefault
      required
      main
      bare
      min
      max
      clause {
        edition
        article
      }
      when {
        key
        in
        not
      }
      options {
        ...SettingOptionFields
      }
      named {
        ...SettingOptionFields
      }
    }
  `,
  [SettingOptionFields],
)

export const SettingFields = graphql(
  `
    fragment SettingFields on SettingDescription @_unmask {
      ...PlainSettingFields
      fields {
        ...PlainSettingFields
      }
    }
  `,
  [PlainSettingFields],
)

export const StageConditionFields = graphql(
  `
    fragment StageConditionFields on StageCondition @_unmask {
      part
      value
      changed
      setting {
        ...SettingFields
      }
    }
  `,
  [SettingFields],
)

/** What one official result did to a rating. */
export const RatedResultFields = graphql(
  `
    fragment RatedResultFields on RatedResult @_unmask {
      number
      endedOn
      place
      field
      base
      weight
      before {
        mean
        uncertainty
      }
      after {
        mean
        uncertainty
      }
      change
      game {
        stage
        session
        round
        table
        sides {
          rank
          own
          entry {
            ...EntryFields
          }
        }
      }
      event {
        id
        slug
        name {
          ...WordsFields
        }
      }
    }
  `,
  [EntryFields, WordsFields],
)

export const HistoryFields = graphql(
  `
    fragment HistoryFields on HistoryPage @_unmask {
      next
      entries {
        id
        at
        type
        called {
          ...WordsFields
        }
        about {
          ...WordsFields
        }
        roles
        reason
        changes {
          field
          before
          after
        }
      }
    }
  `,
  [WordsFields],
)

/** How a director was led to a ruling, as it was recorded. */
export const LedRecordFields = graphql(
  `
    fragment LedRecordFields on LedRulingRecord @_unmask {
      situation {
        ...WordsFields
      }
      path {
        question {
          ...WordsFields
        }
        answer {
          ...WordsFields
        }
      }
      effects {
        ...WordsFields
      }
      figures {
        before
        after
        name {
          ...WordsFields
        }
      }
      aloud {
        ...WordsFields
      }
      departure
    }
  `,
  [WordsFields],
)

export const EntryTermsFields = graphql(
  `
    fragment EntryTermsFields on EntryTerms @_unmask {
      window
      opensAt
      closesAt
      withdrawUntil
      capacity
      teamMin
      teamMax
      needsDesk
      class
      membersOf {
        id
        name {
          ...WordsFields
        }
      }
      bornFrom
      bornUntil
      feeAmount
      feeCurrency
      version
      entered
    }
  `,
  [WordsFields],
)

export const PolicyFields = graphql(
  `
    fragment PolicyFields on Policy @_unmask {
      id
      kind
      code
      version
      sport
      status
      effectiveFrom
      effectiveUntil
      rule
      name {
        ...WordsFields
      }
      organisation {
        id
        code
        name {
          ...WordsFields
        }
      }
    }
  `,
  [WordsFields],
)

/** How the events of a series count together, for its page and for whoever sets it. */
export const SeriesTermsFields = graphql(
  `
    fragment SeriesTermsFields on SeriesTerms @_unmask {
      by
      measure
      placePoints
      sum
      best
      least
      ranking
      strata {
        name {
          ...WordsFields
        }
        atMost
        prizes
      }
      handicaps {
        points
        person {
          number
        }
      }
    }
  `,
  [WordsFields],
)

/** A result of somebody, with the way to its card and standings. */
export const PersonResultFields = graphql(
  `
    fragment PersonResultFields on PersonResult @_unmask {
      event {
        slug
        sport
        endsOn
        name {
          ...WordsFields
        }
      }
      stage {
        id
      }
      revision {
        id
      }
      line {
        rank
        shared
        rankedAmong
        total
        percent
        entry {
          id
        }
      }
    }
  `,
  [WordsFields],
)

export const AccountRecoveryFields = graphql(
  `
    fragment AccountRecoveryFields on AccountRecovery @_unmask {
      id
      reason
      proposedBy {
        ...WordsFields
      }
      proposedAt
      until
    }
  `,
  [WordsFields],
)
