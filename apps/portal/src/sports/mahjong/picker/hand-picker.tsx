'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { type TileStyle, tileStyles } from '../tiles/tile'
import { draftOfText, emptyHand, type HandDraft, type Target, textOfDraft } from './hand-draft'
import { HandCircumstances } from './hand-circumstances'
import { HandShown } from './hand-shown'
import { TilePalette } from './tile-palette'

interface HandPickerProps {
  readonly draft: HandDraft
  readonly look: TileStyle
  readonly onLook: (look: TileStyle) => void
  readonly onChange: (draft: HandDraft) => void
}

/** The notation as one line, for hands that are typed. */
function TypedHand({ draft, onChange }: Pick<HandPickerProps, 'draft' | 'onChange'>) {
  const t = useTranslations('mahjong.picker')
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const unreadable = typed !== undefined && typed.trim() !== '' && draftOfText(typed) === undefined
  const change = (text: string) => {
    const hand = draftOfText(text)
    setTyped(text)
    if (hand) onChange(hand)
  }
  return (
    <Field id={id} label={t('typed')} hint={t('typedHint')} problem={unreadable ? t('typedUnreadable') : undefined}>
      <TextInput
        id={id}
        value={typed ?? (draft === emptyHand ? '' : textOfDraft(draft))}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={unreadable}
        aria-describedby={`${id}-hint${unreadable ? ` ${id}-problem` : ''}`}
        className="figures"
        onChange={event => change(event.target.value)}
        onBlur={() => setTyped(before => (unreadable ? before : undefined))}
      />
    </Field>
  )
}

/** A hand put together by tapping or typing. */
export function HandPicker({ draft, look, onLook, onChange }: HandPickerProps) {
  const t = useTranslations('mahjong.picker')
  const [target, setTarget] = useState<Target>('concealed')
  return (
    <div className="flex flex-col gap-4">
      <HandShown draft={draft} look={look} onChange={onChange} />
      <TilePalette draft={draft} target={target} look={look} onTarget={setTarget} onChange={onChange} />
      <HandCircumstances draft={draft} onChange={onChange} />
      <TypedHand draft={draft} onChange={onChange} />
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => onChange(emptyHand)}>
          {t('clear')}
        </Button>
        <Button
          size="small"
          aria-pressed={look === 'contrast'}
          onClick={() => onLook(tileStyles[(tileStyles.indexOf(look) + 1) % 2] as TileStyle)}
        >
          {t('highContrast')}
        </Button>
      </div>
    </div>
  )
}
