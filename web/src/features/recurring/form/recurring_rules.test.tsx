import { useForm } from '@mantine/form'
import { renderHook, waitFor } from '@testing-library/react'
import { useTranslation } from 'react-i18next'
import { expect, test } from 'vitest'
import { newDocument } from '@/features/documents/form/document_values'
import { recurringRules } from './recurring_rules'
import { newRecurring, type RecurringValues } from './recurring_values'

/** The fields that are refused of a form that is right but for these. */
async function refusedOf(part: Partial<RecurringValues>) {
  const values = {
    ...newRecurring(newDocument(undefined)),
    name: 'Hosting',
    clientId: 'c1',
    ...part,
  }
  const { result } = renderHook(() => {
    const { t } = useTranslation('recurring')
    const { t: shared } = useTranslation('documents')
    return useForm({ initialValues: values, validate: recurringRules(t, shared) })
  })
  await waitFor(() => expect(result.current).not.toBeNull())
  return Object.keys(result.current.validate().errors)
}

test('a number that cannot be read is refused before it is sent as none', async () => {
  expect(await refusedOf({})).toEqual([])
  expect(await refusedOf({ ends: 'afterCount', endsAfter: '' })).toEqual(['endsAfter'])
  expect(await refusedOf({ ends: 'afterCount', endsAfter: 'ten' })).toEqual(['endsAfter'])
  expect(await refusedOf({ dueDays: 'soon' })).toEqual(['dueDays'])
  expect(await refusedOf({ rhythm: 'custom', every: '1.5' })).toEqual(['every'])
  expect(await refusedOf({ on: 'twoDays', day: '1', secondDay: '' })).toEqual(['secondDay'])
})

test('what is not chosen is not asked for', async () => {
  expect(await refusedOf({ ends: 'never', endsAfter: '', every: '', secondDay: '' })).toEqual([])
})
