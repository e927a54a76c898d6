import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Loading } from '@/components/loading/loading'
import { DetailHeader } from '@/components/page/detail_header'
import { ErrorAlert } from '@/components/page/error_alert'
import { KeyValueList } from '@/components/page/key_value_list'
import { Page } from '@/components/page/page'
import { Section } from '@/components/page/section'
import { DayText } from '@/components/values/day_text'
import { StatusBadge } from '@/components/values/status_badge'
import { recordQuery } from '@/lib/server/queries'
import { addressWord, type Company, isVisitable, STATUS_KINDS, STEPS } from '../company'
import { Hints } from '../components/applications/hints'
import { CompanyPlan } from '../components/company_plan'
import { Notes } from '../components/notes'
import { People } from '../components/people'
import { Questions } from '../components/questions/questions'
import { Timeline } from '../components/timeline'
import { VisitButton } from '../components/visit_button'
import { useCompanySteps } from '../use_company_steps'

export function Component() {
  const { t } = useTranslation('admin')
  const { companyId = '' } = useParams()
  const { data, error, refetch } = useQuery(
    recordQuery('/api/admin/companies/:id', { params: { id: companyId } })
  )
  return (
    <Page
      title={data?.name ?? t('company')}
      back={{ to: '/admin?tab=companies', label: t('companies.title') }}
    >
      {error && !data && <ErrorAlert failure={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loading variant="skeleton" extent="tableRow" />}
      {data && <Content company={data} />}
    </Page>
  )
}

function Content({ company }: { company: Company }) {
  const { t } = useTranslation('admin')
  const { start, dialogs, isBusy } = useCompanySteps()
  return (
    <>
      <DetailHeader
        status={
          <StatusBadge kind={STATUS_KINDS[company.status]} label={t(`status.${company.status}`)} />
        }
        figures={[{ label: t('field.users'), value: company.userCount }]}
        actions={
          <>
            {isVisitable(company) && <VisitButton company={company} />}
            {STEPS[company.status].map((step, index) => (
              <Button
                key={step}
                {...(index > 0 || step === 'suspend' ? { variant: 'default' } : {})}
                loading={isBusy}
                onClick={() => start(step, company)}
              >
                {t(`step.${step}`)}
              </Button>
            ))}
          </>
        }
      />
      {company.hints.length > 0 && (
        <Section title={t('hints.title')}>
          <Hints hints={company.hints} />
        </Section>
      )}
      <Section>
        <KeyValueList
          items={[
            { label: t('field.email'), value: company.email },
            { label: t('field.address'), value: t(addressWord(company)) },
            {
              label: t(company.planUsage ? 'plan.at_sign_up' : 'field.plan'),
              value: company.plan,
            },
            { label: t('field.requested'), value: <DayText value={company.createdAt} /> },
            {
              label: t('field.decided'),
              value: company.decidedAt && <DayText value={company.decidedAt} precision="minute" />,
            },
            { label: t('field.decided_by'), value: company.decidedBy },
            { label: t('field.reason'), value: company.rejectionReason },
            { label: t('field.suspension_reason'), value: company.suspensionReason },
          ]}
        />
      </Section>
      <CompanyPlan company={company} />
      <Questions questions={company.questions} />
      {company.status !== 'closed' && <Notes companyId={company._id} notes={company.notes} />}
      <People people={company.people} />
      <Timeline steps={company.timeline} />
      {dialogs}
    </>
  )
}
