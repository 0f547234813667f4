// Made by `npm run generate -w @paiji/client` of documents.graphql and the schema: not to be edited.
import type { Operation } from '../operation.js'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
export type BigGuandanSheetInput = {
  readonly entries: ReadonlyArray<SheetEntryInput>
}

export type BridgeSheetInput = {
  readonly adjustedEw?: string | null | undefined
  readonly adjustedNs?: string | null | undefined
  readonly contract?: string | null | undefined
  readonly declarer?: CompassPoint | null | undefined
  readonly lead?: string | null | undefined
  readonly notPlayed?: boolean | null | undefined
  readonly nsScore?: number | null | undefined
  readonly tricks?: number | null | undefined
}

export type BulkExportFailure = 'ACCOUNT_CLOSED' | 'QUERY_FAILED' | 'TOKEN_REVOKED' | 'TOO_LARGE'

export type BulkExportState = 'CANCELLED' | 'FAILED' | 'READY' | 'RUNNING' | 'WAITING'

export type CommitImportInput = {
  readonly allAsStated?: boolean | null | undefined
  readonly asStated?: ReadonlyArray<string> | null | undefined
  readonly category?: string | null | undefined
  readonly code?: string | null | undefined
  readonly date?: string | null | undefined
  readonly decisions?: ReadonlyArray<IdentityDecisionInput> | null | undefined
  readonly event?: string | number | null | undefined
  readonly fileScores?: ReadonlyArray<string> | null | undefined
  readonly idempotencyKey?: string | null | undefined
  readonly import: string | number
  readonly nameEn?: string | null | undefined
  readonly nameZh?: string | null | undefined
  readonly profile?: string | null | undefined
  readonly registerUnknown?: boolean | null | undefined
  readonly winners?: number | null | undefined
}

export type CompassPoint = 'E' | 'N' | 'S' | 'W'

export type DoudizhuSheetInput = {
  readonly entries: ReadonlyArray<SheetEntryInput>
}

export type EnterResultInput = {
  readonly board?: string | null | undefined
  readonly expectedVersion: number
  readonly idempotencyKey?: string | null | undefined
  readonly round?: number | null | undefined
  readonly section?: string | null | undefined
  readonly session?: number | null | undefined
  readonly sheet: ScoreSheetInput
  readonly sides?: ReadonlyArray<string | number> | null | undefined
  readonly slot: string
  readonly stage: string | number
  readonly table?: string | null | undefined
}

export type GuandanDealInput = {
  readonly finish?: ReadonlyArray<number> | null | undefined
  readonly lostBy?: number | null | undefined
  readonly record?: GuandanDealRecordInput | null | undefined
  readonly voidHand?: number | null | undefined
}

export type GuandanDealRecordInput = {
  readonly hands: ReadonlyArray<ReadonlyArray<string>>
  readonly leader?: number | null | undefined
  readonly level: string
  readonly plays?: ReadonlyArray<GuandanPlayInput> | null | undefined
  readonly previousFinish?: ReadonlyArray<number> | null | undefined
  readonly returns?: ReadonlyArray<GuandanGiftInput> | null | undefined
  readonly tributes?: ReadonlyArray<GuandanGiftInput> | null | undefined
}

export type GuandanEnding =
  | 'aceFailed'
  | 'dealCount'
  | 'forfeit'
  | 'inProgress'
  | 'passAce'
  | 'penalty'
  | 'suspension'
  | 'time'

export type GuandanGiftInput = {
  readonly card: string
  readonly from: number
  readonly to: number
}

export type GuandanHandType =
  | 'bomb'
  | 'full_house'
  | 'joker_bomb'
  | 'pair'
  | 'plate'
  | 'single'
  | 'straight'
  | 'straight_flush'
  | 'triple'
  | 'tube'

export type GuandanPlayInput = {
  readonly as?: GuandanReadingInput | null | undefined
  readonly cards: ReadonlyArray<string>
  readonly reported?: boolean | null | undefined
  readonly seat: number
}

export type GuandanReadingInput = {
  readonly key: number
  readonly size: number
  readonly type: GuandanHandType
}

export type GuandanSheetInput = {
  readonly deal?: GuandanDealInput | null | undefined
  readonly deals?: ReadonlyArray<GuandanDealInput> | null | undefined
  readonly decidedFor?: number | null | undefined
  readonly ended?: GuandanEnding | null | undefined
  readonly endedBy?: string | null | undefined
  readonly extraDeals?: ReadonlyArray<GuandanDealInput> | null | undefined
  readonly finalLevels?: ReadonlyArray<string> | null | undefined
  readonly fouls?: ReadonlyArray<number> | null | undefined
  readonly kind?: GuandanSheetKind | null | undefined
  readonly levelPoints?: ReadonlyArray<string> | null | undefined
  readonly matchPoints?: ReadonlyArray<string> | null | undefined
  readonly startLevels?: ReadonlyArray<string> | null | undefined
}

export type GuandanSheetKind = 'bye' | 'duplicateDeal' | 'game' | 'points'

export type IdentityDecisionInput = {
  readonly is: IdentityInput
  readonly key: string
}

export type IdentityInput =
  | { readonly newPerson: boolean; readonly person?: never }
  | { readonly newPerson?: never; readonly person: string | number }

export type ImportStatus = 'COMMITTED' | 'READ' | 'REFUSED'

export type MahjongActInput = {
  readonly act: MahjongActKind
  readonly failed?: boolean | null | undefined
  readonly gets?: string | null | undefined
  readonly seat: number
  readonly tile?: string | null | undefined
}

export type MahjongActKind =
  | 'addedKong'
  | 'chow'
  | 'concealedKong'
  | 'discard'
  | 'draw'
  | 'drawFromBack'
  | 'falseWin'
  | 'flower'
  | 'kong'
  | 'pung'
  | 'win'
  | 'withdrawn'

export type MahjongFalseWinInput = {
  readonly kind: MahjongFalseWinKind
  readonly player: number
}

export type MahjongFalseWinKind = 'bluffWin' | 'falseWin' | 'wreckedHand'

export type MahjongFanCountInput = {
  readonly count: number
  readonly fan: string
}

export type MahjongFineInput = {
  readonly amount: number
  readonly player: number
  readonly to?: number | null | undefined
}

export type MahjongFlag = 'last' | 'lok' | 'repl' | 'rob' | 'self'

export type MahjongHandInput = {
  readonly dealer?: number | null | undefined
  readonly falseWins?: ReadonlyArray<MahjongFalseWinInput> | null | undefined
  readonly fines?: ReadonlyArray<MahjongFineInput> | null | undefined
  readonly number: number
  readonly penalties?: ReadonlyArray<MahjongPenaltyNoteInput> | null | undefined
  readonly play?: MahjongPlayInput | null | undefined
  readonly points?: ReadonlyArray<number> | null | undefined
  readonly result: MahjongHandResultInput
  readonly slip?: MahjongSlipInput | null | undefined
}

export type MahjongHandResultInput = {
  readonly discarder?: number | null | undefined
  readonly fan?: number | null | undefined
  readonly flowers?: number | null | undefined
  readonly kind: MahjongResultKind
  readonly winner?: number | null | undefined
}

export type MahjongPenaltyNoteInput = {
  readonly code: string
  readonly player: number
}

export type MahjongPlayInput = {
  readonly acts: ReadonlyArray<MahjongActInput>
  readonly dealt?: ReadonlyArray<ReadonlyArray<string>> | null | undefined
  readonly ownWalls?: number | null | undefined
  readonly tiles: number
  readonly wall?: ReadonlyArray<string> | null | undefined
}

export type MahjongResultKind = 'discard' | 'drawn' | 'robbedKong' | 'selfDraw'

export type MahjongSessionEnd = 'allHands' | 'time'

export type MahjongSheetInput = {
  readonly ended?: MahjongSessionEnd | null | undefined
  readonly fines?: ReadonlyArray<MahjongFineInput> | null | undefined
  readonly hands?: ReadonlyArray<MahjongHandInput> | null | undefined
  readonly kind: MahjongSheetKind
  readonly standIns?: ReadonlyArray<MahjongStandInInput> | null | undefined
  readonly totals?: ReadonlyArray<number> | null | undefined
}

export type MahjongSheetKind = 'hands' | 'notPlayed' | 'totals'

export type MahjongSlipInput = {
  readonly claimed?: ReadonlyArray<MahjongFanCountInput> | null | undefined
  readonly flags?: ReadonlyArray<MahjongFlag> | null | undefined
  readonly flowers?: number | null | undefined
  readonly hand: string
  readonly melds?: ReadonlyArray<string> | null | undefined
  readonly round: CompassPoint
  readonly seat: CompassPoint
  readonly win: string
}

export type MahjongStandInInput = {
  readonly name: string
  readonly player: number
}

export type OpenUploadInput = {
  readonly about: UploadForInput
  readonly fileName: string
  readonly size: number
}

export type OrganisationKind = 'association' | 'club' | 'federation'

export type ProblemSeverity = 'error' | 'info' | 'warning'

export type ReadResultsFileInput = {
  readonly organisation: string | number
  readonly upload: string
}

export type RevisionStatus = 'OFFICIAL' | 'PROVISIONAL' | 'PUBLISHED' | 'SUPERSEDED'

export type RiichiSheetInput = {
  readonly entries: ReadonlyArray<SheetEntryInput>
}

export type ScoreSheetInput =
  | {
      readonly bigguandan: BigGuandanSheetInput
      readonly bridge?: never
      readonly data?: never
      readonly doudizhu?: never
      readonly guandan?: never
      readonly mahjong?: never
      readonly riichi?: never
      readonly sichuan?: never
    }
  | {
      readonly bigguandan?: never
      readonly bridge: BridgeSheetInput
      readonly data?: never
      readonly doudizhu?: never
      readonly guandan?: never
      readonly mahjong?: never
      readonly riichi?: never
      readonly sichuan?: never
    }
  | {
      readonly bigguandan?: never
      readonly bridge?: never
      readonly data: unknown
      readonly doudizhu?: never
      readonly guandan?: never
      readonly mahjong?: never
      readonly riichi?: never
      readonly sichuan?: never
    }
  | {
      readonly bigguandan?: never
      readonly bridge?: never
      readonly data?: never
      readonly doudizhu: DoudizhuSheetInput
      readonly guandan?: never
      readonly mahjong?: never
      readonly riichi?: never
      readonly sichuan?: never
    }
  | {
      readonly bigguandan?: never
      readonly bridge?: never
      readonly data?: never
      readonly doudizhu?: never
      readonly guandan: GuandanSheetInput
      readonly mahjong?: never
      readonly riichi?: never
      readonly sichuan?: never
    }
  | {
      readonly bigguandan?: never
      readonly bridge?: never
      readonly data?: never
      readonly doudizhu?: never
      readonly guandan?: never
      readonly mahjong: MahjongSheetInput
      readonly riichi?: never
      readonly sichuan?: never
    }
  | {
      readonly bigguandan?: never
      readonly bridge?: never
      readonly data?: never
      readonly doudizhu?: never
      readonly guandan?: never
      readonly mahjong?: never
      readonly riichi: RiichiSheetInput
      readonly sichuan?: never
    }
  | {
      readonly bigguandan?: never
      readonly bridge?: never
      readonly data?: never
      readonly doudizhu?: never
      readonly guandan?: never
      readonly mahjong?: never
      readonly riichi?: never
      readonly sichuan: SichuanSheetInput
    }

export type SheetEntryInput = {
  readonly list?: string | null | undefined
  readonly name: string
  readonly row?: number | null | undefined
  readonly values: ReadonlyArray<string>
}

export type SichuanSheetInput = {
  readonly entries: ReadonlyArray<SheetEntryInput>
}

export type SpreadsheetKind =
  | 'clubs'
  | 'entries'
  | 'grades'
  | 'lists'
  | 'memberships'
  | 'numbers'
  | 'offices'
  | 'officials'
  | 'people'
  | 'points'
  | 'results'
  | 'sanctions'

export type SpreadsheetUploadInput = {
  readonly kind: SpreadsheetKind
  readonly organisation?: string | number | null | undefined
  readonly stage?: string | number | null | undefined
}

export type StartBulkExportInput = {
  readonly document: string
  readonly variables?: unknown
}

export type UploadForInput =
  | {
      readonly document: string | number
      readonly evidence?: never
      readonly hands?: never
      readonly lawText?: never
      readonly photo?: never
      readonly redactedCopy?: never
      readonly results?: never
      readonly spreadsheet?: never
    }
  | {
      readonly document?: never
      readonly evidence: string | number
      readonly hands?: never
      readonly lawText?: never
      readonly photo?: never
      readonly redactedCopy?: never
      readonly results?: never
      readonly spreadsheet?: never
    }
  | {
      readonly document?: never
      readonly evidence?: never
      readonly hands: string | number
      readonly lawText?: never
      readonly photo?: never
      readonly redactedCopy?: never
      readonly results?: never
      readonly spreadsheet?: never
    }
  | {
      readonly document?: never
      readonly evidence?: never
      readonly hands?: never
      readonly lawText: string | number
      readonly photo?: never
      readonly redactedCopy?: never
      readonly results?: never
      readonly spreadsheet?: never
    }
  | {
      readonly document?: never
      readonly evidence?: never
      readonly hands?: never
      readonly lawText?: never
      readonly photo: string | number
      readonly redactedCopy?: never
      readonly results?: never
      readonly spreadsheet?: never
    }
  | {
      readonly document?: never
      readonly evidence?: never
      readonly hands?: never
      readonly lawText?: never
      readonly photo?: never
      readonly redactedCopy: string | number
      readonly results?: never
      readonly spreadsheet?: never
    }
  | {
      readonly document?: never
      readonly evidence?: never
      readonly hands?: never
      readonly lawText?: never
      readonly photo?: never
      readonly redactedCopy?: never
      readonly results: string | number
      readonly spreadsheet?: never
    }
  | {
      readonly document?: never
      readonly evidence?: never
      readonly hands?: never
      readonly lawText?: never
      readonly photo?: never
      readonly redactedCopy?: never
      readonly results?: never
      readonly spreadsheet: SpreadsheetUploadInput
    }

export type RankingListQueryVariables = Exact<{
  code: string
  first?: number | null | undefined
  after?: string | null | undefined
}>

export type RankingListQuery = {
  readonly ranking: {
    readonly code: string
    readonly name: { readonly zh: string; readonly en: string }
    readonly latest: {
      readonly id: string
      readonly asOf: string
      readonly outputDigest: string | null
      readonly entries: {
        readonly totalCount: number
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly rank: number
            readonly shared: boolean
            readonly value: string
            readonly person: { readonly id: string; readonly number: string; readonly zh: string; readonly en: string }
          }
        }>
      }
    } | null
  } | null
}

export type StageStandingsQueryVariables = Exact<{
  stage: string | number
  first?: number | null | undefined
  after?: string | null | undefined
}>

export type StageStandingsQuery = {
  readonly stage: {
    readonly id: string
    readonly name: { readonly zh: string; readonly en: string }
    readonly event: {
      readonly id: string
      readonly code: string
      readonly name: { readonly zh: string; readonly en: string }
    }
    readonly standings: {
      readonly number: number
      readonly status: RevisionStatus
      readonly publishedAt: string | null
      readonly lines: {
        readonly totalCount: number
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly rank: number
            readonly shared: boolean
            readonly total: string
            readonly percent: string | null
            readonly entry: { readonly id: string; readonly number: string; readonly nameAsEntered: string }
          }
        }>
      }
    } | null
  } | null
}

export type StandingsChangedSubscriptionVariables = Exact<{
  stage: string | number
  first?: number | null | undefined
}>

export type StandingsChangedSubscription = {
  readonly standingsChanged: {
    readonly number: number
    readonly status: RevisionStatus
    readonly lines: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly rank: number
          readonly shared: boolean
          readonly total: string
          readonly percent: string | null
          readonly entry: { readonly id: string; readonly number: string; readonly nameAsEntered: string }
        }
      }>
    }
  } | null
}

export type OrganisationsQueryVariables = Exact<{
  first?: number | null | undefined
  after?: string | null | undefined
}>

export type OrganisationsQuery = {
  readonly organisations: {
    readonly totalCount: number
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string
        readonly code: string
        readonly kind: OrganisationKind
        readonly name: { readonly zh: string; readonly en: string }
        readonly parent: { readonly code: string } | null
      }
    }>
  }
}

export type OpenUploadMutationVariables = Exact<{
  input: OpenUploadInput
}>

export type OpenUploadMutation = {
  readonly openUpload: {
    readonly ticket: string | null
    readonly problems: ReadonlyArray<{
      readonly code: string
      readonly severity: ProblemSeverity
      readonly path: string | null
      readonly line: number | null
    }>
  }
}

export type ReadResultsFileMutationVariables = Exact<{
  input: ReadResultsFileInput
}>

export type ReadResultsFileMutation = {
  readonly readResultsFile: {
    readonly import: {
      readonly id: string
      readonly status: ImportStatus
      readonly problems: ReadonlyArray<{
        readonly code: string
        readonly severity: ProblemSeverity
        readonly line: number | null
      }>
      readonly questions: ReadonlyArray<{ readonly id: string }>
    } | null
    readonly problems: ReadonlyArray<{
      readonly code: string
      readonly severity: ProblemSeverity
      readonly path: string | null
      readonly line: number | null
    }>
  }
}

export type CommitImportMutationVariables = Exact<{
  input: CommitImportInput
}>

export type CommitImportMutation = {
  readonly commitImport: {
    readonly event: { readonly id: string; readonly code: string } | null
    readonly problems: ReadonlyArray<{
      readonly code: string
      readonly severity: ProblemSeverity
      readonly path: string | null
      readonly line: number | null
    }>
  }
}

export type EnterResultMutationVariables = Exact<{
  input: EnterResultInput
}>

export type EnterResultMutation = {
  readonly enterResult: {
    readonly version: number | null
    readonly problems: ReadonlyArray<{
      readonly code: string
      readonly severity: ProblemSeverity
      readonly path: string | null
      readonly line: number | null
    }>
  }
}

export type StartBulkExportMutationVariables = Exact<{
  input: StartBulkExportInput
}>

export type StartBulkExportMutation = {
  readonly startBulkExport: {
    readonly bulkExport: {
      readonly id: string
      readonly state: BulkExportState
      readonly failure: BulkExportFailure | null
      readonly records: number
      readonly total: number | null
      readonly file: string | null
    } | null
    readonly problems: ReadonlyArray<{
      readonly code: string
      readonly severity: ProblemSeverity
      readonly path: string | null
      readonly line: number | null
    }>
  }
}

export type BulkExportQueryVariables = Exact<{
  id: string | number
}>

export type BulkExportQuery = {
  readonly bulkExport: {
    readonly id: string
    readonly state: BulkExportState
    readonly failure: BulkExportFailure | null
    readonly records: number
    readonly total: number | null
    readonly file: string | null
  }
}

/** Who is number one, and everybody after: the newest issue of a ranking, page by page. */
export const RankingList: Operation<RankingListQuery, RankingListQueryVariables> = {
  id: '857d66972253d066d58de801769e973b541f9757f3e2218a53b6ee5b15b5c6fb',
  name: 'RankingList',
  text: 'query RankingList($code: String!, $first: Int = 200, $after: String) {\n  ranking(code: $code) {\n    code\n    name {\n      zh\n      en\n    }\n    latest {\n      id\n      asOf\n      outputDigest\n      entries(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          node {\n            rank\n            shared\n            value\n            person {\n              id\n              number\n              zh: name(script: Hans)\n              en: name(script: Latn)\n            }\n          }\n        }\n      }\n    }\n  }\n}',
}

/** The newest public standings of a stage, page by page. */
export const StageStandings: Operation<StageStandingsQuery, StageStandingsQueryVariables> = {
  id: 'a684a2b6cb7b2e5d2e13acc02624c2363717d8995f67b114b9b23802147bcbdd',
  name: 'StageStandings',
  text: 'query StageStandings($stage: ID!, $first: Int = 200, $after: String) {\n  stage(id: $stage) {\n    id\n    name {\n      zh\n      en\n    }\n    event {\n      id\n      code\n      name {\n        zh\n        en\n      }\n    }\n    standings {\n      number\n      status\n      publishedAt\n      lines(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          node {\n            rank\n            shared\n            total\n            percent\n            entry {\n              id\n              number\n              nameAsEntered\n            }\n          }\n        }\n      }\n    }\n  }\n}',
}

/** The standings of a stage as they are published, the current ones first. */
export const StandingsChanged: Operation<StandingsChangedSubscription, StandingsChangedSubscriptionVariables> = {
  id: 'f9d04241dabf7c5efcf806ba64334619699591ccb8921c95d67b49e4691cb6ed',
  name: 'StandingsChanged',
  text: 'subscription StandingsChanged($stage: ID!, $first: Int = 50) {\n  standingsChanged(stage: $stage) {\n    number\n    status\n    lines(first: $first) {\n      edges {\n        node {\n          rank\n          shared\n          total\n          percent\n          entry {\n            id\n            number\n            nameAsEntered\n          }\n        }\n      }\n    }\n  }\n}',
}

/** The bodies of the federation, page by page. */
export const Organisations: Operation<OrganisationsQuery, OrganisationsQueryVariables> = {
  id: '71d9e3d01627412475567c379bae0df2d4dd45c65c4e63755c5e2d7db5d515e2',
  name: 'Organisations',
  text: 'query Organisations($first: Int = 200, $after: String) {\n  organisations(first: $first, after: $after) {\n    totalCount\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    edges {\n      node {\n        id\n        code\n        kind\n        name {\n          zh\n          en\n        }\n        parent {\n          code\n        }\n      }\n    }\n  }\n}',
}

/** A ticket with which the bytes of a file are brought. */
export const OpenUpload: Operation<OpenUploadMutation, OpenUploadMutationVariables> = {
  id: '5058e30e1660accc75d18798c213f5c20f910232b659c2e4829da1fa958b35e1',
  name: 'OpenUpload',
  text: 'mutation OpenUpload($input: OpenUploadInput!) {\n  openUpload(input: $input) {\n    ticket\n    problems {\n      code\n      severity\n      path\n      line\n    }\n  }\n}',
}

/** Reads a results file that was brought; nothing is taken in yet. */
export const ReadResultsFile: Operation<ReadResultsFileMutation, ReadResultsFileMutationVariables> = {
  id: '791c02e70c345f19a23418213860730d8da2f646e5defa3fc4d0c54d2bf6af34',
  name: 'ReadResultsFile',
  text: 'mutation ReadResultsFile($input: ReadResultsFileInput!) {\n  readResultsFile(input: $input) {\n    import {\n      id\n      status\n      problems {\n        code\n        severity\n        line\n      }\n      questions {\n        id\n      }\n    }\n    problems {\n      code\n      severity\n      path\n      line\n    }\n  }\n}',
}

/** Takes a file that was read in as an event. */
export const CommitImport: Operation<CommitImportMutation, CommitImportMutationVariables> = {
  id: '82f65b37c03955c56b2c445ba1ee2efb1230ee66943723ddb7f74ca938c70508',
  name: 'CommitImport',
  text: 'mutation CommitImport($input: CommitImportInput!) {\n  commitImport(input: $input) {\n    event {\n      id\n      code\n    }\n    problems {\n      code\n      severity\n      path\n      line\n    }\n  }\n}',
}

/** Enters one result of a session. */
export const EnterResult: Operation<EnterResultMutation, EnterResultMutationVariables> = {
  id: 'e2ed1690653d59135549bd91cbd186f18c5237d429d8bd72391281bd4d6a11cd',
  name: 'EnterResult',
  text: 'mutation EnterResult($input: EnterResultInput!) {\n  enterResult(input: $input) {\n    version\n    problems {\n      code\n      severity\n      path\n      line\n    }\n  }\n}',
}

/** Has a long list written whole by the service. */
export const StartBulkExport: Operation<StartBulkExportMutation, StartBulkExportMutationVariables> = {
  id: '391242e230b75eda6842773549fe01810529e01a1f8eaac4c9d337976aad3c0a',
  name: 'StartBulkExport',
  text: 'mutation StartBulkExport($input: StartBulkExportInput!) {\n  startBulkExport(input: $input) {\n    bulkExport {\n      id\n      state\n      failure\n      records\n      total\n      file\n    }\n    problems {\n      code\n      severity\n      path\n      line\n    }\n  }\n}',
}

/** How far a list is written. */
export const BulkExport: Operation<BulkExportQuery, BulkExportQueryVariables> = {
  id: '0cd35d7fc40b1a274d7e2946310dda33af9458d2d0f2888797357d990f730a1c',
  name: 'BulkExport',
  text: 'query BulkExport($id: ID!) {\n  bulkExport(id: $id) {\n    id\n    state\n    failure\n    records\n    total\n    file\n  }\n}',
}
