'use client'

import dynamic from 'next/dynamic'
import type { ComponentProps } from 'react'
import type { FollowAct } from './follow-act'

/** Fetched for who is signed in alone: with it comes all that asks the records from the browser. */
const Act = dynamic(() => import('./follow-act').then(module => module.FollowAct))

export const FollowLazily = (props: ComponentProps<typeof FollowAct>) => <Act {...props} />
