import { Button, Checkbox, Select, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { useConfirmed } from '@/features/auth/parts'
import { api } from '@/lib/server/api'
import type { Scope } from './access_key_row'
import { FreshAccessKey } from './fresh_access_key'

interface NewAccessKeyProps {
  /** The rights that a key of this user can have. */
  scopes: Scope[]
  onClose: () => void
}

const DAYS = [30, 90, 180, 365]

/** Asks for name, rights and end of a key, then shows the key, which cannot be read again. */
export function NewAccessKey({ scopes, onClose }: NewAccessKeyProps) {
  const { t } = useTranslation('settings')
  const [key, setKey] = useState<string>()
  if (key) return <FreshAccessKey value={key} onClose={onClose} />
  return (
    <Dialog title={t('keys.new_title')} onClose={onClose}>
      <KeyForm scopes={scopes} onMade={setKey} />
    </Dialog>
  )
}

interface KeyFormProps {
  scopes: Scope[]
  onMade: (key: string) => void
}

function KeyForm({ scopes, onMade }: KeyFormProps) {
  const { t } = useTranslation('settings')
  const queryClient = useQueryClient()
  const { confirmed, dialog } = useConfirmed()
  const { form, submit, failure, isSaving } = useServerForm({
    initial: { name: '', scopes: [] as Scope[], days: '90' },
    validate: {
      name: (text) => (text.trim() ? null : t('keys.name_missing')),
      scopes: (chosen) => (chosen.length > 0 ? null : t('keys.scopes_missing')),
    },
    save: ({ name, scopes: chosen, days }) =>
      confirmed(() =>
        api('POST', '/api/personal-tokens', { body: { name, scopes: chosen, days: Number(days) } })
      ),
    onSaved: async (made) => {
      if (!made) return
      onMade(made.token)
      await queryClient.invalidateQueries({ queryKey: ['/api/personal-tokens'] })
    },
  })
  return (
    <>
      <Form onSubmit={submit} failure={failure}>
        <TextInput
          label={t('keys.name')}
          description={t('keys.name_help')}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Checkbox.Group
          label={t('keys.scopes')}
          description={t('keys.scopes_help')}
          {...form.getInputProps('scopes')}
        >
          <Stack gap="xs" mt="xs">
            {scopes.map((scope) => (
              <Checkbox
                key={scope}
                value={scope}
                label={t(`keys.scope.${scope.replace(':', '_')}`)}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <Select
          label={t('keys.days')}
          description={t('keys.days_help')}
          data={DAYS.map((days) => ({
            value: String(days),
            label: t('keys.days_count', { count: days }),
          }))}
          allowDeselect={false}
          {...form.getInputProps('days')}
        />
        <FormActions>
          <Button type="submit" loading={isSaving}>
            {t('keys.create')}
          </Button>
        </FormActions>
      </Form>
      {dialog}
    </>
  )
}
