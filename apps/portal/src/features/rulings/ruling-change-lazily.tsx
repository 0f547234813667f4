'use client'

import dynamic from 'next/dynamic'
import type { ComponentProps } from 'react'
import type { RulingChange } from './ruling-change'

/** Fetched for who may rule alone. */
const Change = dynamic(() => import('./ruling-change').then(module => module.RulingChange))

export const RulingChangeLazily = (props: ComponentProps<typeof RulingChange>) => <Change {...props} />
