import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { RemoteSelect } from '@/components/form/choices/remote_select'
import { listQuery } from '@/lib/server/queries'
import type { NoteValues } from './note_values'

/** The recipient of the goods: a client, a party entered here alone, or the recipient of the source document. */
export function RecipientFields({ form }: { form: UseFormReturnType<NoteValues> }) {
  const { t } = useTranslation('deliveries')
  const { isOwn, isOneOff, clientName } = form.values
  const { value: _, defaultValue: __, onChange: ___, ...client } = form.getInputProps('clientName')
  /** The next thing to write, unless the lines are written already. */
  const focusFirstLine = () => {
    if (form.getValues().lines[0]?.description !== '') return
    requestAnimationFrame(() => form.getInputNode('lines.0.description')?.focus())
  }
  if (!isOwn) {
    return (
      <TextInput
        label={t('form.client')}
        value={clientName}
        readOnly
        description={t('form.client_fixed')}
      />
    )
  }
  return (
    <>
      <RemoteSelect
        {...client}
        label={t('form.client')}
        placeholder={t('form.client_hint')}
        search={(query) => listQuery('/api/delivery-notes/recipients', query)}
        chosen={clientName}
        titleOf={({ name }) => name}
        noteOf={({ number, city }) => [number, city].filter(Boolean).join(' · ')}
        onSelect={({ _id, name, shippingAddress }) => {
          form.setValues({
            clientId: _id,
            clientName: name,
            isOneOff: false,
            hasAddress: shippingAddress !== null,
            ...(shippingAddress && { address: shippingAddress }),
          })
          form.clearFieldError('clientName')
          focusFirstLine()
        }}
        own={{
          label: (name) => t('form.one_off', { name }),
          onSelect: (name) => form.setValues({ clientId: '', clientName: name, isOneOff: true }),
        }}
      />
      {isOneOff && (
        <TextInput
          label={t('form.email')}
          type="email"
          autoComplete="off"
          {...form.getInputProps('email')}
        />
      )}
    </>
  )
}
