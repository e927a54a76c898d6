import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { DialogActions } from '@/components/dialogs/dialog_actions'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { FormRow } from '@/components/form/form'
import type { Category } from '../expense'
import { RateField } from '../form/rate_field'
import { useCategories } from '../use_categories'
import type { Claim } from './claim'
import type { Approval } from './use_claim_actions'

interface ClaimDecisionProps {
  claim: Claim
  isBusy: boolean
  onApprove: (approval: Approval) => void
  onReturn: () => void
  onReject: () => void
}

/** How a receipt is booked, and the decision of the desk. */
export function ClaimDecision(props: ClaimDecisionProps) {
  const { claim, isBusy, onApprove, onReturn, onReject } = props
  const { t } = useTranslation('expenses')
  const { options } = useCategories([claim.category])
  const form = useForm<{ category: Category; taxRate: string }>({
    initialValues: { category: claim.category, taxRate: String(claim.taxRate ?? 0) },
  })
  const approve = () => onApprove({ _id: claim._id, version: claim.version, ...form.values })
  return (
    <>
      {claim.kind === 'receipt' && (
        <FormRow>
          <ChoiceField
            label={t('form.category')}
            data={options}
            {...form.getInputProps('category')}
          />
          <RateField label={t('form.rate')} {...form.getInputProps('taxRate')} />
        </FormRow>
      )}
      <DialogActions>
        <Button variant="subtle" color="red" mr="auto" onClick={onReject}>
          {t('claim.reject')}
        </Button>
        <Button variant="default" onClick={onReturn}>
          {t('claim.return')}
        </Button>
        <Button loading={isBusy} onClick={approve}>
          {t('claim.approve')}
        </Button>
      </DialogActions>
    </>
  )
}
