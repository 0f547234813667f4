import 'server-only'
import { getTimeZone } from 'next-intl/server'
import { dayIn } from './day-in'

/** Today where the federation is, or so many days later, as `2026-11-23`. */
export const dayHere = async (days = 0): Promise<string> => dayIn(await getTimeZone(), days)
