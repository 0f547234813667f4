import { cn } from '@/lib/cn'

interface PersonPhotoProps {
  readonly path: string
  /** Whom it shows. */
  readonly name: string
  readonly className?: string
}

/** A photo of a person: asked for with the reader's own session, so nothing that optimises pictures stands between. */
export function PersonPhoto({ path, name, className }: PersonPhotoProps) {
  return (
    // biome-ignore lint/performance/noImgElement: shown to some readers and not to others, so no cache may have it.
    <img
      src={path}
      alt={name}
      width={96}
      height={96}
      className={cn('size-24 shrink-0 border border-rule object-cover', className)}
    />
  )
}
