import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({ extend: { theme: { text: ['xs', 'sm', 'base', 'md', 'lg', 'xl', '2xl'] } } })

/** Joins class names; of two that contradict each other the later wins. */
export const cn = (...classes: ClassValue[]): string => merge(clsx(classes))
