import { Alert, Button, Group } from '@mantine/core'
import { getHotkeyHandler } from '@mantine/hooks'
import { type FormEventHandler, type ReactNode, useContext, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { latePart } from '@/lib/parts/late_part'
import { DialogActions } from '../dialogs/dialog_actions'
import { DialogClose } from '../dialogs/dialog_close'
import { ErrorAlert } from '../page/error_alert'
import type { Conflict } from './conflict/use_conflict'
import classes from './form.module.css'
import { refusedField } from './refused_field'
import { firstField, useFirstFocus } from './use_first_focus'

const ConflictDialog = latePart(
  async () => (await import('./conflict/conflict_dialog')).ConflictDialog
)

interface FormProps {
  /** `submit` of `useServerForm`. */
  onSubmit: FormEventHandler<HTMLFormElement>
  /** Replaces saving for Ctrl/⌘+Enter, e.g. by issuing. */
  onFinish?: () => void
  failure?: unknown
  /** `conflict` of `useServerForm`; `labels` are those of fields that are no single input. */
  conflict?: Conflict | undefined
  labels?: Record<string, string>
  /**
   * Set when unsaved values of before have been put back; offers to throw them away. `isFor` names the client, so that
   * nobody goes on with the document of another one.
   */
  draft?: { isKept: boolean; onDiscard: () => void; isFor?: string }
  /** The page is there for this form: the cursor begins in its first field, as it does in every dialog. */
  takesFocus?: boolean
  children: ReactNode
}

/** Labels above, help under, errors beside the field; Enter saves. */
export function Form(props: FormProps) {
  const { onSubmit, onFinish, failure, conflict, labels, draft, takesFocus, children } = props
  const { t } = useTranslation('common')
  const form = useRef<HTMLFormElement>(null)
  useFirstFocus(form, takesFocus ?? false)
  // A form in a dialog answers for itself: React hands its events on to the form that the dialog was opened from.
  const submit: FormEventHandler<HTMLFormElement> = (event) => {
    event.stopPropagation()
    const refused = refusedField(event.currentTarget)
    if (!refused) return onSubmit(event)
    event.preventDefault()
    refused.focus()
  }
  const discard = () => {
    draft?.onDiscard()
    firstField(form.current)?.focus()
  }
  const finish = (event: { target: EventTarget | null; stopPropagation: () => void }) => {
    const { target } = event
    event.stopPropagation()
    if (onFinish) onFinish()
    else if (target instanceof Element) target.closest('form')?.requestSubmit()
  }
  return (
    <form
      ref={form}
      className={classes.form}
      onSubmit={submit}
      onKeyDown={getHotkeyHandler([['mod+Enter', finish]])}
      noValidate
    >
      {draft?.isKept && (
        <Alert variant="light" color="gray" p="xs">
          <Group justify="space-between" wrap="nowrap" gap="xs">
            {draft.isFor ? t('form.draft_kept_for', { name: draft.isFor }) : t('form.draft_kept')}
            <Button variant="subtle" size="compact-sm" flex="none" onClick={discard}>
              {t('form.discard_draft')}
            </Button>
          </Group>
        </Alert>
      )}
      {failure !== undefined && <ErrorAlert failure={failure} />}
      {children}
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          labelOf={(field) => labels?.[field] ?? labelIn(form.current, field)}
        />
      )}
    </form>
  )
}

/** The label at the input of a field, without its help text, else the field's name. */
function labelIn(form: HTMLFormElement | null, field: string) {
  const input = form?.querySelector<HTMLInputElement>(`[data-path="${CSS.escape(field)}"]`)
  const label = input?.labels?.[0]
  const first = label && document.createTreeWalker(label, NodeFilter.SHOW_TEXT).nextNode()
  // A field of an entry without a label is a technical one.
  return first?.textContent ?? input?.ariaLabel ?? (field.includes('.') ? '' : field)
}

/** Fields side by side while there is room. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>
}

/** The buttons under the fields, the primary one last. In a dialog or drawer the first one is Cancel. */
export function FormActions({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common')
  const close = useContext(DialogClose)
  return (
    <DialogActions>
      {close && (
        <Button variant="default" onClick={close}>
          {t('action.cancel')}
        </Button>
      )}
      {children}
    </DialogActions>
  )
}
