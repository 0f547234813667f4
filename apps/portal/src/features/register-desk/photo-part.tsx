import { getTranslations } from 'next-intl/server'
import { PersonPhoto } from '@/components/person-photo'
import { PhotoForm, RemovePhotoForm } from './photo-forms'

interface PhotoPartProps {
  readonly person: string
  readonly photo: { readonly path: string } | null
  readonly name: string
}

/** The photo of a person, to be set, changed and taken off. */
export async function PhotoPart({ person, photo, name }: PhotoPartProps) {
  const t = await getTranslations('registerDesk')
  return (
    <>
      {photo ? (
        <div className="mb-4">
          <PersonPhoto path={photo.path} name={name} />
          <RemovePhotoForm person={person} />
        </div>
      ) : (
        <p className="mb-3 text-muted">{t('noPhoto')}</p>
      )}
      <PhotoForm person={person} />
    </>
  )
}
