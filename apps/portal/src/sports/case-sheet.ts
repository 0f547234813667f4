import type { ReactNode } from 'react'
import type { ResultOf } from '@/gql'
import type { CaseSheetFields } from './case-sheet.graphql'

export type CaseSheetData = ResultOf<typeof CaseSheetFields>

/** The sheet a published case is about, whole; whoever sat there is called by the seat. */
export type CaseSheet = (props: { readonly sheet: CaseSheetData; readonly editionId: string }) => ReactNode
