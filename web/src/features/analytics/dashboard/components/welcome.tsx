import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CountryField } from '@/components/form/choices/country_field'
import { LegalFormField } from '@/components/form/choices/legal_form_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { Section } from '@/components/page/section'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { useCurrentUser } from '@/lib/session/current_user'
import { DEFAULT_COUNTRY, settingsQuery, useSettings } from '@/lib/settings'

interface Answers {
  name: string
  companyInfo: { country: string; legalForm: string }
}

/** The first questions to the owner of a new company. They can be skipped, and then never come back. */
export function Welcome() {
  const me = useCurrentUser().data
  const company = useSettings().data?.companyInfo
  if (!me || !company) return null
  // A person who signed up without a name has the company's name.
  const name = me.name === company.companyName ? '' : me.name
  const { country = DEFAULT_COUNTRY } = company
  return <Questions initial={{ name, companyInfo: { country, legalForm: '' } }} />
}

function Questions({ initial }: { initial: Answers }) {
  const { t } = useTranslation('dashboard')
  const queryClient = useQueryClient()
  const refresh = () =>
    Promise.all(
      [['/api/dashboard'], ['/api/auth'], settingsQuery.queryKey].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey })
      )
    )
  const { form, submit, isSaving, failure } = useServerForm({
    initial,
    validate: {
      companyInfo: { legalForm: (form) => (form ? null : t('welcome.legal_form_missing')) },
    },
    save: async ({ name, companyInfo }: Answers) => {
      if (name.trim()) await api('PUT', '/api/auth/me', { body: { name } })
      return close(companyInfo)
    },
    onSaved: async () => {
      await refresh()
    },
  })
  const skip = useChange({
    change: () => close(),
    affects: ['/api/dashboard'],
    onDone: () => undefined,
  })
  const { country } = form.values.companyInfo
  const { onChange: chooseCountry, ...countryField } = form.getInputProps('companyInfo.country')
  return (
    <Section title={t('welcome.title')} help={t('welcome.help')}>
      <Form onSubmit={submit} failure={failure}>
        <FormRow>
          <TextInput
            label={t('welcome.name')}
            autoComplete="name"
            maxLength={200}
            {...form.getInputProps('name')}
          />
          <CountryField
            label={t('welcome.country')}
            {...countryField}
            onChange={(chosen) => {
              chooseCountry(chosen)
              form.setFieldValue('companyInfo.legalForm', '')
            }}
          />
          <LegalFormField
            label={t('welcome.legal_form')}
            country={country}
            {...form.getInputProps('companyInfo.legalForm')}
          />
        </FormRow>
        <FormActions>
          <Button variant="default" loading={skip.isPending} onClick={() => skip.mutate(undefined)}>
            {t('welcome.skip')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('welcome.save')}
          </Button>
        </FormActions>
      </Form>
    </Section>
  )
}

const close = (companyInfo?: Answers['companyInfo']) =>
  api('POST', '/api/settings', {
    body: { ...(companyInfo && { companyInfo }), preferences: { isWelcomeClosed: true } },
  })
