import { Button, Select, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { Fold } from '@/components/page/fold'
import { Section } from '@/components/page/section'
import { showDone } from '@/components/toast'
import { useLanguage } from '@/lib/language/use_language'
import { api } from '@/lib/server/api'
import { formatMonthYear } from '@/lib/time/days'
import type { DatevSettings } from '../datev'
import { AccountFields } from './account_fields'

const CHARTS = ['03', '04'] as const
const LENGTHS = ['4', '5', '6', '7', '8']
const MODES = ['collective', 'individual'] as const

/** The numbers and accounts that the company and its adviser have agreed. */
export function SettingsSection({ settings }: { settings: DatevSettings }) {
  const { t } = useTranslation('datev')
  const { language } = useLanguage()
  const queryClient = useQueryClient()
  const { accounts, version } = settings
  const { form, submit, isSaving, failure } = useServerForm({
    initial: {
      consultantNumber: textOf(settings.consultantNumber),
      clientNumber: textOf(settings.clientNumber),
      chart: settings.chart,
      accountLength: String(settings.accountLength),
      fiscalMonth: String(settings.fiscalMonth),
      personalAccounts: settings.personalAccounts,
      accounts: Object.fromEntries(accounts.map(({ key, own }) => [key, own])),
    },
    save: ({ consultantNumber, clientNumber, accountLength, fiscalMonth, ...values }) =>
      api('PUT', '/api/datev/settings', {
        body: {
          ...values,
          consultantNumber: numberOf(consultantNumber),
          clientNumber: numberOf(clientNumber),
          accountLength: Number(accountLength),
          fiscalMonth: Number(fiscalMonth),
          version: version || undefined,
        },
      }),
    onSaved: async () => {
      await queryClient.invalidateQueries({ queryKey: ['/api/datev'] })
      showDone(t('saved'))
    },
  })
  const months = Array.from({ length: 12 }, (_, at) => ({
    value: String(at + 1),
    label: monthName(at + 1, language),
  }))
  return (
    <Section title={t('settings')} help={t('settings_help')}>
      <Form onSubmit={submit} failure={failure}>
        <Stack gap="md">
          <FormRow>
            <TextInput
              label={t('consultant_number')}
              inputMode="numeric"
              maxLength={7}
              {...form.getInputProps('consultantNumber')}
            />
            <TextInput
              label={t('client_number')}
              inputMode="numeric"
              maxLength={5}
              {...form.getInputProps('clientNumber')}
            />
          </FormRow>
          <FormRow>
            <Select
              label={t('chart')}
              data={CHARTS.map((value) => ({ value, label: `SKR${value}` }))}
              allowDeselect={false}
              {...form.getInputProps('chart')}
            />
            <Select
              label={t('fiscal_month')}
              data={months}
              allowDeselect={false}
              {...form.getInputProps('fiscalMonth')}
            />
          </FormRow>
          <FormRow>
            <Select
              label={t('account_length')}
              description={t('account_length_help')}
              data={LENGTHS}
              allowDeselect={false}
              {...form.getInputProps('accountLength')}
            />
            <Select
              label={t('personal_accounts')}
              description={t('personal_accounts_help')}
              data={MODES.map((value) => ({ value, label: t(`personal.${value}`) }))}
              allowDeselect={false}
              {...form.getInputProps('personalAccounts')}
            />
          </FormRow>
          <Fold label={t('accounts')} isNeeded={accounts.some(({ own }) => own !== '')}>
            <AccountFields
              accounts={accounts}
              propsOf={(key) => form.getInputProps(`accounts.${key}`)}
            />
          </Fold>
          <FormActions>
            <Button type="submit" loading={isSaving}>
              {t('save')}
            </Button>
          </FormActions>
        </Stack>
      </Form>
    </Section>
  )
}

const textOf = (number: number | null) => (number === null ? '' : String(number))

/** A text that is no number becomes `NaN`, which the server refuses beside the field. */
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text))

const monthName = (month: number, language: string) =>
  formatMonthYear(`2026-${String(month).padStart(2, '0')}-01`, language).replace(/ \d+$/, '')
