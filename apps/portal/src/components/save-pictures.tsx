import { getLocale, getTranslations } from 'next-intl/server'
import { paths, type PictureOf } from '@/lib/paths'

export type PictureName = Pick<PictureOf, 'kind' | 'name'>

/** The picture of a page in each shape there is, to be saved: links that need no script. */
export async function SavePictures({ kind, name }: PictureName) {
  const [t, locale] = await Promise.all([getTranslations('share'), getLocale()])
  return (
    <>
      <span className="text-muted">{t('save')}</span>
      {(['wide', 'square', 'long'] as const).map(shape => (
        <a
          key={shape}
          href={paths.pictureIn({ kind, name, locale }, shape)}
          download=""
          className="link inline-flex min-h-11 items-center lg:min-h-8"
        >
          {t(`shape.${shape}`)}
        </a>
      ))}
    </>
  )
}
