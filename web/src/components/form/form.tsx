import { Alert, Button } from '@mantine/core'
import { getHotkeyHandler } from '@mantine/hooks'
import type { FormEventHandler, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '../error_alert'
import classes from './form.module.css'

interface FormProps {
  /** `submit` of `useServerForm`. */
  onSubmit: FormEventHandler<HTMLFormElement>
  /** What Ctrl/⌘+Enter does instead of saving, e.g. issue. */
  onFinish?: () => void
  failure?: unknown
  /** Set when unsaved values of before have been put back; offers to throw them away. */
  draft?: { isKept: boolean; onDiscard: () => void }
  children: ReactNode
}

/** Labels above, help under, errors beside the field; Enter saves. */
export function Form({ onSubmit, onFinish, failure, draft, children }: FormProps) {
  const { t } = useTranslation('common')
  const finish = ({ target }: { target: EventTarget | null }) => {
    if (onFinish) onFinish()
    else if (target instanceof Element) target.closest('form')?.requestSubmit()
  }
  return (
    <form
      className={classes.form}
      onSubmit={onSubmit}
      onKeyDown={getHotkeyHandler([['mod+Enter', finish]])}
      noValidate
    >
      {draft?.isKept && (
        <Alert variant="light" color="gray" p="xs">
          {t('form.draft_kept')}{' '}
          <Button variant="subtle" size="compact-sm" onClick={draft.onDiscard}>
            {t('form.discard_draft')}
          </Button>
        </Alert>
      )}
      {failure !== undefined && <ErrorAlert failure={failure} />}
      {children}
    </form>
  )
}

/** Fields side by side while there is room. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>
}

/** The buttons under the fields, the primary one last. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>
}
