import type { FormEvent, ReactNode } from 'react'
import { PlainButton } from '@/components/plain/plain_button'
import { PlainNote } from '@/components/plain/plain_note'
import classes from '@/components/public/public_frame.module.css'

interface AuthFormProps {
  onSubmit: () => void
  verb: string
  isBusy: boolean
  /** Error message of the form. */
  failure?: string | undefined
  children: ReactNode
}

export function AuthForm({ onSubmit, verb, isBusy, failure, children }: AuthFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onSubmit()
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {failure && <PlainNote tone="failed">{failure}</PlainNote>}
      {children}
      <PlainButton type="submit" isBusy={isBusy}>
        {verb}
      </PlainButton>
    </form>
  )
}
