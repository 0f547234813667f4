'use client'

import { EntryNames, type EntryNamesProps } from './entry-names'

/** `EntryNames` drawn by the browser too, from the names alone: for tables of the server that are full of them. */
export const DrawnNames = (props: EntryNamesProps) => <EntryNames {...props} />
