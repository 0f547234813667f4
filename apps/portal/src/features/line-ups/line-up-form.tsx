'use client'

import { useTranslations } from 'next-intl'
import { ActForm } from '@/components/act-form'
import { Line } from '@/components/form-fields'
import { Field, Select } from '@/components/ui/field'
import { GiveLineUpMutation } from './line-ups.graphql'

type Room = 'open' | 'closed'

interface LineUpFormProps {
  readonly table: string
  readonly entry: string
  readonly segment: number
  /** The seats of the team in each room, in seat order, with who sits there now. */
  readonly rooms: readonly {
    readonly room: Room
    readonly seats: readonly { readonly seat: string; readonly player: number | undefined }[]
  }[]
  readonly players: readonly { readonly place: number; readonly name: string }[]
  /** Results stand already: it takes a reason. */
  readonly late: boolean
  /** A match at one table has no rooms to tell apart. */
  readonly inRooms: boolean
}

/** Who of a team sits where in one segment; partners change seats by changing places in it. */
export function LineUpForm({ table, entry, segment, rooms, players, late, inRooms }: LineUpFormProps) {
  const t = useTranslations('lineUps')
  const id = `${entry}-${segment}`
  const seatName = (room: Room, seat: string) => `${room}-${seat}`
  return (
    <ActForm
      document={GiveLineUpMutation}
      payloadOf={data => data.giveLineUp}
      label={t('formOf', { segment })}
      submit={t(late ? 'correct' : 'give')}
      inputOf={form => ({
        table,
        entry,
        segment,
        rooms: rooms.map(({ room, seats }) => ({
          room,
          players: seats.map(({ seat }) => Number(form.text(seatName(room, seat)))),
        })),
        reason: form.maybe('reason'),
        idempotencyKey: form.key,
      })}
    >
      {rooms.map(({ room, seats }) => (
        <fieldset key={room} className="grid grid-cols-2 gap-3">
          {inRooms ? <legend className="mb-1 text-sm">{t(`room.${room}`)}</legend> : null}
          {seats.map(({ seat, player }) => (
            <Field
              key={seat}
              id={`${id}-${room}-${seat}`}
              label={
                inRooms ? t('seat', { seat: t(`seats.${seat}` as 'seats.N') }) : t('sends', { place: Number(seat) })
              }
            >
              <Select
                id={`${id}-${room}-${seat}`}
                name={seatName(room, seat)}
                required
                defaultValue={player === undefined ? '' : String(player)}
              >
                <option value="">—</option>
                {players.map(({ place, name }) => (
                  <option key={place} value={place}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
        </fieldset>
      ))}
      {late ? <Line id={`${id}-reason`} name="reason" label={t('reason')} required /> : null}
    </ActForm>
  )
}
