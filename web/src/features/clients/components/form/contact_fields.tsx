import { ActionIcon, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FormRow } from '@/components/form/form'
import { newContactValues } from '../../client_values'
import classes from './client_form.module.css'
import type { ClientFormState } from './fields_of'
import { FormOfAddressField } from './form_of_address_field'

/** The people at a client, in their order. */
export function ContactFields({ form }: { form: ClientFormState }) {
  const { t } = useTranslation('clients')
  const add = () => {
    const index = form.values.contacts.length
    form.insertListItem('contacts', newContactValues())
    requestAnimationFrame(() => form.getInputNode(`contacts.${index}.name`)?.focus())
  }
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('form.contacts')}</legend>
      <Stack gap="sm">
        {form.values.contacts.map(({ key }, index) => (
          <Contact key={key} form={form} index={index} />
        ))}
        <div>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={add}
          >
            {t('form.add_contact')}
          </Button>
        </div>
      </Stack>
    </fieldset>
  )
}

function Contact({ form, index }: { form: ClientFormState; index: number }) {
  const { t } = useTranslation('clients')
  const fieldsOf = (name: string) => form.getInputProps(`contacts.${index}.${name}`)
  return (
    <fieldset className={classes.contact} aria-label={t('form.contact', { number: index + 1 })}>
      <Group justify="space-between">
        <Text size="sm" c="dimmed" aria-hidden>
          {t('form.contact', { number: index + 1 })}
        </Text>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('form.remove_contact', { number: index + 1 })}
          onClick={() => form.removeListItem('contacts', index)}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Group>
      <FormRow>
        <FormOfAddressField {...fieldsOf('formOfAddress')} />
        <TextInput label={t('field.contact_name')} required {...fieldsOf('name')} />
        <TextInput label={t('field.role')} {...fieldsOf('role')} />
      </FormRow>
      <FormRow>
        <TextInput label={t('field.email')} type="email" {...fieldsOf('email')} />
        <TextInput label={t('field.phone')} type="tel" {...fieldsOf('phone')} />
      </FormRow>
      <Group gap="md">
        <Checkbox
          label={t('field.receives_invoices')}
          {...form.getInputProps(`contacts.${index}.receivesInvoices`, { type: 'checkbox' })}
        />
        <Checkbox
          label={t('field.gets_copies')}
          {...form.getInputProps(`contacts.${index}.getsCopies`, { type: 'checkbox' })}
        />
      </Group>
    </fieldset>
  )
}
