import { cva, type VariantProps } from 'class-variance-authority'
import type { ButtonHTMLAttributes, ComponentProps } from 'react'
import { Link } from '@/i18n/navigation'
import { cn } from '@/lib/cn'
import { ScriptedButton } from './scripted'

const button = cva(
  'inline-flex items-center justify-center gap-2 rounded-md border text-center font-medium transition-colors duration-150 disabled:opacity-50 aria-disabled:opacity-50',
  {
    variants: {
      tone: {
        plain: 'border-rule-strong bg-paper text-ink hover:bg-raised',
        decide: 'border-seal bg-seal text-seal-ink hover:opacity-90',
        strong: 'border-ink bg-ink text-paper hover:opacity-90',
        quiet: 'border-transparent bg-transparent text-ink hover:bg-raised',
      },
      size: { normal: 'min-h-11 px-4 text-base', small: 'min-h-8 px-3 text-sm', icon: 'size-11 p-0' },
    },
    defaultVariants: { tone: 'plain', size: 'normal' },
  },
)

type Look = VariantProps<typeof button>

/** With `onClick` it cannot be pressed before the script is there; without, it sends its form. */
export function Button({
  tone,
  size,
  className,
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Look) {
  const Tag = rest.onClick ? ScriptedButton : 'button'
  return <Tag type={type} className={cn(button({ tone, size }), className)} {...rest} />
}

export function ButtonLink({ tone, size, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={cn(button({ tone, size }), className)} {...rest} />
}
