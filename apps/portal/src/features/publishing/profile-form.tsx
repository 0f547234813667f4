'use client'

import { type WrittenSettings, withSetting } from '@paiji/rules'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { type Permission, Refusal } from '@/components/permitted'
import { Button } from '@/components/ui/button'
import { Field, Select } from '@/components/ui/field'
import { ChangeSettingsMutation } from '@/features/stage-settings'
import { codeText } from '@/i18n/code-text'
import { useAction } from '@/lib/graphql/use-action'
import type { PublishingStage } from './desk-data'

interface ProfileFormProps {
  readonly stage: Pick<PublishingStage, 'id' | 'version' | 'profile' | 'profiles' | 'settings'>
  readonly permission: Permission
}

/** Chooses another named arithmetic, its own numbers stay; the standings are computed anew from the same facts. */
export function ProfileForm({ stage, permission }: ProfileFormProps) {
  const t = useTranslations('publish')
  const profiles = useTranslations('profile')
  const router = useRouter()
  const [profile, setProfile] = useState(stage.profile ?? '')
  const action = useAction(ChangeSettingsMutation, data => data.changeSettings)
  const save = async () => {
    const settings = withSetting([], stage.settings as WrittenSettings, 'profile.program', profile)
    const input = {
      stage: stage.id,
      settings,
      expectedVersion: stage.version,
      idempotencyKey: action.key(),
    }
    if (await action.run({ input })) router.refresh()
  }
  return (
    <div>
      <div className="flex max-w-xl flex-wrap items-end gap-3">
        <Field id={`profile-${stage.id}`} label={t('profile')} className="min-w-52 flex-1">
          <Select
            id={`profile-${stage.id}`}
            name="profile"
            value={profile}
            onChange={event => setProfile(event.target.value)}
            disabled={!permission.allowed}
          >
            {stage.profile === null ? <option value="">—</option> : null}
            {stage.profiles.map(id => (
              <option key={id} value={id}>
                {codeText(profiles, id)}
              </option>
            ))}
          </Select>
        </Field>
        <Button disabled={!permission.allowed || action.pending || profile === (stage.profile ?? '')} onClick={save}>
          {t('changeProfile')}
        </Button>
      </div>
      <Refusal permission={permission} />
      <ActionOutcome failure={action.failure} notes={action.notes} />
    </div>
  )
}
