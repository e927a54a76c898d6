import { Button, Select, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { api } from '@/lib/server/api'
import { today } from '@/lib/time/days'
import type { Mandate } from './mandate'

interface MandateFormProps {
  client: { _id: string; name: string; type: string }
  onClose: () => void
}

const emptyMandate = (holder: string) => ({
  holder,
  iban: '',
  bic: '',
  scheme: 'core' as Mandate['scheme'],
  kind: 'recurrent' as Mandate['kind'],
  signedOn: today(),
  reference: '',
  usedBeforeOn: '',
})

/** Records a mandate that lies signed before you. */
export function MandateForm({ client, onClose }: MandateFormProps) {
  const { t } = useTranslation('collections')
  const queryClient = useQueryClient()
  const { form, submit, isSaving, failure } = useServerForm<
    ReturnType<typeof emptyMandate>,
    Mandate
  >({
    initial: emptyMandate(client.name.slice(0, 70)),
    validate: {
      iban: (iban) => (iban.trim() ? null : t('mandate.iban_missing')),
      signedOn: (day) => (day ? null : t('mandate.day_missing')),
    },
    save: (values) =>
      api('POST', '/api/clients/:id/mandates', {
        params: { id: client._id },
        body: {
          ...values,
          bic: values.bic || null,
          reference: values.reference || null,
          holder: values.holder || null,
          usedBeforeOn: values.usedBeforeOn || null,
        },
      }),
    onSaved: async ({ reference }) => {
      await queryClient.invalidateQueries({ queryKey: ['/api/clients'] })
      showDone(t('mandate.done.added', { reference }))
      onClose()
    },
  })
  const schemes = client.type === 'person' ? (['core'] as const) : (['core', 'b2b'] as const)
  return (
    <Form onSubmit={submit} failure={failure}>
      <TextInput label={t('mandate.holder')} {...form.getInputProps('holder')} />
      <TextInput
        label={t('mandate.iban')}
        spellCheck={false}
        autoComplete="off"
        {...form.getInputProps('iban')}
      />
      <TextInput
        label={t('mandate.bic')}
        description={t('mandate.bic_help')}
        {...form.getInputProps('bic')}
      />
      <FormRow>
        <Select
          label={t('mandate.scheme')}
          description={t('mandate.scheme_help')}
          data={schemes.map((value) => ({ value, label: t(`scheme.${value}`) }))}
          allowDeselect={false}
          {...form.getInputProps('scheme')}
        />
        <Select
          label={t('mandate.kind')}
          description={t('mandate.kind_help')}
          data={(['recurrent', 'oneOff'] as const).map((value) => ({
            value,
            label: t(`mandate.${value}`),
          }))}
          allowDeselect={false}
          {...form.getInputProps('kind')}
        />
      </FormRow>
      <FormRow>
        <DayField label={t('mandate.signed_on')} {...form.getInputProps('signedOn')} />
        <DayField
          label={t('mandate.used_before')}
          description={t('mandate.used_before_help')}
          {...form.getInputProps('usedBeforeOn')}
        />
      </FormRow>
      <TextInput
        label={t('mandate.reference')}
        description={t('mandate.reference_help')}
        {...form.getInputProps('reference')}
      />
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('mandate.save')}
        </Button>
      </FormActions>
    </Form>
  )
}
