import { getLocale, getTranslations } from 'next-intl/server'
import { paths } from '@/lib/paths'
import { type PictureName, SavePictures } from './save-pictures'
import { SharePicture } from './share-picture'

/** The picture of a page to be saved, with the system's own sheet before it, where there is one. `title`: what the page is called there. */
export async function PictureLinks({ kind, name, title }: PictureName & { readonly title: string }) {
  const [t, locale] = await Promise.all([getTranslations('share'), getLocale()])
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm" data-no-print="">
      <SharePicture picture={paths.pictureIn({ kind, name, locale }, 'long')} title={title} label={t('share')} />
      <SavePictures kind={kind} name={name} />
    </p>
  )
}
