'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { ActForm } from '@/components/act-form'
import { UploadForm } from '@/components/upload-form'
import { useAction } from '@/lib/graphql/use-action'
import { RemovePhotoMutation, SetPhotoMutation } from './person-acts.graphql'

const LARGEST = 8 * 1024 * 1024

/** A photo for a person, in place of the one before. */
export function PhotoForm({ person }: { readonly person: string }) {
  const t = useTranslations('registerDesk')
  const router = useRouter()
  const action = useAction(SetPhotoMutation, data => data.setPhoto)
  return (
    <UploadForm
      className="grid max-w-xl gap-4"
      label={t('setPhoto')}
      file={{
        id: 'photo-file',
        label: t('photoFile'),
        hint: t('photoHint'),
        tooLarge: t('photoTooLarge'),
        largest: LARGEST,
        accept: '.jpg,.jpeg,.png,.webp',
      }}
      submit={t('setPhoto')}
      about={() => ({ photo: person })}
      send={async (upload, _form, target) => {
        if (!(await action.run({ input: { person, upload, idempotencyKey: action.key() } }))) return
        target.reset()
        router.refresh()
      }}
      action={action}
    />
  )
}

/** Takes the photo off. */
export function RemovePhotoForm({ person }: { readonly person: string }) {
  const t = useTranslations('registerDesk')
  return (
    <ActForm
      document={RemovePhotoMutation}
      payloadOf={data => data.removePhoto}
      label={t('removePhoto')}
      submit={t('removePhoto')}
      tone="plain"
      small
      className="mt-3"
      inputOf={form => ({ person, idempotencyKey: form.key })}
    />
  )
}
