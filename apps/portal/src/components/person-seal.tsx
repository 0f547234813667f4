import { cn } from '@/lib/cn'
import type { PersonNames } from '@/lib/format/names'
import { sealText } from '@/lib/format/seal'
import { PersonPhoto } from './person-photo'

interface PersonSealProps {
  readonly person: PersonNames
  /** Where the reader may see one: asked for with the reader's own session. */
  readonly photo?: string | null
  /** What the picture is of, for who hears the page; a drawn seal repeats the name beside it and is not read. */
  readonly name?: string
  readonly className?: string
}

/** A person's face: the photo that was given, else the seal of the family name. */
export function PersonSeal({ person, photo, name, className }: PersonSealProps) {
  if (photo) return <PersonPhoto path={photo} name={name ?? ''} className={cn('rounded-md', className)} />
  const text = sealText(person)
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false" className={cn('person-seal shrink-0', className)}>
      <rect x="1.5" y="1.5" width="45" height="45" rx="4" className="fill-current" />
      <rect x="4" y="4" width="40" height="40" rx="2" fill="none" className="stroke-paper" strokeWidth="0.75" />
      <text
        x="24"
        y="24"
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-paper font-semibold"
        fontSize={text.length > 1 ? 17 : 26}
      >
        {text}
      </text>
    </svg>
  )
}
