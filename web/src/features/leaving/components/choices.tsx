import { Alert, SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Credentials, LeavingCompany, Preview } from '../leaving'
import { DeleteCompany } from './delete_company'
import { LeaveCompany } from './leave_company'
import { LeavingFrame } from './leaving_frame'
import { Requested } from './requested'

interface ChoicesProps {
  preview: Preview
  isSignedIn: boolean
  /** Known already when somebody is signed out. */
  credentials?: Credentials
  onChange: (preview: Preview) => void
}

/** The possible deletions: the own account and, for an owner, the company. */
export function Choices({ preview, isSignedIn, credentials, onChange }: ChoicesProps) {
  const { t } = useTranslation('leaving')
  const [isGone, setIsGone] = useState(false)
  const { person, company } = preview
  const back = isSignedIn && !isGone ? 'account' : 'login'
  const account = { email: person.email, credentials, isSignedIn }
  return (
    <LeavingFrame back={back} context={`${person.name} · ${person.email}`}>
      <Stack mt="lg" gap="lg">
        {isGone && <Alert color="petrol">{t('leave.done', { email: person.email })}</Alert>}
        {!company && <Alert color="gray">{t('page.super_admin')}</Alert>}
        {company && !isGone && (
          <OfCompany
            company={company}
            account={account}
            onLeft={() => setIsGone(true)}
            onChange={onChange}
          />
        )}
      </Stack>
    </LeavingFrame>
  )
}

/** Whose account it is, for the forms. */
export interface Account {
  email: string
  credentials: Credentials | undefined
  isSignedIn: boolean
}

interface OfCompanyProps {
  company: LeavingCompany
  account: Account
  onLeft: () => void
  onChange: (preview: Preview) => void
}

function OfCompany({ company, account, onLeft, onChange }: OfCompanyProps) {
  const { t } = useTranslation('leaving')
  const [kind, setKind] = useState(company.isLastOwner ? 'company' : 'person')
  const { ownersView, deletion } = company
  if (deletion) {
    return <Requested company={company} deletion={deletion} account={account} onChange={onChange} />
  }
  if (!ownersView) return <LeaveCompany company={company} account={account} onLeft={onLeft} />
  const choices = [
    { value: 'person', label: t('choice.person') },
    { value: 'company', label: t('choice.company') },
  ]
  return (
    <>
      <SegmentedControl
        aria-label={t('choice.label')}
        data={choices}
        value={kind}
        onChange={setKind}
        fullWidth
      />
      {kind === 'person' ? (
        <LeaveCompany company={company} account={account} onLeft={onLeft} />
      ) : (
        <DeleteCompany
          company={company}
          view={ownersView}
          account={account}
          onRequested={onChange}
        />
      )}
    </>
  )
}
