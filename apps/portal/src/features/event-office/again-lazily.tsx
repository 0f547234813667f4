'use client'

import dynamic from 'next/dynamic'
import type { ComponentProps } from 'react'
import type { AgainForm } from './again-form'

/** Fetched where an event may be held again alone: it lays out movements. */
const Form = dynamic(() => import('./again-form').then(module => module.AgainForm), { ssr: false })

export const AgainLazily = (props: ComponentProps<typeof AgainForm>) => <Form {...props} />
