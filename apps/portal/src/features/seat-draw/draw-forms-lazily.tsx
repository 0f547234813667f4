'use client'

import dynamic from 'next/dynamic'

/** The forms of those who draw: the hall that watches does without their scripts. */
export const OpenDraw = dynamic(() => import('./draw-forms').then(({ OpenDraw: form }) => form))
export const DrawByPress = dynamic(() => import('./draw-forms').then(({ DrawByPress: form }) => form))
export const DrawByCard = dynamic(() => import('./draw-forms').then(({ DrawByCard: form }) => form))
