import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { showDone, showRefusal } from '@/components/toast'
import { latePart } from '@/lib/parts/late_part'
import { api } from '@/lib/server/api'
import type { CompanyRow, Step } from './company'

const RejectDialog = latePart(async () => (await import('./components/reject_dialog')).RejectDialog)

type Named = Pick<CompanyRow, '_id' | 'name'>

/**
 * The operator's steps for a company. Approval and reactivation run at once; rejecting asks for the reason, suspending
 * explains its effect. `dialogs` must be shown by the page.
 */
export function useCompanySteps() {
  const { t } = useTranslation('admin')
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<{ step: Step; company: Named }>()
  const [isBusy, setIsBusy] = useState(false)
  const close = () => setAsked(undefined)

  const act = async (step: Step, company: Named, reason = '') => {
    setIsBusy(true)
    try {
      const params = { id: company._id }
      if (step === 'reject')
        await api('POST', '/api/admin/companies/:id/reject', { params, body: { reason } })
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
    else void act(step, company)
  }

  const dialogs: ReactNode = asked && (
    <>
      <ConfirmDialog
        isOpen={asked.step === 'suspend'}
        title={t('suspend.title', { name: asked.company.name })}
        verb={t('step.suspend')}
        tone="danger"
        isBusy={isBusy}
        onConfirm={() => void act('suspend', asked.company)}
        onCancel={close}
      >
        {t('suspend.text')}
      </ConfirmDialog>
      {asked.step === 'reject' && (
        <RejectDialog
          company={asked.company}
          isBusy={isBusy}
          onReject={(reason) => void act('reject', asked.company, reason)}
          onCancel={close}
        />
      )}
    </>
  )
  return { start, dialogs, isBusy }
}
