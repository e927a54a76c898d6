import { Alert, Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { api } from '@/lib/server/api'
import { clearStoredSession } from '@/lib/session/session_storage'
import type { LeavingCompany, Reason } from '../leaving'
import type { Account } from './choices'
import { ConfirmationFields } from './confirmation_fields'
import { WhatHappens } from './what_happens'

interface LeaveCompanyProps {
  company: LeavingCompany
  account: Account
  onLeft: () => void
}

/** Somebody leaves a company, which goes on; with the only one, the account is deleted. */
export function LeaveCompany({ company, account, onLeft }: LeaveCompanyProps) {
  const { t } = useTranslation('leaving')
  if (company.isLastOwner) return <Alert color="gray">{t('leave.last_owner')}</Alert>
  return (
    <>
      <WhatHappens
        goes={[
          t('leave.goes_name'),
          t(account.companyId ? 'leave.goes_access_here' : 'leave.goes_access'),
          t('leave.goes_timer'),
        ]}
        stays={[t('leave.stays_hours', { company: company.name }), t('leave.stays_audit')]}
      />
      <Confirmation company={company} account={account} onLeft={onLeft} />
    </>
  )
}

function Confirmation({ company, account, onLeft }: LeaveCompanyProps) {
  const { t } = useTranslation('leaving')
  const missing = (text: string) => (text ? null : t('field.missing'))
  const password = account.credentials?.password ?? ''
  const { form, submit, failure, isSaving } = useServerForm({
    initial: { reason: '', password, code: '' },
    validate: { reason: missing, password: missing },
    save: ({ code, ...values }) =>
      api('POST', '/api/account-deletion/person', {
        body: {
          ...values,
          reason: values.reason as Reason,
          email: account.email,
          ...(account.companyId && { companyId: account.companyId }),
          ...(code && { code }),
        },
        keepsSession: true,
      }),
    onSaved: () => {
      if (account.isSignedIn) clearStoredSession()
      onLeft()
    },
  })
  return (
    <Form onSubmit={submit} failure={failure}>
      <ConfirmationFields form={form} account={account} />
      <Text size="sm" c="dimmed">
        {t(account.companyId ? 'leave.final_here' : 'leave.final')}
      </Text>
      <FormActions>
        <Button type="submit" color="red" loading={isSaving}>
          {account.companyId
            ? t('leave.submit_here', { company: company.name })
            : t('leave.submit')}
        </Button>
      </FormActions>
    </Form>
  )
}
