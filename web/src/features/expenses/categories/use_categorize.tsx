import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BatchResult, type RefusedRecord } from '@/components/dialogs/batch_result'
import { Dialog } from '@/components/dialogs/dialog'
import { DialogActions } from '@/components/dialogs/dialog_actions'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import type { ExpenseRow } from '../expense'
import { useCategories } from '../use_categories'
import { AFFECTED } from './category'

/** Gives several expenses one category: `ask` opens the dialog, which is in `dialogs`. */
export function useCategorize() {
  const { t } = useTranslation('expenses')
  const { t: common } = useTranslation('common')
  const { options } = useCategories()
  const [expenses, setExpenses] = useState<ExpenseRow[]>()
  const [category, setCategory] = useState('')
  const [result, setResult] = useState<{ done: number; refused: RefusedRecord[] }>()
  const change = useChange({
    change: (rows: ExpenseRow[]) =>
      api('POST', '/api/expenses/categorize', {
        body: { expenseIds: rows.map(({ _id }) => _id), category },
      }),
    affects: AFFECTED,
    onDone: ({ done, refused }, rows) => {
      setExpenses(undefined)
      if (refused.length === 0) return showDone(t('own.categorized', { count: done.length }))
      const numbers = new Map(rows.map(({ _id, number }) => [_id, number]))
      setResult({
        done: done.length,
        refused: refused.map(({ _id, error }) => ({ _id, error, name: numbers.get(_id) ?? '' })),
      })
    },
  })
  const dialogs = (
    <>
      {expenses && (
        <Dialog title={t('own.categorize')} onClose={() => setExpenses(undefined)}>
          <Stack>
            <ChoiceField
              label={t('form.category')}
              placeholder={t('form.category_hint')}
              data={options}
              value={category}
              onChange={setCategory}
              data-autofocus
            />
            <DialogActions>
              <Button variant="default" onClick={() => setExpenses(undefined)}>
                {common('action.cancel')}
              </Button>
              <Button
                disabled={!category}
                loading={change.isPending}
                onClick={() => change.mutate(expenses)}
              >
                {t('own.categorize_verb', { count: expenses.length })}
              </Button>
            </DialogActions>
          </Stack>
        </Dialog>
      )}
      {result && (
        <BatchResult
          done={t('own.categorized', { count: result.done })}
          refused={result.refused}
          onClose={() => setResult(undefined)}
        />
      )}
    </>
  )
  return { ask: setExpenses, dialogs }
}
