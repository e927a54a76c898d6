import { Button, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { SignaturePad } from '@/components/public/signature_pad'
import { Quantity } from '@/components/values/quantity'
import { api } from '@/lib/server/api'
import type { StepFormProps } from './note_dialog'
import classes from './view.module.css'

/** The recipient looks over what has come, types a name and signs on the glass. */
export function SignForm({ note, onDone }: StepFormProps) {
  const { t } = useTranslation('deliveries')
  const { form, submit, isSaving, failure } = useServerForm({
    initial: { name: '', signature: '' },
    validate: {
      name: (name) => (name.trim() ? null : t('sign.name_missing')),
      signature: (signature) => (signature ? null : t('sign.signature_missing')),
    },
    save: (body) => api('POST', '/api/delivery-notes/:id/sign', { params: { id: note._id }, body }),
    onSaved: onDone,
  })
  const brought = note.lines.filter(({ kind, quantity }) => kind === 'item' && quantity > 0)
  return (
    <Form onSubmit={submit} failure={failure}>
      <Text>{t('sign.received')}</Text>
      <ul className={classes.rows}>
        {brought.map(({ _id, description, quantity, unit }) => (
          <li key={_id} className={classes.line}>
            <span>{description.split('\n')[0]}</span>
            <Quantity value={quantity} unit={unit} />
          </li>
        ))}
      </ul>
      <TextInput
        label={t('sign.name')}
        autoComplete="off"
        maxLength={200}
        {...form.getInputProps('name')}
        data-autofocus
      />
      <SignaturePad
        label={t('sign.signature')}
        error={form.errors.signature}
        onChange={(picture) => form.setFieldValue('signature', picture ?? '')}
      />
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('sign.sign')}
        </Button>
      </FormActions>
    </Form>
  )
}
