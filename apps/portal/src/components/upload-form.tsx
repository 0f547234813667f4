'use client'

import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { useState } from 'react'
import { type UploadFor, useUpload } from '@/lib/graphql/use-upload'
import { ActionOutcome } from './action-outcome'
import { Button } from './ui/button'
import { describedBy, Field, TextInput } from './ui/field'
import { Form } from './ui/form'

interface UploadFormProps {
  /** What is asked beside the file. */
  readonly children?: ReactNode
  readonly className: string
  readonly label?: string
  readonly file: {
    readonly id: string
    readonly label: string
    readonly hint: string
    /** Said when the file is larger than `largest` bytes; such a file is not sent. */
    readonly tooLarge: string
    readonly largest: number
    /** Ends of names the chooser offers, as `.csv,.xlsx`. */
    readonly accept: string
  }
  readonly submit: string
  /** Said on the button while the file is on its way. */
  readonly busy?: string
  readonly strong?: boolean
  /** What the ticket is asked for. */
  readonly about: (form: FormData) => UploadFor
  /** The act the file is for, once it is there. */
  readonly send: (ticket: string, form: FormData, target: HTMLFormElement) => Promise<void>
  readonly action: Pick<ComponentProps<typeof ActionOutcome>, 'failure' | 'notes'> & { readonly pending: boolean }
}

/** A form that sends one file as it is, then does with it what it is for. */
export function UploadForm(props: UploadFormProps) {
  const { file, action } = props
  const [tooLarge, setTooLarge] = useState(false)
  const upload = useUpload()
  const pending = upload.pending || action.pending
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const target = event.currentTarget
    const form = new FormData(target)
    const chosen = form.get('file')
    if (!(chosen instanceof File)) return
    setTooLarge(chosen.size > file.largest)
    if (chosen.size > file.largest) return
    const ticket = await upload.send(chosen, props.about(form))
    if (ticket) await props.send(ticket, form, target)
  }
  return (
    <Form onSubmit={submit} className={props.className} {...(props.label ? { 'aria-label': props.label } : {})}>
      {props.children}
      <Field id={file.id} label={file.label} hint={file.hint} problem={tooLarge ? file.tooLarge : undefined}>
        <TextInput
          id={file.id}
          name="file"
          data-path="upload"
          type="file"
          accept={file.accept}
          required
          aria-describedby={describedBy(file.id, { hint: true, problem: tooLarge })}
          className="py-2"
        />
      </Field>
      <div className="col-span-full">
        <Button type="submit" tone={props.strong ? 'strong' : 'plain'} disabled={pending}>
          {pending ? (props.busy ?? props.submit) : props.submit}
        </Button>
      </div>
      <div className="col-span-full empty:hidden">
        <ActionOutcome failure={upload.failure ?? action.failure} notes={action.notes} ofFile />
      </div>
    </Form>
  )
}
