import { Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { SideDialog } from '@/components/dialogs/dialog'
import { Form, FormActions } from '@/components/form/form'
import { focusField } from '@/components/form/use_named_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'

interface SettingsDrawerProps<Values extends object, Saved> {
  title: string
  /** In pixels. */
  size: number
  /** Names the draft, e.g. `numbers:invoice`. */
  name: string
  /** Shaped like the body that is sent, so that the server's fields find their inputs. */
  initial: Values
  save: (values: Values) => Promise<Saved>
  onSaved: (saved: Saved) => void
  onClose: () => void
  /** A further button. `discard` gives the unsaved values up. */
  action?: (discard: () => void) => ReactNode
  children: (form: UseFormReturnType<Values>) => ReactNode
}

/** One row of a table of settings, saved alone. Closing it asks about unsaved changes; a reload of the page keeps them. */
export function SettingsDrawer<Values extends object, Saved>(
  props: SettingsDrawerProps<Values, Saved>
) {
  const { title, size, name, initial, save, onSaved, onClose, action, children } = props
  const { t } = useTranslation('settings')
  const [isAsking, setIsAsking] = useState(false)
  const { form, submit, isSaving, failure, isDraftKept, discardDraft } = useServerForm({
    initial,
    draft: `settings:${name}`,
    save,
    onSaved: (saved: Saved) => {
      showDone(t('bar.saved'))
      onSaved(saved)
      onClose()
    },
  })
  useRefusedField(form, isSaving)
  const isUnsaved = isDraftKept || form.isDirty()
  const leave = () => {
    discardDraft()
    onClose()
  }
  return (
    <>
      <SideDialog
        title={title}
        size={size}
        // Escape answers the question first.
        closeOnEscape={!isAsking}
        onClose={() => (isUnsaved ? setIsAsking(true) : onClose())}
      >
        <Form
          onSubmit={submit}
          failure={failure}
          draft={{ isKept: isDraftKept, onDiscard: discardDraft }}
        >
          {children(form)}
          <FormActions>
            {action?.(discardDraft)}
            <Button type="submit" loading={isSaving}>
              {t('bar.save')}
            </Button>
          </FormActions>
        </Form>
      </SideDialog>
      {/* Rendered on demand: one that is kept would be closed by the same Escape that opens it. */}
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={t('drawer.discard_title')}
          verb={t('bar.discard')}
          tone="danger"
          onConfirm={leave}
          onCancel={() => setIsAsking(false)}
        >
          {t('drawer.discard_text')}
        </ConfirmDialog>
      )}
    </>
  )
}

/** Brings the first field that the server refuses into sight: a drawer may be longer than the screen. */
function useRefusedField<Values extends object>(
  form: UseFormReturnType<Values>,
  isSaving: boolean
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when an attempt to save has ended
  useEffect(() => {
    const [refused] = Object.keys(form.errors)
    if (!isSaving && refused) focusField(form, refused)
  }, [isSaving])
}
