import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showDone, showRefusal } from '@/components/toast'
import { api } from '@/lib/server/api'
import type { CompanyRow, Step } from './company'
import { QuestionDialog } from './late_question_dialog'
import { ReasonDialog } from './late_reason_dialog'

type Named = Pick<CompanyRow, '_id' | 'name'>

/**
 * The operator's steps for a company. Approval and reactivation run at once; rejecting and suspending ask for the reason,
 * a question to the applicant for its text.
 * `dialogs` must be shown by the page.
 */
export function useCompanySteps() {
  const { t } = useTranslation('admin')
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<{ step: 'reject' | 'suspend'; company: Named }>()
  const [questioned, setQuestioned] = useState<Named>()
  const [isBusy, setIsBusy] = useState(false)
  const close = () => setAsked(undefined)

  const act = async (step: Exclude<Step, 'ask'>, company: Named, reason = '') => {
    setIsBusy(true)
    try {
      const params = { id: company._id }
      if (step === 'reject' || step === 'suspend')
        await api('POST', `/api/admin/companies/:id/${step}`, { params, body: { reason } })
      else await api('POST', `/api/admin/companies/:id/${step}`, { params })
      showDone(t(`step_done.${step}`, { name: company.name }))
      close()
    } catch (failure) {
      showRefusal(failure)
    }
    setIsBusy(false)
    await queryClient.invalidateQueries({ queryKey: ['/api/admin'] })
  }
  const start = (step: Step, company: Named) => {
    if (step === 'reject' || step === 'suspend') setAsked({ step, company })
    else if (step === 'ask') setQuestioned(company)
    else void act(step, company)
  }

  const dialogs: ReactNode = (
    <>
      {asked && (
        <ReasonDialog
          title={t(`ask.title.${asked.step}`, { name: asked.company.name })}
          {...(asked.step === 'suspend' && { text: t('ask.effect') })}
          help={t(`ask.help.${asked.step}`)}
          verb={t(`step.${asked.step}`)}
          isBusy={isBusy}
          onDecide={(reason) => void act(asked.step, asked.company, reason)}
          onCancel={close}
        />
      )}
      {questioned && (
        <QuestionDialog company={questioned} onClose={() => setQuestioned(undefined)} />
      )}
    </>
  )
  return { start, dialogs, isBusy }
}
