import { Button, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { api } from '@/lib/server/api'
import type { Mandate } from './mandate'

/** Another account of the client under the same mandate. */
export function AmendmentForm({ mandate, onClose }: { mandate: Mandate; onClose: () => void }) {
  const { t } = useTranslation('collections')
  const queryClient = useQueryClient()
  const { form, submit, isSaving, failure } = useServerForm<
    { holder: string; iban: string; bic: string },
    Mandate
  >({
    initial: { holder: mandate.holder, iban: '', bic: '' },
    validate: { iban: (iban) => (iban.trim() ? null : t('mandate.iban_missing')) },
    save: ({ holder, iban, bic }) =>
      api('POST', '/api/mandates/:id/amend', {
        params: { id: mandate._id },
        body: { iban, bic: bic || null, holder: holder || null },
      }),
    onSaved: async ({ reference }) => {
      await queryClient.invalidateQueries({ queryKey: ['/api/clients'] })
      showDone(t('mandate.done.amended', { reference }))
      onClose()
    },
  })
  return (
    <Form onSubmit={submit} failure={failure}>
      <Text size="sm" c="dimmed">
        {t('mandate.amend_help')}
      </Text>
      <TextInput label={t('mandate.holder')} {...form.getInputProps('holder')} />
      <TextInput
        label={t('mandate.iban')}
        spellCheck={false}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('iban')}
      />
      <TextInput
        label={t('mandate.bic')}
        description={t('mandate.bic_help')}
        {...form.getInputProps('bic')}
      />
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('mandate.amend_save')}
        </Button>
      </FormActions>
    </Form>
  )
}
