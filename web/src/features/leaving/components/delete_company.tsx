import { Button, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { CompleteExport } from '@/features/leaving/complete_export'
import { api } from '@/lib/server/api'
import { formatDate } from '@/lib/time/days'
import type { LeavingCompany, OwnersView, Preview, Reason } from '../leaving'
import type { Account } from './choices'
import { ConfirmationFields } from './confirmation_fields'
import { KeptRecords } from './kept_records'
import { WhatHappens } from './what_happens'

interface DeleteCompanyProps {
  company: LeavingCompany
  view: OwnersView
  account: Account
  onRequested: (preview: Preview) => void
}

/** An owner deletes the company: what happens, all data to take along, and the request itself. */
export function DeleteCompany({ company, view, account, onRequested }: DeleteCompanyProps) {
  const { t } = useTranslation('leaving')
  const day = formatDate(view.closesOn)
  return (
    <>
      <WhatHappens
        goes={[t('company.goes_work'), t('company.goes_clients'), t('company.goes_people')]}
        stays={[t('company.stays_days', { day }), t('company.stays_clock'), t('company.stays_law')]}
      />
      <KeptRecords {...view} />
      {account.isSignedIn ? (
        <CompleteExport />
      ) : (
        <Text size="sm">{t('company.export_signed_in')}</Text>
      )}
      <Confirmation company={company} account={account} onRequested={onRequested} />
    </>
  )
}

function Confirmation({ company, account, onRequested }: Omit<DeleteCompanyProps, 'view'>) {
  const { t } = useTranslation('leaving')
  const missing = (text: string) => (text ? null : t('field.missing'))
  const password = account.credentials?.password ?? ''
  const { form, submit, failure, isSaving } = useServerForm({
    initial: { reason: '', companyName: '', password, code: '' },
    validate: { reason: missing, companyName: missing, password: missing },
    save: ({ code, ...values }) =>
      api('POST', '/api/account-deletion/company', {
        body: {
          ...values,
          reason: values.reason as Reason,
          email: account.email,
          ...(account.companyId && { companyId: account.companyId }),
          ...(code && { code }),
        },
        keepsSession: true,
      }),
    onSaved: onRequested,
  })
  return (
    <Form onSubmit={submit} failure={failure}>
      <TextInput
        label={t('field.companyName', { company: company.name })}
        autoComplete="off"
        {...form.getInputProps('companyName')}
      />
      <ConfirmationFields form={form} account={account} />
      <FormActions>
        <Button type="submit" color="red" loading={isSaving}>
          {t('company.submit')}
        </Button>
      </FormActions>
    </Form>
  )
}
