import { Button, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone, showRefusal } from '@/components/toast'
import { CandidateList, ChosenTotal, sortCandidates } from '@/features/bank_files/parts'
import { api } from '@/lib/server/api'
import { today } from '@/lib/time/days'
import {
  AFFECTED,
  type Candidate,
  dueCandidates,
  type Order,
  payableOn,
  saveOrderFile,
  TRANSFERS,
} from '../order'
import { ExpenseLine } from './expense_line'

interface NewOrderFormProps {
  candidates: Candidate[]
}

interface OrderValues {
  executeOn: string
  expenseIds: string[]
}

/** Chooses the expenses that are paid; those that are due are chosen already. */
export function NewOrderForm({ candidates }: NewOrderFormProps) {
  const { t } = useTranslation('transfers')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { possible, all } = sortCandidates(candidates)
  const { form, submit, isSaving, failure } = useServerForm<OrderValues, Order>({
    initial: {
      executeOn: today(),
      expenseIds: dueCandidates(possible, today()).map(({ _id }) => _id),
    },
    validate: { executeOn: (day) => (day ? null : t('new.day_missing')) },
    save: (body) => api('POST', '/api/transfer-orders', { body }),
    onSaved: async ({ _id, count }) => {
      for (const path of AFFECTED) await queryClient.invalidateQueries({ queryKey: [path] })
      showDone(t('done.made', { count }))
      navigate(`${TRANSFERS}?transfer=${_id}`, { replace: true })
      await saveOrderFile(_id).catch(showRefusal)
    },
  })
  const { expenseIds, executeOn } = form.values
  const chosen = possible.filter(({ _id }) => expenseIds.includes(_id))
  if (candidates.length === 0) return <Text c="dimmed">{t('new.nothing')}</Text>
  return (
    <Form onSubmit={submit} failure={failure}>
      <CandidateList label={t('new.expenses')} {...form.getInputProps('expenseIds')}>
        {all.map((candidate) => (
          <ExpenseLine
            key={candidate._id}
            candidate={candidate}
            isFirst={candidate === possible[0]}
            executeOn={executeOn}
          />
        ))}
      </CandidateList>
      <DayField
        mt="md"
        label={t('new.execute_on')}
        description={t('new.execute_help')}
        {...form.getInputProps('executeOn')}
      />
      <ChosenTotal
        label={t('new.total')}
        amounts={chosen.map((candidate) => payableOn(candidate, executeOn))}
      />
      <FormActions>
        <Button type="submit" loading={isSaving} disabled={expenseIds.length === 0}>
          {t('new.confirm')}
        </Button>
      </FormActions>
    </Form>
  )
}
