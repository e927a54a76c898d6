import { Button, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import type { Link } from '@/components/public/secret_page'
import { api } from '@/lib/server/api'
import classes from './shared.module.css'

type Step = 'closed' | 'writing' | 'sent'

/** Says that the account is not what the client's own books say. */
export function ReportForm({ link }: { link: Link }) {
  const { t } = useTranslation('ledger')
  const [step, setStep] = useState<Step>('closed')
  const { form, submit, isSaving, failure } = useServerForm({
    initial: { name: '', message: '' },
    validate: {
      name: (name) => (name.trim() ? null : t('shared.name_missing')),
      message: (message) => (message.trim() ? null : t('shared.message_missing')),
    },
    save: (values) =>
      api('POST', '/api/shared-ledger/report', {
        body: { ...link, ...values },
        keepsSession: true,
      }),
    onSaved: () => setStep('sent'),
  })
  if (step === 'sent') {
    return (
      <Text className={classes.report ?? ''} role="status">
        {t('shared.reported')}
      </Text>
    )
  }
  if (step === 'closed') {
    return (
      <div className={classes.report}>
        <Button variant="subtle" onClick={() => setStep('writing')}>
          {t('shared.report')}
        </Button>
      </div>
    )
  }
  return (
    <div className={classes.report}>
      <Form onSubmit={submit} failure={failure}>
        <TextInput
          label={t('shared.name')}
          autoComplete="name"
          maxLength={200}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Textarea
          label={t('shared.message')}
          description={t('shared.message_help')}
          rows={4}
          maxLength={2000}
          {...form.getInputProps('message')}
        />
        <FormActions>
          <Button type="submit" loading={isSaving}>
            {t('shared.send')}
          </Button>
        </FormActions>
      </Form>
    </div>
  )
}
