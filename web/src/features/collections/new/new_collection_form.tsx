import { Anchor, Button, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone, showRefusal } from '@/components/toast'
import { CandidateList, ChosenTotal, sortCandidates } from '@/features/bank_files/parts'
import { api } from '@/lib/server/api'
import {
  AFFECTED,
  type Candidate,
  COLLECTIONS,
  type Collection,
  saveCollectionFile,
} from '../collection'
import { InvoiceLine } from './invoice_line'

interface NewCollectionFormProps {
  candidates: Candidate[]
}

interface CollectionValues {
  invoiceIds: string[]
}

/** Chooses the invoices that are collected; all that can be are chosen already. */
export function NewCollectionForm({ candidates }: NewCollectionFormProps) {
  const { t } = useTranslation('collections')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { possible, all } = sortCandidates(candidates)
  const { form, submit, isSaving, failure } = useServerForm<CollectionValues, Collection>({
    initial: { invoiceIds: possible.map(({ _id }) => _id) },
    save: ({ invoiceIds }) =>
      api('POST', '/api/collections', {
        body: { debits: invoiceIds.map((invoiceId) => ({ invoiceId })) },
      }),
    onSaved: async ({ _id, count }) => {
      for (const path of AFFECTED) await queryClient.invalidateQueries({ queryKey: [path] })
      showDone(t('done.made', { count }))
      navigate(`${COLLECTIONS}?collection=${_id}`, { replace: true })
      await saveCollectionFile(_id).catch(showRefusal)
    },
  })
  const { invoiceIds } = form.values
  const chosen = possible.filter(({ _id }) => invoiceIds.includes(_id))
  if (candidates.length === 0) {
    return (
      <Text c="dimmed">
        {t('new.nothing')}{' '}
        <Anchor component={Link} to="/clients" inherit underline="always">
          {t('new.clients')}
        </Anchor>
      </Text>
    )
  }
  return (
    <Form onSubmit={submit} failure={failure}>
      <CandidateList label={t('new.invoices')} {...form.getInputProps('invoiceIds')}>
        {all.map((candidate) => (
          <InvoiceLine
            key={candidate._id}
            candidate={candidate}
            isFirst={candidate === possible[0]}
          />
        ))}
      </CandidateList>
      <ChosenTotal label={t('new.total')} amounts={chosen.map(({ amount }) => amount)} />
      <FormActions>
        <Button type="submit" loading={isSaving} disabled={invoiceIds.length === 0}>
          {t('new.confirm')}
        </Button>
      </FormActions>
    </Form>
  )
}
