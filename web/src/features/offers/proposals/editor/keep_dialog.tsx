import { Button, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import type { Language } from '@/lib/language/languages'
import { api } from '@/lib/server/api'
import type { Block } from '../proposal'
import type { linesBody } from './line_values'

interface KeepDialogProps {
  kind: 'proposal' | 'snippet'
  /** How it is called unless somebody says otherwise. */
  name: string
  title: string
  language: Language
  blocks: Block[]
  lines: ReturnType<typeof linesBody>
  onClose: () => void
}

/** Keeps a proposal as a template, or a block as a snippet, for later ones. */
export function KeepDialog({
  kind,
  name,
  title,
  language,
  blocks,
  lines,
  onClose,
}: KeepDialogProps) {
  const { t } = useTranslation('proposals')
  const queryClient = useQueryClient()
  const { form, submit, isSaving, failure } = useServerForm({
    initial: { name },
    validate: { name: (value) => (value.trim() ? null : t('keep.name_missing')) },
    save: (values) =>
      api('POST', '/api/proposal-templates', {
        body: { kind, name: values.name, title, language, blocks, lines },
      }),
    onSaved: () => {
      void queryClient.invalidateQueries({ queryKey: ['/api/proposal-templates'] })
      showDone(t('done.template'))
      onClose()
    },
  })
  return (
    <Dialog onClose={onClose} title={t(`keep.${kind}`)}>
      <Form onSubmit={submit} failure={failure}>
        <Text size="sm" c="dimmed">
          {t(`keep.${kind}_help`)}
        </Text>
        <TextInput
          label={t('keep.name')}
          maxLength={200}
          {...form.getInputProps('name')}
          data-autofocus
        />
        <FormActions>
          <Button type="submit" loading={isSaving}>
            {t('keep.save')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
