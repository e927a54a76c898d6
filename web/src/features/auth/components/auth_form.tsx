import { Alert, Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import classes from '@/components/public_frame.module.css'

interface AuthFormProps {
  onSubmit: () => void
  verb: string
  isBusy: boolean
  /** What went wrong, in words. */
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
      {failure && (
        <Alert color="red" variant="light" role="alert">
          {failure}
        </Alert>
      )}
      {children}
      <Button type="submit" fullWidth loading={isBusy}>
        {verb}
      </Button>
    </form>
  )
}
