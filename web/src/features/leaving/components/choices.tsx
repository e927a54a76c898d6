import { Alert, SegmentedControl, Stack } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Credentials, LeavingCompany, Preview } from '../leaving'
import { CompanyChoice } from './company_choice'
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
  const { person, company, companies } = preview
  const companyId = companies?.find(({ isCurrent }) => isCurrent)?.companyId
  const back = isSignedIn && !isGone ? 'account' : 'login'
  const account = { email: person.email, companyId, credentials, isSignedIn }
  const doneText = companies
    ? t('leave.done_here', { company: company?.name, email: person.email })
    : t('leave.done', { email: person.email })
  return (
    <LeavingFrame back={back} context={`${person.name} · ${person.email}`}>
      <Stack mt="lg" gap="lg">
        {isGone && <Alert color="petrol">{doneText}</Alert>}
        {companies && credentials && !isGone && (
          <CompanyChoice
            companies={companies}
            companyId={companyId}
            credentials={credentials}
            onChosen={onChange}
          />
        )}
        {!company && <Alert color="gray">{t('page.super_admin')}</Alert>}
        {company && !isGone && (
          <OfCompany
            key={companyId}
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
  /** The company to leave or delete, for people who belong to several. */
  companyId: string | undefined
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
  const [isKept, setIsKept] = useState(false)
  const { ownersView, deletion } = company
  if (deletion) {
    const keep = (preview: Preview) => {
      setIsKept(true)
      onChange(preview)
    }
    return <Requested company={company} deletion={deletion} account={account} onChange={keep} />
  }
  if (!ownersView) return <LeaveCompany company={company} account={account} onLeft={onLeft} />
  const request = (preview: Preview) => {
    setIsKept(false)
    onChange(preview)
  }
  const choices = [
    { value: 'person', label: t(account.companyId ? 'choice.leave' : 'choice.person') },
    { value: 'company', label: t('choice.company') },
  ]
  return (
    <>
      {isKept && <Kept company={company.name} />}
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
          onRequested={request}
        />
      )}
    </>
  )
}

/** Says that the deletion is cancelled. It takes the focus: the button that was pressed lies further down the page. */
function Kept({ company }: { company: string }) {
  const { t } = useTranslation('leaving')
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <Alert ref={note} tabIndex={-1} color="petrol">
      {t('requested.kept', { company })}
    </Alert>
  )
}
